import { rightsOf } from '@nimio/domain/access/rights';
import type { Message } from '@nimio/domain/message/message.types';
import type { Profile, ProfileSummary } from '@nimio/domain/profile/profile.types';
import type { ProfileRole } from '@nimio/domain/profile/profile-roles';
import type { Me } from '@nimio/domain/session/session.types';
import { storyProfile } from '../session/story-people';

/** A readable hash for stories: `answer0000000000000000`. */
export const storyHash = (word: string): string => word.padEnd(22, '0');

/** The profile of the stories. */
export const own = storyHash('own');

export const storyMessage = (word: string, changes: Partial<Message> = {}): Message => ({
  hash: storyHash(word),
  title: 'Vastaus kysymykseesi verokortista',
  message: 'Hei Inka\n\nVerokorttisi on perillä.\n\nTerveisin\nasiakaspalvelu',
  created: '2026-11-09T10:00:00.000Z',
  sentByAdmin: 1,
  userHasRead: 1,
  adminHasRead: 1,
  creatorHash: null,
  updated: null,
  updaterHash: null,
  userProfileHash: own,
  sender: null,
  profileHashes: [own],
  recipients: [],
  replyTo: null,
  ...changes,
});

/** An unread answer, the question before it, and older news. */
export const storyMessages: Message[] = [
  storyMessage('answer', { userHasRead: 0 }),
  storyMessage('question', {
    title: 'Kysymys verokortista',
    message: 'Hei\n\nOnko verokorttini perillä?',
    created: '2026-11-08T10:00:00.000Z',
    sentByAdmin: 0,
    sender: 'Inka Vuorela',
    adminHasRead: 0,
  }),
  storyMessage('contract', { title: 'Sopimuksesi on voimassa', created: '2026-09-30T10:00:00.000Z' }),
  storyMessage('works', {
    title: 'Teosluetteloosi lisättiin puuttuva laitos',
    created: '2026-08-12T10:00:00.000Z',
  }),
];

const profileOf = (hash: string, profileName: string, codes: ProfileRole[]): Profile => ({
  ...storyProfile,
  hash,
  profileName,
  roles: codes.map((code) => ({ code, term: code })),
});

/** A person who writes to the society. */
export const writer = { profile: profileOf(own, 'Inka Vuorela', ['creator', 'tester']) };

/** A member of staff. */
export const staff = {
  profile: profileOf(own, 'Saara Lehtoranta', ['admin']),
  user: { hash: 'saara', username: 'saara', defaultProfileHash: own } as Me['user'],
  rights: rightsOf(['admin']),
};

export const summaryOf = (hash: string, profileName: string, roles: ProfileRole[]): ProfileSummary => ({
  hash,
  profileName,
  listName: profileName,
  roles,
  isCurrent: hash === own ? 1 : 0,
});

export const staffProfiles = [summaryOf(own, 'Saara Lehtoranta', ['admin'])];
