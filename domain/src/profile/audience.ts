import { isOfStaff, type ProfileRole } from './profile-roles.js';

/** Roles by which editors choose an audience. Staff see everything. */
export const audienceRoles = [
  'creator',
  'estate',
  'unsettledEstate',
  'representative',
  'beneficiary',
  'tester',
] as const satisfies readonly ProfileRole[];
export type AudienceRole = (typeof audienceRoles)[number];

/** Whether content for an audience is shown to a profile with these roles. */
export const isFor = (audience: readonly AudienceRole[], roles: readonly ProfileRole[]): boolean =>
  isOfStaff(roles) || roles.some((role) => (audience as readonly ProfileRole[]).includes(role));
