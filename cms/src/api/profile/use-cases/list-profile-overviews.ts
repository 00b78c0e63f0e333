import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { type MailboxKind, mailboxKind } from '@nimio/domain/message/mailbox';
import { inOrder, isFound, nextPaymentOf, overviewProfiles, totalsOf } from '@nimio/domain/profile/overview';
import type { ProfileOverview } from '@nimio/domain/profile/overview.types';
import type * as endpoints from '@nimio/domain/profile/profile.endpoints';
import { isOpen, tasksOf } from '@nimio/domain/profile/tasks';
import type { Caller, UseCase } from '../../../http/call.js';
import { type ProfileSet, profilesGrantedTo } from '../../../identity/profile-access.js';
import { type System, system } from '../../../system.js';
import { readPlanned } from '../../accounting/payment-store.js';
import { netOf } from '../../accounting/present.js';
import { countUnread } from '../../message/store.js';
import { presentTaxData } from '../../taxation/present.js';
import { presentBankAccount, presentContract, presentSummary } from '../present.js';
import { contactDetails, groupByProfile, readTaskData, type TaskData } from '../store.js';
import { readTaskCounts } from '../task-counts.js';

/**
 * The totals and the order need every profile of the account, so all are read, in a fixed number of queries, before a page
 * is taken.
 */
export const listProfileOverviews: UseCase<typeof endpoints.listProfileOverviews> = async ({
  query,
  caller,
}) => {
  const { q, hasTasks, sort, direction, language, limit, offset = 0 } = query;
  const profiles = await readOverviews(system(), caller);
  const found = profiles.filter((profile) => isFound(profile, { q, hasTasks: hasTasks === 1 }));
  const sorted = inOrder(found, { sort, direction, language });
  return {
    records: sorted.slice(offset, limit && offset + limit),
    total: found.length,
    ...totalsOf(profiles),
  };
};

async function readOverviews(app: System, caller: Caller): Promise<ProfileOverview[]> {
  const { db, product } = app;
  const now = app.now();
  const profiles = profilesGrantedTo(caller.accountId, now.toISOString());
  const [data, planned, { countsOf, failedOf }] = await Promise.all([
    readTaskData(db, profiles),
    readPlanned(db, profiles, finnishDay(now)),
    readTaskCounts(db, profiles),
  ]);
  const listed = overviewProfiles(
    data.map((of) => ({ ...of, hash: of.profile.hash })),
    caller.defaultProfileHash,
  );
  const unreadOf = await readUnread(app, caller, profiles, listed);
  const plannedBy = groupByProfile(planned);
  return listed.map((of) => {
    const { id } = of.profile;
    const taskProfile = presentTaskProfile(of);
    const payments = [
      ...(plannedBy.get(id) ?? []).map((row) => expectedPayment(row, row.iban !== null)),
      ...failedOf(id).map((row) => expectedPayment(row, false)),
    ];
    return {
      ...presentSummary(of.profile, of.roles, caller.profileId),
      nextPayment: nextPaymentOf(payments),
      isBeingChecked: taskProfile.isBeingChecked,
      tasks: tasksOf(taskProfile, countsOf(id), product, now)
        .filter(isOpen)
        .map(({ id: task, state, count = null, reason = null }) => ({ id: task, state, count, reason })),
      unread: unreadOf(of),
    };
  });
}

const expectedPayment = (row: Parameters<typeof netOf>[0] & { pay_date: string }, isToAccount: boolean) => ({
  date: row.pay_date,
  netInCents: netOf(row),
  isToAccount,
});

const asCodes = ({ roles }: TaskData) => ({ roles: roles.map((code) => ({ code })) });

const presentTaskProfile = (data: TaskData) => ({
  ...contactDetails(data.profile),
  ...asCodes(data),
  bankAccounts: data.bankAccounts.map(presentBankAccount),
  contracts: data.contracts.map(presentContract),
  taxation: { ...presentTaxData(data.taxation), proposalStatus: data.taxation.status },
  worksCount: data.worksCount,
  isBeingChecked: data.profile.check_against_id === null ? (0 as const) : (1 as const),
});

/** The unread messages of each profile, in the mailbox that the caller would open for it. */
async function readUnread(
  { db, content }: System,
  { isStaff }: Caller,
  profiles: ProfileSet,
  data: readonly TaskData[],
): Promise<(of: TaskData) => number> {
  const writing = await content.messageRoles();
  const kindOf = ({ roles }: TaskData): MailboxKind => mailboxKind({ isStaff, roles, writing });
  // The society's mailbox belongs to no profile.
  const kinds = [...new Set(data.map(kindOf))].flatMap((kind) => (kind === 'society' ? [] : kind));
  const counts = new Map(
    await Promise.all(kinds.map(async (kind) => [kind, await countUnread(db, kind, profiles)] as const)),
  );
  return (of) => {
    const kind = kindOf(of);
    return kind === 'society' ? 0 : (counts.get(kind)?.get(of.profile.id) ?? 0);
  };
}
