import type { Right } from '@nimio/domain/access/rights';
import type { WorklistKind } from '@nimio/domain/worklist/worklist.types';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { type PlainMessageId, useText } from '../../../shared/intl/use-text';
import { useUnread } from '../../../shared/messages/use-unread';
import { isAtWork } from '../../../shared/session/is-acting';
import { isBlocked } from '../../../shared/session/is-blocked';
import { useMember } from '../../../shared/session/use-session';
import { refreshWorklist, useWorklist } from '../../../shared/worklist/use-worklist';
import type { NavPage } from './navigation';

interface StaffPage {
  href: string;
  label: PlainMessageId;
  right?: Right;
  /** The queues on it. */
  queues?: readonly WorklistKind[];
  below?: string;
}

const mainPages: readonly StaffPage[] = [
  { href: '/', label: 'frame.worklist' },
  {
    href: '/staff/customers',
    label: 'frame.customers',
    right: 'searchCustomers',
    queues: ['identityChecks', 'withoutEstate'],
  },
  {
    href: '/accountings',
    label: 'frame.accounting',
    right: 'managePayments',
    queues: ['distributionsToApprove', 'unconfirmedAccounts', 'bouncedProfiles', 'expiringReserve'],
  },
  { href: '/invoices', label: 'frame.invoices', right: 'managePayments' },
  { href: '/staff/taxation', label: 'frame.taxation', right: 'handleTaxation', queues: ['taxProposals'] },
  { href: '/messages', label: 'frame.messages', queues: ['unreadMessages'], below: '/message' },
  { href: '/staff/suggestions', label: 'frame.suggestions', right: 'manageWorks' },
];

/** Rarely used pages. */
const otherPages: readonly StaffPage[] = [
  {
    href: '/staff/death-reports',
    label: 'frame.deathReports',
    right: 'manageCustomers',
    queues: ['deathReports'],
  },
  {
    href: '/staff/acquisition',
    label: 'frame.acquisition',
    right: 'manageCustomers',
    queues: ['outreachDue'],
  },
  { href: '/staff/authors', label: 'frame.staffAuthors', right: 'manageAuthorNames', queues: ['isniErrors'] },
  { href: '/staff/classes', label: 'frame.staffClasses', right: 'manageLibraryClasses' },
  { href: '/staff/logins', label: 'frame.staffAccounts', right: 'manageAccounts', queues: ['lockedLogins'] },
  { href: '/second-factor', label: 'frame.staffRights' },
];

interface StaffNavigation {
  pages: NavPage[];
  /** Pages for the menu of more pages. */
  more: NavPage[];
  /** The number of all tasks in the queues. */
  tasks: number;
}

/** The pages of staff, by their rights; `undefined` for customers, and for staff who act for one. */
export function useStaffNavigation(): StaffNavigation | undefined {
  const { t } = useText();
  const me = useMember()?.me;
  const { data } = useWorklist();
  const unread = useUnread();
  useRefreshOnEachPage();
  if (!me || isBlocked(me) || !isAtWork(me)) return undefined;
  const totalOf = (queue: WorklistKind): number | undefined => {
    // The mailbox is read again after each change of it.
    if (queue === 'unreadMessages') return unread;
    return data && (data.records.find(({ kind }) => kind === queue)?.total ?? 0);
  };
  const countOf = (queues: readonly WorklistKind[]): NonNullable<NavPage['count']> => {
    const totals = queues.map(totalOf);
    const value = totals.includes(undefined)
      ? undefined
      : totals.reduce<number>((sum, n) => sum + (n ?? 0), 0);
    const text = queues.includes('unreadMessages') ? 'frame.unread' : 'frame.openItems';
    return { value, text: t(text, { n: value ?? 0 }) };
  };
  const present = (pages: readonly StaffPage[]): NavPage[] =>
    pages
      .filter(({ right }) => right === undefined || me.rights.includes(right))
      .map(({ href, label, queues, below }) => ({
        href,
        label: t(label),
        missing: [],
        ...(below !== undefined && { below }),
        ...(queues && { count: countOf(queues) }),
      }));
  const [pages, more] = [present(mainPages), present(otherPages)];
  return { pages, more, tasks: tasksOn([...pages, ...more]) };
}

/** The number of tasks on some pages. */
export const tasksOn = (pages: readonly NavPage[]): number =>
  pages.reduce((sum, { count }) => sum + (count?.value ?? 0), 0);

/** What staff do on one page changes the queues that the next one shows. */
function useRefreshOnEachPage(): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    void refreshWorklist();
  }, [pathname]);
}
