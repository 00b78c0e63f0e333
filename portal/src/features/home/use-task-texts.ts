import { formatNumber } from '@nimio/design-system';
import { currentAccount } from '@nimio/domain/bank-account/current-account';
import { listChangeSuggestions } from '@nimio/domain/change-suggestion/change-suggestion.endpoints';
import { missingForWorks } from '@nimio/domain/profile/missing-for-works';
import type { Task, TaskId } from '@nimio/domain/profile/tasks';
import { effectiveRate } from '@nimio/domain/taxation/rate';
import { useEndpoint } from '../../api/use-endpoint';
import { formatPercent } from '../../shared/intl/percent';
import { useText } from '../../shared/intl/use-text';
import { useProfile } from '../../shared/session/use-session';
import { useToday } from '../../shared/settings/use-today';

const pages: Record<TaskId, string> = {
  taxation: '/settings/tax',
  changeSuggestions: '/works',
  bookSuggestions: '/works',
  contract: '/contract',
  contact: '/settings#basic',
  bankAccount: '/settings/bank',
  works: '/works',
};

/** The words for a task of the session's profile. */
export function useTaskTexts() {
  const { t } = useText();
  const profile = useProfile();
  const today = useToday();
  const { taxation } = profile;
  const received = useEndpoint(listChangeSuggestions, { params: { profileHash: profile.hash } });
  const [oldest] = received.data?.records ?? [];
  const rate = formatPercent(effectiveRate(taxation, today, taxation.defaultRate));

  const label = ({ id, count: n = 0 }: Task): string => {
    if (id === 'works') return t('home.works_label');
    return id === 'changeSuggestions' ? t('home.changeSuggestions', { n }) : t(`home.${id}`);
  };

  /** When it is done a fact, otherwise what to do. */
  const state = ({ id, state: is, count: n = 0 }: Task): string => {
    if (id === 'changeSuggestions') return t('home.changeSuggestions_todo', { n });
    if (id === 'bookSuggestions') return t('home.works', { n, count: formatNumber(n) });
    if (is === 'failed') return t('home.bankAccount_failed', { n });
    if (id === 'taxation' && is === 'alert')
      return t(taxation.taxYear === null ? 'home.taxation_missing' : 'home.taxation_old');
    if (is !== 'done') return t(`home.${id as 'contract'}_todo`);
    if (id === 'taxation')
      return taxation.taxYear === null
        ? t('home.taxation_pending')
        : t('home.taxation_done', { rate, year: taxation.taxYear });
    if (id === 'bankAccount')
      return t('home.bankAccount_done', { end: currentAccount(profile.bankAccounts)?.iban.slice(-4) ?? '' });
    if (id === 'works')
      return t('home.works', { n: profile.worksCount, count: formatNumber(profile.worksCount) });
    return t(`home.${id}_done`);
  };

  /** Why it is open. */
  const hint = ({ id, state: is, count: n = 0 }: Task): string => {
    if (is === 'failed') return t('home.bankAccount_failedHint');
    if (id === 'taxation') return t('home.taxation_hint', { rate });
    if (id === 'changeSuggestions') return t('home.changeSuggestions_hint', { n });
    if (id === 'bookSuggestions') return t('home.bookSuggestions_hint', { n });
    if (id === 'works' && missingForWorks(profile).length > 0) return t('home.worksLocked');
    return t(`home.${id}_hint`);
  };
  /** The whole sentence, for the most urgent one. */
  const title = ({ id, count: n = 0 }: Task): string => {
    if (id === 'taxation')
      return taxation.taxYear === null
        ? t('home.first_taxation')
        : t('home.first_taxationOld', { year: taxation.taxYear });
    if (id === 'changeSuggestions' || id === 'bookSuggestions') return t(`home.first_${id}`, { n });
    return t(`home.first_${id}`);
  };

  /** Where it is done; the oldest change suggestion first. */
  const page = ({ id }: Task): string =>
    id === 'changeSuggestions' && oldest ? `/works/${oldest.bookIsbn}/handlesuggestions` : pages[id];

  return { label, state, hint, title, page, rate };
}
