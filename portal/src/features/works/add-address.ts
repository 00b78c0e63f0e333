import type { AuthorName } from '@nimio/domain/profile/profile.types';
import { type CreatorRole, creatorRoles } from '@nimio/domain/work/roles';

/** What a suggestion has the form that adds a work begin with. */
export interface Chosen {
  authorHash?: string;
  roles?: CreatorRole[];
}

const [isbnName, authorName, rolesName] = ['isbn', 'name', 'roles'];

/** Where the form for an ISBN opens, with an author name and roles chosen. */
export const addressToAdd = (isbn: string, authorHash: string, roles: readonly CreatorRole[]): string =>
  `/works/add?${new URLSearchParams({
    [isbnName]: isbn,
    [authorName]: authorHash,
    [rolesName]: roles.join(','),
  }).toString()}`;

/** What an address has chosen for this ISBN, as far as it makes sense for somebody of these names. */
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
