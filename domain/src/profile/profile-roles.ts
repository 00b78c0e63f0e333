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

/** Roles of staff. */
export const staffRoles = ['admin', 'superadmin'] as const satisfies readonly ProfileRole[];
export type StaffRole = (typeof staffRoles)[number];

/** Whether these roles include one of staff. */
export const isOfStaff = (roles: readonly ProfileRole[]): boolean =>
  roles.some((role) => (staffRoles as readonly ProfileRole[]).includes(role));

/** Roles of a creator (specification §6), which have author names, works and tax data. */
export const creatorProfileRoles = [
  'creator',
  'estate',
  'unsettledEstate',
] as const satisfies readonly ProfileRole[];

/** Whether a profile has a role of a creator. */
export const isCreator = ({ roles }: { roles: readonly { code: string }[] }): boolean =>
  roles.some(({ code }) => (creatorProfileRoles as readonly string[]).includes(code));

/** Whether the society pays a profile with these roles: creators and beneficiaries. Others only act for them. */
export const isPayee = (profile: { roles: readonly { code: string }[] }): boolean =>
  isCreator(profile) || profile.roles.some(({ code }) => code === 'beneficiary');
