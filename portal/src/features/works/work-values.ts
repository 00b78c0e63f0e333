import { type CreatorRole, creatorRoles } from '@nimio/domain/work/roles';

// What the forms that add and edit a work share between typed values and the wire.

/** The four roles as the calls send them. */
export const rolesOf = (roles: readonly CreatorRole[]) => ({
  author: roles.includes('author'),
  translator: roles.includes('translator'),
  illustrator: roles.includes('illustrator'),
  editor: roles.includes('editor'),
});

/** The roles that are held, in the order in which they are shown. */
export const chosenRoles = (role: Readonly<Record<CreatorRole, number>>): CreatorRole[] =>
  creatorRoles.filter((name) => role[name] === 1);

/** Whether a role is held that is recorded without pay. */
export const hasUnpaidRole = (roles: readonly CreatorRole[]): boolean =>
  roles.includes('illustrator') || roles.includes('editor');

/** A typed year as a number; undefined when nothing is typed, NaN when it is none. */
export const yearOf = (typed: string): number | undefined => {
  const year = typed.trim();
  if (year === '') return undefined;
  return /^\d{4}$/.test(year) ? Number(year) : Number.NaN;
};
