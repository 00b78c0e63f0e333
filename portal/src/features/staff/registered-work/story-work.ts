import type { FoundAuthor } from '@nimio/domain/author-name/author-name.types';
import type { RegisteredDeal, RegisteredWork } from '@nimio/domain/work/register.types';

type Share = RegisteredDeal['shares'][number];

const hash = (of: string) => of.repeat(11);
const since = '2026-03-04T10:00:00.000Z';

const share = (of: string, profileName: string, authorName = profileName): Share => ({
  profileHash: hash(`p${of}`),
  profileName,
  authorHash: hash(`a${of}`),
  authorName,
  since,
  hasChanges: 0,
});

/** The sharers in stories; the first one owns the deal. */
export const inka = share('1', 'Inka Vuorela', 'I. Vuorela');
export const otso = share('2', 'Otso Sjöholm');
export const aino = share('3', 'Aino Kuusi');

/** A deal between authors, owned by Inka. */
export const storyDeal = (amount: number, shares: Share[], suggestions = 0): RegisteredDeal => ({
  dealHash: 'd1',
  role: 'author',
  amount,
  ownerProfileHash: inka.profileHash,
  ownerName: inka.profileName,
  shares,
  suggestions,
});

/** A work of the register in stories, without sharers. */
export const storyWork: RegisteredWork = {
  isbn: '9789510392652',
  bookHash: 'b1',
  name: 'Saaren talvi',
  subtitle: null,
  publisher: 'Kaarna',
  publishYear: 2023,
  bookType: 'book',
  translated: 0,
  libraryClass: '84.2',
  creatorContext: 'CREATOR',
  migrated: 0,
  created: since,
  authorDeal: null,
  translatorDeal: null,
  contributions: [],
  isLocked: 0,
};

/** A result of the search for author names, with the person's real name. */
export const foundOf = ({ authorHash, profileHash, profileName }: Share): FoundAuthor => {
  const [name1 = '', name2 = ''] = profileName.split(' ');
  const about = { isni: null, pseudonym: 0, privateAuthor: 0, books: 3 } as const;
  return { authorHash, profileHash, profileName, name1, name2, ...about };
};
