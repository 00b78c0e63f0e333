/**
 * The right by which an account uses a profile: the profile is its own, or the account acts as a representative, looks
 * after an estate or acts for an organisation.
 */
export const accessKinds = ['own', 'representative', 'estate', 'organisation'] as const;
export type AccessKind = (typeof accessKinds)[number];

/** The kinds that staff grant; access to the own profile comes with the account. */
export const givenAccessKinds = ['representative', 'estate', 'organisation'] as const satisfies AccessKind[];

/**
 * Whether this right makes an account a holder of the profile, who may have everything that is stored about it. A
 * person's data belong to that person alone; those of an estate or an organisation to all who look after it.
 */
export const isHolder = (kind: AccessKind, profileKind: 'person' | 'organisation'): boolean =>
  kind === 'own' || (profileKind === 'organisation' && kind !== 'representative');
