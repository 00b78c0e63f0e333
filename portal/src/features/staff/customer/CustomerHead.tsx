import { Button, formatDate, StatusBadge } from '@nimio/design-system';
import { currentContract } from '@nimio/domain/contract/contract';
import type { Customer } from '@nimio/domain/customer/customer.types';
import { termOfRole } from '@nimio/domain/profile/role-terms';
import { useNavigate } from 'react-router';
import { AsyncButton } from '../../../shared/action/AsyncButton';
import { languageNames } from '../../../shared/intl/language-names';
import { useText } from '../../../shared/intl/use-text';
import { Actions, Inline } from '../../../shared/page/layout';
import { selectProfile } from '../../../shared/session/session';
import { useMe } from '../../../shared/session/use-session';
import { useSettings } from '../../../shared/settings/use-settings';
import { useToday } from '../../../shared/settings/use-today';

/** Number, roles, birth and language, and the states that decide what staff do. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const { t, language } = useText();
  const { profile, bornOn } = customer;
  const spoken = languageNames.find(({ id }) => id === profile.language)?.label ?? '';
  const facts = [
    profile.extPartyCode === null
      ? t('customer.noNumber')
      : t('customer.number', { number: profile.extPartyCode }),
    ...profile.roles.map(({ code }) => termOfRole(code, language)),
    ...(bornOn ? [t('customer.born', { date: formatDate(bornOn) })] : []),
    t('customer.speaks', { language: spoken }),
  ];
  return (
    <>
      <span>{facts.join(' · ')}</span>
      <Inline>
        <States customer={customer} />
      </Inline>
    </>
  );
}

function States({ customer: { profile, summary, closedOn, diedOn } }: { customer: Customer }) {
  const { t } = useText();
  const { product } = useSettings();
  const contract = currentContract(profile.contracts, product, useToday());
  return (
    <>
      {closedOn && <StatusBadge>{t('customer.closedOn', { date: formatDate(closedOn) })}</StatusBadge>}
      {diedOn && <StatusBadge>{t('customer.diedOnDay', { date: formatDate(diedOn) })}</StatusBadge>}
      {summary.failedPayments > 0 && (
        <StatusBadge tone="danger">{t('customer.failed', { n: summary.failedPayments })}</StatusBadge>
      )}
      {summary.taxProposal && <StatusBadge tone="warning">{t('customer.taxWaits')}</StatusBadge>}
      {!closedOn && !diedOn && (
        <StatusBadge tone={contract ? 'success' : 'warning'}>
          {t(contract ? 'customer.hasContract' : 'customer.noContract')}
        </StatusBadge>
      )}
    </>
  );
}

/** Writing to the customer, and acting for the customer in the portal. */
export function CustomerActions({ customer }: { customer: Customer }) {
  const { t } = useText();
  const navigate = useNavigate();
  const mayAct = useMe().rights.includes('actForCustomers');
  const { hash, profileName } = customer.profile;
  const isOpen = customer.closedOn === null && customer.diedOn === null;
  return (
    <Actions>
      {isOpen && (
        <Button
          variant="second"
          onPress={() => void navigate('/messages', { state: { writeTo: [{ hash, profileName }] } })}
        >
          {t('customer.write')}
        </Button>
      )}
      {mayAct && (
        <AsyncButton variant="second" action={() => selectProfile(hash)}>
          {t('customer.act')}
        </AsyncButton>
      )}
    </Actions>
  );
}
