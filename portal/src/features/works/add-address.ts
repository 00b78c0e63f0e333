import type { AuthorName } from '@nimio/domain/profile/profile.types';
import { isbnRange } from '@nimio/domain/work/isbn';
import { type CreatorRole, creatorRoles } from '@nimio/domain/work/roles';

/** Initial values that a suggestion or a row gives to the form that adds a work. */
export interface Chosen {
  authorHash?: string;
  roles?: CreatorRole[];
}

const [isbnName, authorName, rolesName] = ['isbn', 'name', 'roles'];

/** The address of the form for an ISBN or its prefix, with an author name and roles. */
export const addressToAdd = (isbn: string, authorHash: string, roles: readonly CreatorRole[]): string =>
  `/works/add?${new URLSearchParams({
    [isbnName]: isbn,
    [authorName]: authorHash,
    [rolesName]: roles.join(','),
  }).toString()}`;

/** Whether the ISBN is that of the address, or has it as a prefix. */
function isMeant(addressed: string | null, isbn: string): boolean {
  if (addressed === null || addressed === isbn) return addressed === isbn;
  const [first, last] = isbnRange(addressed) ?? [];
  return first !== undefined && last !== undefined && first <= isbn && isbn <= last;
}

/** The values in an address for this ISBN, to the extent that they are valid for these names. */
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
