import { Checkbox } from '@nimio/design-system';
import { amountFields, type BillableRole } from '@nimio/domain/work/roles';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import type { PortalForm } from '../../../../shared/form/use-portal-form';
import { useText } from '../../../../shared/intl/use-text';
import { AuthorNameField } from '../../AuthorNameField';
import { AmountField, RolesField } from '../../roles/RolesField';
import { canBecomeTranslated, dealOf, roleBlock } from '../../roles/role-state';
import { needsTranslators, withTranslated } from './add-work.form';
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

interface AmountFieldsProps {
  form: PortalForm<AddWorkValues>;
  found: WorkForEdit;
}

/** The amounts of the chosen roles. */
function AmountFields(props: AmountFieldsProps) {
  const { form, found } = props;
  return (
    <>
      {form.values.roles.includes('author') && <Amount of="author" {...props} />}
      {needsTranslators(form.values, found) && <Amount of="translator" {...props} />}
    </>
  );
}

/** An amount; for an existing deal it says that the deal's number is used. */
function Amount({ of: role, form, found }: AmountFieldsProps & { of: BillableRole }) {
  const { t } = useText();
  const field = form.field(amountFields[role]);
  const deal = dealOf(found, role);
  const differs = deal !== null && field.value !== null && field.value !== deal.amount;
  return (
    <AmountField
      of={role}
      {...field}
      {...(differs && { description: t(`add.differs_${role}`, { n: deal.amount }) })}
    />
  );
}
