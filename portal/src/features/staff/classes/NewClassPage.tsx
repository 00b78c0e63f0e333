import { Button, Text, TextField, toast } from '@nimio/design-system';
import { createLibraryClass } from '@nimio/domain/library-class/library-class.endpoints';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client';
import { PortalForm } from '../../../shared/form/PortalForm';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { Above, Measure } from '../../../shared/page/layout';
import { StaffPage } from '../StaffPage';
import { ClassFields } from './ClassFields';
import { classTexts, emptyClass, type NewClassValues, newClassBody, newClassErrors } from './class.form';
import { invalidateClasses } from './invalidate-classes';

/** Creates a library class. */
export function NewClassPage() {
  const { t } = useText();
  return (
    <StaffPage
      title={t('classes.new')}
      rights={['manageLibraryClasses']}
      above={[{ href: '/staff/classes', label: t('classes.title') }]}
    >
      <Above>
        <Text>{t('classes.begun')}</Text>
      </Above>
      <NewClassForm />
    </StaffPage>
  );
}

function NewClassForm() {
  const { t } = useText();
  const navigate = useNavigate();
  const form = usePortalForm<NewClassValues>({
    name: 'class.new',
    initial: emptyClass,
    validate: newClassErrors,
    texts: classTexts,
  });
  const save = form.save(
    async (values) => {
      await call(createLibraryClass, { body: newClassBody(values) });
      await invalidateClasses();
    },
    () => {
      toast.success(t('classes.added'));
      void navigate('/staff/classes');
    },
  );
  return (
    <PortalForm form={form} onSubmit={save} aria-label={t('classes.new')}>
      <Measure>
        <TextField
          {...form.field('code')}
          label={t('classes.code')}
          description={t('classes.codeHint')}
          width="9rem"
          autoComplete="off"
        />
        <ClassFields form={form} />
      </Measure>
      <Button type="submit" isPending={form.isSubmitting}>
        {t('classes.add')}
      </Button>
    </PortalForm>
  );
}
