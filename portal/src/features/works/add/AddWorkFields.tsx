import { Checkbox } from '@nimio/design-system';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import type { PortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { AuthorNameField } from '../AuthorNameField';
import { RolesField } from '../roles/RolesField';
import { canBecomeTranslated, roleBlock } from '../roles/role-state';
import { AmountFields } from './AmountFields';
import { withTranslated } from './add-work.form';
import type { AddWorkValues } from './carried';
import { MissingFields } from './MissingFields';

interface AddWorkFieldsProps {
  form: PortalForm<AddWorkValues>;
  found: WorkForEdit;
}

/** The fields of one work: missing facts, and the author's part. */
export function AddWorkFields({ form, found }: AddWorkFieldsProps) {
  const { t } = useText();
  const { translated } = form.values;
  return (
    <>
      <MissingFields form={form} found={found} />
      <AuthorNameField field={form.field('authorHash')} />
      {found.work === null && (
        <Checkbox
          {...form.field('translated')}
          onChange={(chosen) => form.setValues((now) => withTranslated(now, chosen))}
        >
          {t('works.translated')}
        </Checkbox>
      )}
      <RolesField
        field={form.field('roles')}
        blockOf={(role) => roleBlock(found, role, translated)}
        becomesTranslated={canBecomeTranslated(found) && !translated}
      />
      <AmountFields form={form} found={found} />
    </>
  );
}
