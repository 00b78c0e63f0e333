import {
  Button,
  DescriptionList,
  formatDate,
  LinkButton,
  Section,
  TextLink,
  toast,
} from '@nimio/design-system';
import { countryName } from '@nimio/domain/contact/country';
import { deleteCustomer, withdrawDeath } from '@nimio/domain/customer/customer.endpoints';
import type { Customer, CustomerLink } from '@nimio/domain/customer/customer.types';
import { estateRoleOf } from '@nimio/domain/estate/estate.schema';
import { termOfRole } from '@nimio/domain/profile/role-terms';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client';
import { invalidate } from '../../../api/use-endpoint';
import { ConfirmButton } from '../../../shared/action/ConfirmButton';
import { focusAfter } from '../../../shared/action/focus-after';
import type { Stored } from '../../../shared/conflict/save-version';
import { useText } from '../../../shared/intl/use-text';
import { SideBySide } from '../../../shared/page/frame-layout';
import { forgetCustomer } from '../../../shared/recent-customers/recent-customers';
import { useMe } from '../../../shared/session/use-session';
import { useSettings } from '../../../shared/settings/use-settings';
import { addressText } from './address-text';
import { CustomerDialog } from './CustomerDialog';
import { CreateEstateForm, EstateRoleForm, LinkAuthorForm } from './estate/EstateForms';
import { RecordForm } from './RecordForm';
import { RolesForm } from './RolesForm';
import { ClosingForm, DeathForm } from './StatusForms';

interface RecordSectionProps {
  stored: Stored<Customer>;
  onStored: (response: Stored<Customer>) => unknown;
  onChange: () => Promise<unknown>;
}

type Dialog =
  | 'edit'
  | 'changeRoles'
  | 'recordDeath'
  | 'createEstate'
  | 'changeEstate'
  | 'linkAuthor'
  | 'close'
  | 'reopen';

/** Who the customer is and how to reach them, with the actions that change the record. */
export function RecordSection({ stored, onStored, onChange }: RecordSectionProps) {
  const { t } = useText();
  const [open, setOpen] = useState<Dialog>();
  const { data: customer } = stored;
  const { hash: profileHash, person } = customer.profile;
  const moveFocus = useRef<() => void>(undefined);
  const done = () => {
    setOpen(undefined);
    // An action may have replaced its own button.
    moveFocus.current?.();
  };
  const form = { profileHash, onChange, onSaved: done };
  const estateRole = estateRoleOf(customer.profile.roles.map(({ code }) => code));
  const opener = (dialog: Dialog) => (
    <Button
      variant="quiet"
      size="sm"
      onPress={({ target }) => {
        moveFocus.current = focusAfter(target);
        setOpen(dialog);
      }}
    >
      {t(`customer.${dialog}`)}
    </Button>
  );
  return (
    <Section
      id="record"
      title={t('customer.record')}
      heading="margin"
      actions={
        <>
          {opener('edit')}
          <LinkButton variant="quiet" size="sm" href={`/staff/customers/${profileHash}/settings`}>
            {t('customer.editContact')}
          </LinkButton>
          {opener('changeRoles')}
          {person && customer.diedOn === null && opener('recordDeath')}
          {customer.diedOn !== null && customer.estate === null && (
            <>
              {opener('createEstate')}
              <WithdrawDeath customer={customer} onChange={onChange} />
            </>
          )}
          {estateRole && opener('changeEstate')}
          {estateRole && customer.estateOf === null && opener('linkAuthor')}
          {customer.estate === null && opener(customer.closedOn === null ? 'close' : 'reopen')}
          <DeleteCustomer customer={customer} />
        </>
      }
    >
      <SideBySide>
        <DescriptionList items={useIdentityFacts(customer)} />
        <DescriptionList items={useContactFacts(customer)} />
      </SideBySide>
      {open && (
        <CustomerDialog title={t(`customer.${open}`)} onClose={done}>
          {open === 'edit' && <RecordForm stored={stored} onStored={onStored} onSaved={done} />}
          {open === 'changeRoles' && <RolesForm customer={customer} onChange={onChange} onSaved={done} />}
          {open === 'recordDeath' && <DeathForm {...form} />}
          {open === 'createEstate' && <CreateEstateForm {...form} />}
          {open === 'changeEstate' && estateRole && <EstateRoleForm {...form} role={estateRole} />}
          {open === 'linkAuthor' && <LinkAuthorForm {...form} />}
          {(open === 'close' || open === 'reopen') && <ClosingForm {...form} action={open} />}
        </CustomerDialog>
      )}
    </Section>
  );
}

function WithdrawDeath({
  customer,
  onChange,
}: Pick<RecordSectionProps, 'onChange'> & { customer: Customer }) {
  const { t } = useText();
  const params = { profileHash: customer.profile.hash };
  const withdraw = async () => {
    await call(withdrawDeath, { params });
    toast.success(t('customer.deathWithdrawn'));
    await onChange();
  };
  return (
    <ConfirmButton
      variant="quiet"
      size="sm"
      action={withdraw}
      title={t('customer.withdrawDeathTitle')}
      body={t('customer.withdrawDeathBody')}
      confirmLabel={t('customer.withdrawDeath')}
      cancelLabel={t('customer.cancel')}
      isDanger={false}
    >
      {t('customer.withdrawDeath')}
    </ConfirmButton>
  );
}

