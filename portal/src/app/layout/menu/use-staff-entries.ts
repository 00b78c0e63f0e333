import type { MenuEntry } from '@nimio/design-system';
import type { Right } from '@nimio/domain/access/rights';
import { type PlainMessageId, useText } from '../../../shared/intl/use-text';
import { isActing } from '../../../shared/session/is-acting';
import { isUnraised } from '../../../shared/session/second-factor';
import type { Member } from '../../../shared/session/session-store';
import { useReturnToOwn } from './use-profile-actions';

interface StaffPage {
  href: string;
  label: PlainMessageId;
  /** Any of these rights is enough. */
  rights: readonly Right[];
}

/** The pages of staff who act for a customer, by their rights; on their own profile they have a navigation. */
const staffPages: readonly StaffPage[] = [
  { href: '/staff/authors', label: 'frame.staffAuthors', rights: ['manageAuthorNames'] },
  { href: '/staff/suggestions', label: 'frame.staffSuggestions', rights: ['manageWorks'] },
  { href: '/staff/taxation', label: 'frame.staffTaxation', rights: ['handleTaxation'] },
  { href: '/accountings', label: 'frame.staffPayments', rights: ['managePayments'] },
  { href: '/invoices', label: 'frame.invoices', rights: ['managePayments'] },
  { href: '/staff/classes', label: 'frame.staffClasses', rights: ['manageLibraryClasses'] },
  { href: '/staff/logins', label: 'frame.staffAccounts', rights: ['manageAccounts'] },
];

/** Menu entries for staff only (specification §2, Navigation). */
export function useStaffEntries(member: Member, onChooseCustomer: () => void): MenuEntry[] {
  const { t } = useText();
  const goBack = useReturnToOwn(member);
  const { me } = member;
  const has = (right: Right): boolean => me.rights.includes(right);
  if (isUnraised(me)) return [{ id: 'confirm', label: t('frame.confirm'), href: '/second-factor' }];
  if (me.rights.length === 0) return [];
  const pages = staffPages.filter(({ rights }) => rights.some(has));
  return [
    ...(has('searchCustomers') && has('actForCustomers')
      ? [{ id: 'customers', label: t('frame.changeCustomer'), onAction: onChooseCustomer }]
      : []),
    ...(goBack ? [{ id: 'own', label: t('frame.backToStaff'), onAction: goBack }] : []),
    ...(isActing(me)
      ? [
          ...pages.map(({ href, label }) => ({ id: href, label: t(label), href })),
          { id: 'rights', label: t('frame.staffRights'), href: '/second-factor' },
        ]
      : []),
  ];
}
