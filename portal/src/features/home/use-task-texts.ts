import { formatNumber } from '@nimio/design-system';
import { currentAccount } from '@nimio/domain/bank-account/current-account';
import { listChangeSuggestions } from '@nimio/domain/change-suggestion/change-suggestion.endpoints';
import { missingForWorks } from '@nimio/domain/profile/missing-for-works';
import type { Task, TaskId } from '@nimio/domain/profile/tasks';
import { effectiveRate, isInForce } from '@nimio/domain/taxation/rate';
import { useEndpoint } from '../../api/use-endpoint';
import { formatPercent } from '../../shared/intl/percent';
import { useText } from '../../shared/intl/use-text';
import { useProfile } from '../../shared/session/use-session';
import { useToday } from '../../shared/settings/use-today';

/** How Home describes a task. */
export interface TaskTexts {
  /** Its subject, in the list. */
  label: string;
  /** What to do; for a completed task, the fact that shows it. */
  stateText: string;
  /** The reason why it is open. */
  hint: string;
  /** A sentence that says what is missing, for the most urgent task. */
  title: string;
  /** The label of its button. */
  action: string;
  href: string;
}

/** Returns a function that describes the tasks of the session's profile. */
export function useTaskTexts(): (task: Task) => TaskTexts {
  const { t } = useText();
  const profile = useProfile();
  const received = useEndpoint(listChangeSuggestions, { params: { profileHash: profile.hash } });
  const [oldest] = received.data?.records ?? [];
  const { worksCount } = profile;
  const works = (n: number) => t('home.works', { n, count: formatNumber(n) });
  const describe: Record<TaskId, (task: Task) => TaskTexts> = {
    taxation: useTaxation(),
    bankAccount: useAccount(),
    changeSuggestions: ({ count: n = 0 }) => ({
      label: t('home.changeSuggestions', { n }),
      stateText: t('home.changeSuggestions_todo', { n }),
      hint: t('home.changeSuggestions_hint', { n }),
      title: t('home.first_changeSuggestions', { n }),
      action: t('home.do_changeSuggestions'),
      href: oldest ? `/works/${oldest.bookIsbn}/handlesuggestions` : '/works',
    }),
    bookSuggestions: ({ count: n = 0 }) => ({
      label: t('home.bookSuggestions'),
      stateText: works(n),
      hint: t('home.bookSuggestions_hint', { n }),
      title: t('home.first_bookSuggestions', { n }),
      action: t('home.do_bookSuggestions'),
      href: '/works',
    }),
    contract: ({ state }) => ({
      label: t('home.contract'),
      stateText: t(state === 'done' ? 'home.contract_done' : 'home.contract_todo'),
      hint: t('home.contract_hint'),
      title: t('home.first_contract'),
      action: t('home.do_contract'),
      href: '/contract',
    }),
    contact: ({ state }) => ({
      label: t('home.contact'),
      stateText: t(state === 'done' ? 'home.contact_done' : 'home.contact_todo'),
      hint: t('home.contact_hint'),
      title: t('home.first_contact'),
      action: t('home.do_contact'),
      href: '/settings#basic',
    }),
    works: ({ state }) => ({
      label: t('home.works_label'),
      stateText: state === 'done' ? works(worksCount) : t('home.works_todo'),
      hint: t(missingForWorks(profile).length > 0 ? 'home.worksLocked' : 'home.works_hint'),
      title: t('home.first_works'),
      action: t('home.do_works'),
      href: '/works',
    }),
  };
  return (task) => describe[task.id](task);
}

function useTaxation(): (task: Task) => TaskTexts {
  const { t } = useText();
  const { taxation } = useProfile();
  const today = useToday();
  const rate = formatPercent(effectiveRate(taxation, today, taxation.defaultRate));
  const { taxYear: year } = taxation;
  const fact = () => {
    if (taxation.proposalStatus === 'PENDING') return t('home.taxation_pending');
    return year !== null && isInForce(taxation, today)
      ? t('home.taxation_done', { rate, year })
      : t('home.taxation_ok');
  };
  return ({ state }) => ({
    label: t('home.taxation'),
    stateText: state === 'done' ? fact() : t(year === null ? 'home.taxation_missing' : 'home.taxation_old'),
    hint: t(isInForce(taxation, today) ? 'home.taxation_oldHint' : 'home.taxation_hint', { rate }),
    title: year === null ? t('home.first_taxation') : t('home.first_taxationOld', { year }),
    action: t('home.do_taxation'),
    href: '/settings/tax',
  });
}

function useAccount(): (task: Task) => TaskTexts {
  const { t } = useText();
  const { bankAccounts } = useProfile();
  const account = currentAccount(bankAccounts);
  const isUnconfirmed = account?.isConfirmed === 0;
  const end = account?.iban.slice(-4) ?? '';
  const same = { label: t('home.bankAccount'), href: '/settings/bank' };
  return ({ state, count: n = 0 }) => {
    if (state === 'failed')
      return {
        ...same,
        stateText: t('home.bankAccount_failed', { n }),
        hint: t('home.bankAccount_failedHint'),
        title: t('home.failed', { n }),
        action: t(account ? 'home.checkAccount' : 'home.do_bankAccount'),
      };
    const fact = t(isUnconfirmed ? 'home.bankAccount_unconfirmed' : 'home.bankAccount_done', { end });
    return {
      ...same,
      stateText: state === 'done' ? fact : t(account ? 'home.confirmAccount' : 'home.bankAccount_todo'),
      hint: t(account ? 'home.confirmAccount_hint' : 'home.bankAccount_hint'),
      title: t(account ? 'home.first_confirmAccount' : 'home.first_bankAccount'),
      action: t(account ? 'home.do_confirmAccount' : 'home.do_bankAccount'),
    };
  };
}