/** For a customer created by mistake; one in use is closed instead. */
function DeleteCustomer({ customer }: { customer: Customer }) {
  const { t } = useText();
  const navigate = useNavigate();
  const { defaultProfileHash } = useMe().user;
  const { hash: profileHash, profileName, worksCount, contracts } = customer.profile;
  if (worksCount > 0 || contracts.length > 0) return null;
  const remove = async () => {
    await call(deleteCustomer, { params: { profileHash } });
    toast.success(t('customer.deleted'));
    forgetCustomer(defaultProfileHash, profileHash);
    await navigate('/staff/customers');
    await invalidate('/profiles/customer');
  };
  return (
    <ConfirmButton
      variant="quiet"
      size="sm"
      action={remove}
      title={t('customer.deleteTitle')}
      body={t('customer.deleteBody', { name: profileName })}
      confirmLabel={t('customer.delete')}
      cancelLabel={t('customer.cancel')}
    >
      {t('customer.delete')}
    </ConfirmButton>
  );
}

function useIdentityFacts({ profile, formerNames, bornOn, identityNote, taxResidence, ...status }: Customer) {
  const { t, language } = useText();
  const { person, organisation } = profile;
  const former = formerNames.map(({ name, until }) =>
    t('customer.formerName', { name, date: formatDate(until) }),
  );
  return [
    {
      term: t('customer.name'),
      value: (
        <>
          {[profile.profileName, organisation?.name2].filter(Boolean).join(', ')}
          {former.map((text, index) => (
            <div key={index}>
              <small>{text}</small>
            </div>
          ))}
        </>
      ),
    },
    person
      ? {
          term: t('customer.identityCode'),
          value: t(person.ssn === null ? 'customer.codeMissing' : 'customer.codeStored'),
        }
      : { term: t('customer.registerNumber'), value: organisation?.registerNumber ?? t('customer.unknown') },
    ...(person
      ? [{ term: t('customer.bornOn'), value: bornOn ? formatDate(bornOn) : t('customer.unknown') }]
      : []),
    ...(identityNote ? [{ term: t('customer.identityNote'), value: identityNote }] : []),
    { term: t('customer.taxResidence'), value: countryName(taxResidence, language) ?? taxResidence },
    {
      term: t('customer.roles'),
      value: profile.roles.map(({ code }) => termOfRole(code, language)).join(', '),
    },
    ...(profile.nameData.length > 0
      ? [
          {
            term: t('customer.authorNames'),
            value: profile.nameData.map(({ authorHash, name1, name2 }) => (
              <div key={authorHash}>{[name1, name2].filter(Boolean).join(' ')}</div>
            )),
          },
        ]
      : []),
    ...(status.estate
      ? [{ term: t('customer.estate'), value: <CustomerLinkText {...status.estate} /> }]
      : []),
    ...(status.estateOf
      ? [{ term: t('customer.estateOf'), value: <CustomerLinkText {...status.estateOf} /> }]
      : []),
    ...(status.closedReason ? [{ term: t('customer.closingReason'), value: status.closedReason }] : []),
  ];
}

function CustomerLinkText({ hash, profileName, extPartyCode }: CustomerLink) {
  return (
    <TextLink href={`/staff/customers/${hash}`}>
      {[profileName, extPartyCode].filter(Boolean).join(', ')}
    </TextLink>
  );
}

function useContactFacts({ profile }: Customer) {
  const { t, language } = useText();
  const { participations, productionTypes } = useSettings();
  const termsOf = (chosen: readonly { code: string }[], offered: readonly { code: string; term: string }[]) =>
    offered
      .filter(({ code }) => chosen.some((one) => one.code === code))
      .map(({ term }) => term)
      .join(', ');
  const { phone, email } = profile;
  const permitted = (value: string | null, isPermitted: 0 | 1) =>
    value ? t(isPermitted ? 'customer.mayUse' : 'customer.mayNotUse', { value }) : t('customer.unknown');
  const memberships = termsOf(profile.participations, participations);
  const genres = termsOf(profile.productions, productionTypes);
  return [
    { term: t('customer.address'), value: addressText(profile, language) || t('customer.unknown') },
    { term: t('customer.phone'), value: permitted(phone, profile.allowContactByPhone) },
    { term: t('customer.email'), value: permitted(email, profile.allowContactByEmail) },
    ...(memberships ? [{ term: t('customer.memberships'), value: memberships }] : []),
    ...(genres ? [{ term: t('customer.genres'), value: genres }] : []),
    { term: t('customer.newsletter'), value: t(profile.mailNewsletter ? 'customer.yes' : 'customer.no') },
  ];
}
