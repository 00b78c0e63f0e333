import { Button, CheckboxGroup, toast } from '@nimio/design-system';
import { addCustomerRole, removeCustomerRole } from '@nimio/domain/customer/customer.endpoints';
import { type AssignableRole, assignableRoles } from '@nimio/domain/customer/customer.schema';
import type { Customer } from '@nimio/domain/customer/customer.types';
import { isOfStaff } from '@nimio/domain/profile/profile-roles';
import { termOfRole } from '@nimio/domain/profile/role-terms';
import { call } from '../../../api/client';
import { encodeFinding } from '../../../shared/form/field-finding';
import { PortalForm } from '../../../shared/form/PortalForm';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { useMe } from '../../../shared/session/use-session';

interface RolesFormProps {
  customer: Customer;
  onChange: () => Promise<unknown>;
  onSaved: () => void;
}

/** Adds and removes roles, each by one call; roles of estates change only with the estate. */
export function RolesForm({ customer, onChange, onSaved }: RolesFormProps) {
  const { t, language } = useText();
  const mayManageStaff = useMe().rights.includes('manageStaffAccounts');
  const { hash: profileHash, roles } = customer.profile;
  const held = roles.map(({ code }) => code);
  const offered = assignableRoles.filter((role) => mayManageStaff || !isOfStaff([role]));
  const others = held.filter((role) => !offered.some((one) => one === role));
  const form = usePortalForm<{ roles: string[] }>({
    name: `customer.${profileHash}.roles`,
    initial: { roles: offered.filter((role) => held.includes(role)) },
    validate: (values) =>
      values.roles.length + others.length === 0 ? { roles: encodeFinding({ code: 'roleMissing' }) } : {},
  });
  const write = async (values: { roles: string[] }) => {
    const isChosen = (role: AssignableRole) => values.roles.includes(role);
    try {
      for (const role of offered.filter((one) => isChosen(one) && !held.includes(one)))
        await call(addCustomerRole, { params: { profileHash }, body: { role } });
      for (const role of offered.filter((one) => !isChosen(one) && held.includes(one)))
        await call(removeCustomerRole, { params: { profileHash, role } });
    } finally {
      await onChange();
    }
  };
  const saved = () => {
    toast.success(t('customer.rolesSaved'));
    onSaved();
  };
  return (
    <PortalForm form={form} onSubmit={form.save(write, saved)} aria-label={t('customer.changeRoles')}>
      <CheckboxGroup
        {...form.field('roles')}
        label={t('customer.roles')}
        description={t('customer.rolesHint')}
        options={offered.map((id) => ({ id, label: termOfRole(id, language) }))}
      />
      <Button type="submit" isPending={form.isSubmitting} isInactive={!form.isDirty}>
        {t('customer.save')}
      </Button>
    </PortalForm>
  );
}
