import type { AuthorName } from '@nimio/domain/profile/profile.types';
import { isbnRange } from '@nimio/domain/work/isbn';
import { type CreatorRole, creatorRoles } from '@nimio/domain/work/roles';

/** What a suggestion, or a row of the list, has the form that adds a work begin with. */
export interface Chosen {
  authorHash?: string;
  roles?: CreatorRole[];
}

const [isbnName, authorName, rolesName] = ['isbn', 'name', 'roles'];

/** Where the form for an ISBN, or for the beginning of one, opens with an author name and roles chosen. */
export const addressToAdd = (isbn: string, authorHash: string, roles: readonly CreatorRole[]): string =>
  `/works/add?${new URLSearchParams({
    [isbnName]: isbn,
    [authorName]: authorHash,
    [rolesName]: roles.join(','),
  }).toString()}`;

/** Whether the ISBN is the one of the address, or begins as it does. */
function isMeant(addressed: string | null, isbn: string): boolean {
  if (addressed === null || addressed === isbn) return addressed === isbn;
  const [first, last] = isbnRange(addressed) ?? [];
  return first !== undefined && last !== undefined && first <= isbn && isbn <= last;
}

/** What an address has chosen for this ISBN, as far as it makes sense for somebody of these names. */
export function chosenInAddress(
  search: URLSearchParams,
  isbn: string,
  names: readonly Pick<AuthorName, 'authorHash'>[],
): Chosen {
  if (!isMeant(search.get(isbnName), isbn)) return {};
  const authorHash = search.get(authorName);
  const roles = search.get(rolesName)?.split(',') ?? [];
  return {
    ...(authorHash !== null && names.some((name) => name.authorHash === authorHash) && { authorHash }),
    roles: creatorRoles.filter((role) => roles.includes(role)),
  };
}
