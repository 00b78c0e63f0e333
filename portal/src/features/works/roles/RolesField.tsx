import { type BoundField, CheckboxGroup, NumberField, type NumberFieldProps } from '@nimio/design-system';
import { type BillableRole, type CreatorRole, creatorRoles, isBillable } from '@nimio/domain/work/roles';
import { InfoBox } from '../../../shared/info/InfoBox';
import { useText } from '../../../shared/intl/use-text';
import { Above } from '../../../shared/page/layout';
import { useWorkLabels } from '../use-work-labels';
import type { RoleBlock } from './role-state';

interface RolesFieldProps {
  field: BoundField<CreatorRole[]>;
  /** Why a role cannot be taken. */
  blockOf: (role: CreatorRole) => RoleBlock | undefined;
  /** Taking the translator's role makes the work a translation. */
  becomesTranslated: boolean;
  isDisabled?: boolean;
}

/** The four roles; each explains itself, or why it cannot be taken. */
export function RolesField({ field, blockOf, becomesTranslated, isDisabled = false }: RolesFieldProps) {
  const { t } = useText();
  const labels = useWorkLabels();
  const meaning = (role: CreatorRole) => {
    const block = blockOf(role);
    if (block) return t(`roles.${block}`);
    if (!isBillable(role)) return t('roles.notPaid');
    return role === 'translator' && becomesTranslated ? t('roles.becomesTranslated') : undefined;
  };
  return (
    <>
      <CheckboxGroup
        {...field}
        onChange={(chosen) => field.onChange(creatorRoles.filter((role) => chosen.includes(role)))}
        label={t('roles.label')}
        isDisabled={isDisabled}
        options={creatorRoles.map((role) => {
          const description = meaning(role);
          return {
            id: role,
            label: labels.role(role),
            // A role that was ticked before it was blocked can be unticked.
            isDisabled: blockOf(role) !== undefined && !field.value.includes(role),
            ...(description !== undefined && { description }),
          };
        })}
      />
      <Above>
        <InfoBox place="work-roles" />
      </Above>
    </>
  );
}

interface AmountFieldProps extends Omit<NumberFieldProps, 'label'> {
  of: BillableRole;
}

/** How many share a role in all. */
export function AmountField({ of: role, ...field }: AmountFieldProps) {
  const { t } = useText();
  const texts = { label: t(`roles.${role}s`), description: t(`roles.${role}sHint`) };
  return <NumberField {...texts} minValue={1} maxValue={999} {...field} />;
}
