import type { AuthorName } from '@nimio/domain/profile/profile.types';
import { type CreatorRole, creatorRoles } from '@nimio/domain/work/roles';

/** Initial values that a suggestion gives to the form that adds a work. */
export interface Chosen {
  authorHash?: string;
  roles?: CreatorRole[];
}

const [isbnName, authorName, rolesName] = ['isbn', 'name', 'roles'];

/** The address of the form for an ISBN, with an author name and roles. */
export const addressToAdd = (isbn: string, authorHash: string, roles: readonly CreatorRole[]): string =>
  `/works/add?${new URLSearchParams({
    [isbnName]: isbn,
    [authorName]: authorHash,
    [rolesName]: roles.join(','),
  }).toString()}`;

/** The values in an address for this ISBN, to the extent that they are valid for these names. */
export function chosenInAddress(
  search: URLSearchParams,
  isbn: string,
  names: readonly Pick<AuthorName, 'authorHash'>[],
): Chosen {
  if (search.get(isbnName) !== isbn) return {};
  const authorHash = search.get(authorName);
  const roles = search.get(rolesName)?.split(',') ?? [];
  return {
    ...(authorHash !== null && names.some((name) => name.authorHash === authorHash) && { authorHash }),
    roles: creatorRoles.filter((role) => roles.includes(role)),
  };
}
