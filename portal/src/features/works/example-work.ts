import type { AuthorName, Profile } from '@nimio/domain/profile/profile.types';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { storyAccount, storyProfile } from '../../shared/session/story-people';

const name: AuthorName = {
  authorHash: 'a'.repeat(22),
  name1: 'Inka',
  name2: 'Vuorela',
  isni: null,
  pseudonym: 0,
  privateAuthor: 0,
  books: 1,
};

/** A user who may add works. */
export const exampleAuthor: Profile = {
  ...storyProfile,
  hash: 'p'.repeat(22),
  nameData: [name],
  bankAccounts: [storyAccount],
  worksCount: 1,
};

/** An unknown ISBN. */
export const unknownWork: WorkForEdit = {
  isbn: '9789510392652',
  source: null,
  catalogue: 'asked',
  isListed: 0,
  bookHash: null,
  work: null,
  creatorContext: null,
  contributors: [],
  role: { author: 0, translator: 0, illustrator: 0, editor: 0 },
  authorHash: null,
  authorDeal: null,
  translatorDeal: null,
  isLocked: 0,
};

/** The known data of the work itself. */
export const exampleWork: NonNullable<WorkForEdit['work']> = {
  isbn: unknownWork.isbn,
  name: 'Hytti nro 6',
  subtitle: null,
  publisher: 'WSOY',
  publishYear: 2011,
  bookType: 'book',
  translated: 0,
};

/** The same when the catalogue has it. */
export const foundWork: WorkForEdit = {
  ...unknownWork,
  source: 'finna',
  creatorContext: 'EXT',
  work: exampleWork,
  contributors: [{ name: 'Vuorela, Inka', role: 'author' }],
};

/** The same on the author's list. */
export const listedWork: WorkForEdit = {
  ...foundWork,
  source: 'register',
  catalogue: 'notAsked',
  isListed: 1,
  bookHash: 'w'.repeat(22),
  contributors: [],
  role: { ...foundWork.role, author: 1 },
  authorHash: name.authorHash,
  authorDeal: {
    amount: 1,
    shares: [{ name: 'Inka Vuorela', authorHash: name.authorHash, isOwn: 1 }],
    ownerName: 'Inka Vuorela',
    isOwner: 1,
    ownSuggestion: null,
    suggestions: 0,
  },
};
