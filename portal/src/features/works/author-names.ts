import type { AuthorName } from '@nimio/domain/profile/profile.types';

/** An author name as it stands on a book: a pseudonym has one part. */
const displayName = ({ name1, name2 }: Pick<AuthorName, 'name1' | 'name2'>): string =>
  [name1, name2].filter(Boolean).join(' ');

export const nameOptions = (names: readonly AuthorName[]) =>
  names.map((name) => ({ id: name.authorHash, label: displayName(name) }));
