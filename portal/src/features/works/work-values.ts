import { type CreatorRole, creatorRoles } from '@nimio/domain/work/roles';

// Conversions between form values and the API, shared by the forms that add and edit a work.

/** The four roles in the form of the calls. */
export const rolesOf = (roles: readonly CreatorRole[]) => ({
  author: roles.includes('author'),
  translator: roles.includes('translator'),
  illustrator: roles.includes('illustrator'),
  editor: roles.includes('editor'),
});

/** The held roles, in the order in which they are shown. */
export const chosenRoles = (role: Readonly<Record<CreatorRole, number>>): CreatorRole[] =>
  creatorRoles.filter((name) => role[name] === 1);

/** Whether an unpaid role is held. */
export const hasUnpaidRole = (roles: readonly CreatorRole[]): boolean =>
  roles.includes('illustrator') || roles.includes('editor');

/** Parses a year; `undefined` when empty, NaN when invalid. */
export const yearOf = (typed: string): number | undefined => {
  const year = typed.trim();
  if (year === '') return undefined;
  return /^\d{4}$/.test(year) ? Number(year) : Number.NaN;
};
