import type { ProfileOverview, ProfileTotals } from '@nimio/domain/profile/overview.types';
import type { Me } from '@nimio/domain/session/session.types';
import { storyMe, storyProfile } from '../../../shared/session/story-people';

const task = (
  id: ProfileOverview['tasks'][number]['id'],
  state: ProfileOverview['tasks'][number]['state'],
  changes: Partial<ProfileOverview['tasks'][number]> = {},
) => ({ id, state, count: null, reason: null, ...changes });
const paid = (netInCents: number) => ({ date: '2026-12-18', netInCents });

const profile = (
  listName: string,
  role: ProfileOverview['roles'][number],
  changes: Partial<ProfileOverview> = {},
): ProfileOverview => ({
  hash: listName,
  profileName: listName,
  listName,
  roles: [role],
  ...{ isCurrent: 0, nextPayment: null, isBeingChecked: 0, tasks: [], unread: 0 },
  ...changes,
});

/** The profiles of a representative, those with tasks first. */
export const storyOverviews: readonly ProfileOverview[] = [
  profile('Björknäs, Hjördis', 'unsettledEstate', {
    nextPayment: { date: null, netInCents: 96_210 },
    tasks: [task('bankAccount', 'failed', { count: 1 }), task('taxation', 'alert', { reason: 'missing' })],
    unread: 1,
  }),
  profile('Honkajoki, Niilo Ilari', 'creator', {
    nextPayment: paid(151_844),
    tasks: [task('taxation', 'alert', { reason: 'old' })],
  }),
  profile('Vaarakallas, Antero Risto', 'estate', {
    tasks: [task('bookSuggestions', 'todo', { count: 2 }), task('contract', 'todo'), task('works', 'todo')],
  }),
  profile('Auranmaa, Selma', 'creator', { isBeingChecked: 1 }),
  profile('Björkö, Pia Maj-Len', 'creator', { nextPayment: paid(203_915) }),
  profile('Honkasuo, Eero Olavi', 'estate', { nextPayment: paid(118_208) }),
  profile('Lukuvalo', 'beneficiary', { nextPayment: paid(71_100), unread: 2 }),
];

const totals: ProfileTotals = {
  ...{ profiles: 7, withTasks: 3 },
  ...{ payDate: '2026-12-18', payDateNetInCents: 545_067 },
};

/** The server's reply with these rows. */
export const overviewsReply = (
  records = storyOverviews,
  { total = records.length, ...changes }: Partial<ProfileTotals> & { total?: number } = {},
) => Response.json({ records, total, ...totals, ...changes });

/** Someone who only acts for others. */
export const storyRepresentative = {
  profile: {
    ...storyProfile,
    profileName: 'Henrika Ulla Almnäs',
    roles: [{ code: 'representative', term: 'edustaja' }],
  },
} satisfies Partial<Me>;

/** The user's own profile, and those of the overview. */
export const representedBy = (records: readonly ProfileOverview[]): Me['profiles'] => [
  {
    hash: storyMe.user.defaultProfileHash,
    profileName: 'Henrika Ulla Almnäs',
    listName: 'Almnäs, Henrika Ulla',
    roles: ['representative'],
    isCurrent: 1,
  },
  ...records,
];
