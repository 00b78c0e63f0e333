import { NumberField } from '@nimio/design-system';
import { amountFields, type BillableRole, billableRoles } from '@nimio/domain/work/roles';
import type { PortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { Measure } from '../../../shared/page/layout';
import { AuthorNameField } from '../AuthorNameField';
import { RolesField } from '../roles/RolesField';
import type { ManyWorksValues } from './many-works.form';

/** The values for all works that have none of their own. */
export function SharedFields({ form }: { form: PortalForm<ManyWorksValues> }) {
  const { t } = useText();
  const { roles } = form.values;
  return (
    <Measure>
      <h3>{t('addMany.sharedTitle')}</h3>
      <p>{t('addMany.sharedHint')}</p>
      <AuthorNameField field={form.field('authorHash')} />
      {/* What stands against a role is a matter of each work, and is said in its row. */}
      <RolesField field={form.field('roles')} blockOf={() => undefined} becomesTranslated={false} />
      {billableRoles.map((role) => roles.includes(role) && <Amount key={role} of={role} form={form} />)}
    </Measure>
  );
}

function Amount({ of: role, form }: { of: BillableRole; form: PortalForm<ManyWorksValues> }) {
  const { t } = useText();
  return (
    <NumberField
      {...form.field(amountFields[role])}
      label={t(`roles.${role}s`)}
      description={t(`roles.${role}sHint`)}
      minValue={1}
      maxValue={999}
    />
  );
}
