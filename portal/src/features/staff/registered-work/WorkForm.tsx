import { Button, Checkbox, Select, TextField, toast } from '@nimio/design-system';
import { bookTypes } from '@nimio/domain/work/book-types';
import { correctWork, getWork } from '@nimio/domain/work/register.endpoints';
import { correctWorkSchema } from '@nimio/domain/work/register.schema';
import type { RegisteredWork } from '@nimio/domain/work/register.types';
import { exchange } from '../../../api/client';
import { ConflictChoice } from '../../../shared/conflict/ConflictChoice';
import type { Stored } from '../../../shared/conflict/save-version';
import { useVersionedForm } from '../../../shared/conflict/use-versioned-form';
import { PortalForm } from '../../../shared/form/PortalForm';
import { validateWith } from '../../../shared/form/validate-with';
import { useText } from '../../../shared/intl/use-text';
import { type WorkValues, workBody, workValues } from './work.form';

interface WorkFormProps {
  stored: Stored<RegisteredWork>;
  onStored: (response: Stored<RegisteredWork>) => Promise<unknown>;
}

const validate = validateWith<WorkValues>(correctWorkSchema, workBody);

/** The form for the register's data of a work. */
export function WorkForm({ stored, onStored }: WorkFormProps) {
  const { t } = useText();
  const { isbn } = stored.data;
  const params = { isbn };
  const { form, save, conflict } = useVersionedForm<RegisteredWork, WorkValues>({
    stored,
    valuesOf: workValues,
    read: () => exchange(getWork, { params }),
    write: (values, over) => exchange(correctWork, { params, body: workBody(values), ifMatch: over.etag }),
    name: `registeredWork.${isbn}`,
    validate,
    texts: { 'name.required': 'registeredWork.nameRequired', 'publishYear.wrongType': 'fields.yearInvalid' },
    onStored,
    onSaved: () => toast.success(t('registeredWork.saved')),
  });
  const typeOptions = bookTypes.map((id) => ({ id, label: t(`registeredWork.type_${id}`) }));
  const shown = (name: keyof WorkValues, values: WorkValues): string => {
    if (name === 'translated') return t(values.translated ? 'registeredWork.yes' : 'registeredWork.no');
    if (name === 'bookType') return typeOptions.find(({ id }) => id === values.bookType)?.label ?? '';
    return values[name];
  };
  return (
    <PortalForm
      form={form}
      onSubmit={save}
      aria-label={t('registeredWork.correct')}
      failureNotice={
        conflict && (
          <ConflictChoice
            conflict={conflict}
            label={(name) => t(`registeredWork.${name}`)}
            text={(name, side) => shown(name, conflict[side])}
          />
        )
      }
    >
      <TextField {...form.field('name')} label={t('registeredWork.name')} />
      <TextField {...form.field('subtitle')} label={t('registeredWork.subtitle')} />
      <TextField {...form.field('publisher')} label={t('registeredWork.publisher')} width="20rem" />
      <TextField
        {...form.field('publishYear')}
        label={t('registeredWork.publishYear')}
        inputMode="numeric"
        width="9rem"
      />
      <Select
        {...form.field('bookType')}
        label={t('registeredWork.bookType')}
        options={typeOptions}
        width="14rem"
      />
      <Checkbox {...form.field('translated')} description={t('registeredWork.translatedHint')}>
        {t('registeredWork.translated')}
      </Checkbox>
      <TextField {...form.field('libraryClass')} label={t('registeredWork.libraryClass')} width="9rem" />
      <Button type="submit" variant="second" isPending={form.isSubmitting} isInactive={!form.isDirty}>
        {t('registeredWork.save')}
      </Button>
    </PortalForm>
  );
}
