import { DescriptionList } from '@nimio/design-system';
import { amountFields, type BillableRole, billableRoles } from '@nimio/domain/work/roles';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { useText } from '../../../shared/intl/use-text';
import { AuthorNameField } from '../AuthorNameField';
import { ownShare, type ShareFacts } from '../roles/own-share';
import { AmountField, RolesField } from '../roles/RolesField';
import { canBecomeTranslated, dealOf, roleBlock } from '../roles/role-state';
import { ShareEffect } from '../roles/ShareEffect';
import type { EditPartProps } from './EditPart';
import { type EditWorkValues, setsAmount, valuesOf } from './edit-work.form';

/** The author name, the roles and their amounts, with their effect on the share. */
export default function SharesFields(props: EditPartProps) {
  const { form, stored, isDisabled } = props;
  const isTranslated = stored.work?.translated === 1;
  return (
    <>
      <AuthorNameField field={form.field('authorHash')} isDisabled={isDisabled} />
      <RolesField
        field={form.field('roles')}
        blockOf={(role) => roleBlock(stored, role, isTranslated)}
        becomesTranslated={!isTranslated && canBecomeTranslated(stored)}
        isDisabled={isDisabled}
      />
      {billableRoles
        .filter((role) => form.values.roles.includes(role))
        .map((role) => (
          <Amount key={role} of={role} {...props} />
        ))}
      <ShareEffect
        facts={factsOf(stored, form.values)}
        before={ownShare(factsOf(stored, valuesOf(stored)))}
      />
    </>
  );
}

/** The amount of a role: a field for the owner of the deal, text for others. */
function Amount({ of: role, form, stored, isDisabled }: EditPartProps & { of: BillableRole }) {
  const { t } = useText();
  const deal = dealOf(stored, role);
  if (setsAmount(stored, form.values.roles, role))
    return <AmountField of={role} {...form.field(amountFields[role])} isDisabled={isDisabled} />;
  return <DescriptionList items={[{ term: t(`roles.${role}s`), value: deal?.amount }]} />;
}

/** The facts of the share: the form's numbers where the author may set them, otherwise the stored ones. */
function factsOf(stored: WorkForEdit, values: EditWorkValues): ShareFacts {
  const { roles, numberOfAuthors, numberOfTranslators } = values;
  const amount = (role: BillableRole, typed: number | null) =>
    setsAmount(stored, roles, role) ? (typed ?? 0) : (dealOf(stored, role)?.amount ?? 0);
  return {
    roles,
    translated: stored.work?.translated === 1 || roles.includes('translator'),
    numberOfAuthors: amount('author', numberOfAuthors),
    numberOfTranslators: amount('translator', numberOfTranslators),
  };
}
