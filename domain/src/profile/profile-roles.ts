/** Roles of a profile. */
export const profileRoles = [
  'creator',
  'estate',
  'unsettledEstate',
  'representative',
  'beneficiary',
  'tester',
  'admin',
  'superadmin',
] as const;
export type ProfileRole = (typeof profileRoles)[number];

/** Roles of the society's own people. */
export const staffRoles: readonly ProfileRole[] = ['admin', 'superadmin'];
