import { NumberField } from '@nimio/design-system';
import { amountFields, type BillableRole } from '@nimio/domain/work/roles';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import type { PortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { dealOf } from '../roles/role-state';
import { needsTranslators } from './add-work.form';
import type { AddWorkValues } from './carried';

interface AmountFieldsProps {
  form: PortalForm<AddWorkValues>;
  found: WorkForEdit;
}

/** The amounts of the chosen roles. */
export function AmountFields(props: AmountFieldsProps) {
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
    <NumberField
      {...field}
      label={t(`roles.${role}s`)}
      description={differs ? t(`add.differs_${role}`, { n: deal.amount }) : t(`roles.${role}sHint`)}
      minValue={1}
      maxValue={999}
    />
  );
}
