/** The roles a creator can hold on a work, in the order in which they are shown (specification §6, Work roles). */
export const creatorRoles = ['author', 'translator', 'illustrator', 'editor'] as const;

/** The roles that have a deal and shares; the others are recorded but have no effect on distributions. */
export const billableRoles = ['author', 'translator'] as const;

export type CreatorRole = (typeof creatorRoles)[number];
export type BillableRole = (typeof billableRoles)[number];

/** The field of calls and forms for the number of people who share a role. */
export const amountFields = { author: 'numberOfAuthors', translator: 'numberOfTranslators' } as const;

/** Whether a role takes part in distributions. */
export function isBillable(role: CreatorRole): role is BillableRole {
  return role === 'author' || role === 'translator';
}
