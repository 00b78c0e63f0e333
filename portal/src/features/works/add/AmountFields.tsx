import { NumberField } from '@nimio/design-system';
import { amountFields, type BillableRole } from '@nimio/domain/work/roles';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import type { PortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { dealOf } from '../roles/role-state';
import { tellsTranslators } from './add-work.form';
import { type AddWorkValues } from './carried';

interface AmountFieldsProps {
  form: PortalForm<AddWorkValues>;
  found: WorkForEdit;
}

/** How many share each role that is told of. */
export function AmountFields({ form, found }: AmountFieldsProps) {
  return (
    <>
      {form.values.roles.includes('author') && <Amount of="author" form={form} found={found} />}
      {tellsTranslators(form.values, found) && <Amount of="translator" form={form} found={found} />}
    </>
  );
}

/** A number; beside a division that exists it says that the division's number holds. */
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
