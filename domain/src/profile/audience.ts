import { isOfStaff, type ProfileRole } from './profile-roles.js';

/** Roles by which editors choose whom something is for. Staff see everything. */
export const audienceRoles = [
  'creator',
  'estate',
  'unsettledEstate',
  'representative',
  'beneficiary',
  'tester',
] as const satisfies readonly ProfileRole[];
export type AudienceRole = (typeof audienceRoles)[number];

/** Whether something that is for these roles is for a profile with those. */
export const isFor = (audience: readonly AudienceRole[], roles: readonly ProfileRole[]): boolean =>
  isOfStaff(roles) || roles.some((role) => (audience as readonly ProfileRole[]).includes(role));
