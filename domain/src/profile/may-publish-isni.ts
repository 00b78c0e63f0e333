import type { Right } from '../access/rights.js';
import type { ProfileRole } from './profile-roles.js';

/** Only testers decide whether author names are published with their ISNI, and staff for them (specification §2). */
export const mayPublishIsni = (roles: readonly { code: ProfileRole }[], rights: readonly Right[]): boolean =>
  rights.includes('actForCustomers') || roles.some(({ code }) => code === 'tester');
