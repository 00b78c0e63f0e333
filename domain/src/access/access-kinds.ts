/**
 * By what right an account uses a profile: its own, as a representative, as who looks after an estate, or as who acts
 * for an organisation.
 */
export const accessKinds = ['own', 'representative', 'estate', 'organisation'] as const;
export type AccessKind = (typeof accessKinds)[number];

/** The kinds that are given to somebody; one's own comes with the account. */
export const givenAccessKinds = ['representative', 'estate', 'organisation'] as const satisfies AccessKind[];
