import { DescriptionList, NumberField } from '@nimio/design-system';
import { amountFields, type BillableRole } from '@nimio/domain/work/roles';
import { useText } from '../../../shared/intl/use-text';
import { dealOf } from '../roles/role-state';
import type { EditFieldsProps } from './edit-fields-props';
import { setsAmount } from './edit-work.form';

/** The amount of a role: a field for the owner of the deal, text for others. */
export function EditAmount({ of: role, form, stored, isDisabled }: EditFieldsProps & { of: BillableRole }) {
  const { t } = useText();
  const deal = dealOf(stored, role);
  if (setsAmount(stored, form.values.roles, role))
    return (
      <NumberField
        {...form.field(amountFields[role])}
        label={t(`roles.${role}s`)}
        description={t(`roles.${role}sHint`)}
        minValue={1}
        maxValue={999}
        isDisabled={isDisabled}
      />
    );
  return <DescriptionList items={[{ term: t(`roles.${role}s`), value: deal?.amount }]} />;
}
