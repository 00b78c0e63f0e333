import {
  Button,
  CheckboxGroup,
  LinkButton,
  Notice,
  RadioGroup,
  Section,
  TextLink,
  toast,
} from '@nimio/design-system';
import { createCustomer } from '@nimio/domain/customer/customer.endpoints';
import { assignableRoles, customerKinds } from '@nimio/domain/customer/customer.schema';
import type { ErrorDetails } from '@nimio/domain/errors';
import { isOfStaff } from '@nimio/domain/profile/profile-roles';
import { termOfRole } from '@nimio/domain/profile/role-terms';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/api-error';
import { call } from '../../../api/client';
import { invalidate } from '../../../api/use-endpoint';
import { PortalForm } from '../../../shared/form/PortalForm';
import { type PortalForm as State, usePortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { Actions, Measure } from '../../../shared/page/layout';
import { useMe } from '../../../shared/session/use-session';
import { StaffPage } from '../StaffPage';
import { ContactFields } from './ContactFields';
import {
  customerTexts,
  emptyCustomer,
  type NewCustomerValues,
  newCustomerBody,
  newCustomerErrors,
} from './customer.form';
import { IdentityFields } from './IdentityFields';

/** Creates a customer, for example from a paper form. */
export function NewCustomerPage() {
  const { t } = useText();
  return (
    <StaffPage
      title={t('customer.new')}
      rights={['manageCustomers']}
      above={[{ href: '/staff/customers', label: t('customer.list') }]}
      lead={t('customer.newLead')}
    >
      <NewCustomerForm />
    </StaffPage>
  );
}

function NewCustomerForm() {
  const { t } = useText();
  const navigate = useNavigate();
  const form = usePortalForm<NewCustomerValues>({
    name: 'customer.new',
    initial: emptyCustomer,
    validate: newCustomerErrors,
    texts: customerTexts,
    neverStored: ['identityCode', 'bornOn', 'identityNote', 'streetAddress', 'coAddress', 'phone', 'email'],
  });
  const submit = (event?: FormEvent, over: object = {}) => {
    const created = { hash: '' };
    const create = async (values: NewCustomerValues) => {
      const { profile } = await call(createCustomer, { body: { ...newCustomerBody(values), ...over } });
      created.hash = profile.hash;
      await invalidate('/profiles/customer-data');
    };
    const open = () => {
      toast.success(t('customer.created'));
      void navigate(`/staff/customers/${created.hash}`);
    };
    return form.save(create, open)(event);
  };
  const duplicates = duplicatesOf(form.failure);
  return (
    <PortalForm
      form={form}
      onSubmit={submit}
      aria-label={t('customer.new')}
      failureNotice={
        duplicates && (
          <Notice
            tone="warning"
            title={t('customer.duplicatesTitle', { n: duplicates.length })}
            actions={
              <Button
                variant="second"
                isPending={form.isSubmitting}
                onPress={() => void submit(undefined, { acceptDuplicates: 1 })}
              >
                {t('customer.createAnyway')}
              </Button>
            }
          >
            <ul>
              {duplicates.map(({ hash, profileName }) => (
                <li key={hash}>
                  <TextLink href={`/staff/customers/${hash}`}>{profileName}</TextLink>
                </li>
              ))}
            </ul>
            <p>{t('customer.duplicatesBody')}</p>
          </Notice>
        )
      }
    >
      <Measure>
        <RadioGroup
          {...form.field('kind')}
          label={t('customer.kind')}
          options={customerKinds.map((id) => ({ id, label: t(`customer.kind_${id}`) }))}
        />
        <IdentityFields form={form} />
        <RolesField form={form} />
        <Section id="contact" title={t('customer.contact')}>
          <ContactFields form={form} />
        </Section>
      </Measure>
      <Actions>
        <Button type="submit" isPending={form.isSubmitting}>
          {t('customer.create')}
        </Button>
        <LinkButton href="/staff/customers" variant="quiet">
          {t('customer.cancel')}
        </LinkButton>
      </Actions>
    </PortalForm>
  );
}

/** The customers who may be the one that is to be created. */
const duplicatesOf = (failure: unknown): ErrorDetails['duplicates'] =>
  failure instanceof ApiError && failure.code === 'possibleDuplicate'
    ? failure.details.duplicates
    : undefined;

function RolesField({ form }: { form: State<NewCustomerValues> }) {
  const { t, language } = useText();
  const mayManageStaff = useMe().rights.includes('manageStaffAccounts');
  const roles = assignableRoles.filter((role) => mayManageStaff || !isOfStaff([role]));
  return (
    <CheckboxGroup
      {...form.field('roles')}
      label={t('customer.roles')}
      options={roles.map((id) => ({ id, label: termOfRole(id, language) }))}
    />
  );
}
