import { type ProfileRole, type StaffRole, staffRoles } from '../profile/profile-roles.js';

const everybody: readonly StaffRole[] = staffRoles;
const superadmins: readonly StaffRole[] = ['superadmin'];

/**
 * What the society's people may do, and by which role of their own profile: the one table of it. Calls name the
 * right that they need (`staffWith`), the portal shows what the visitor has a right to.
 */
export const rights = {
  /** Look customers up by their names. */
  searchCustomers: everybody,
  /** Use the calls of a customer's profile on its behalf; each leaves a line in the log. */
  actForCustomers: everybody,
  /** Read who has looked at or changed a customer's data, with the names of the staff. */
  readAuditLog: everybody,
  /** Decide who may act for a customer. */
  manageAccess: everybody,
  /** Invite, rename, release and close customers' logins. */
  manageLogins: everybody,
  /** The same for the logins of the society's own people, and their second factor. */
  manageStaffLogins: superadmins,
  /** Confirm author names, keep their identifiers, and let them be sent to ISNI. */
  manageAuthorNames: everybody,
  /** Bring authors together that are one and the same, and undo it. */
  mergeAuthors: everybody,
  /** Accept or decline proposed rates and tax cards, and set the rate. */
  handleTaxation: everybody,
  /** Change a customer's contract or let it end. */
  manageContracts: everybody,
  /** Correct works, the division of their shares and who holds them; read what was suggested and how it ended. */
  manageWorks: everybody,
  /** Read the loans of any work, and all loans of a year. */
  readStatistics: everybody,
  /** Set the factors of library classes, which multiply everybody’s shares. */
  manageLibraryClasses: everybody,
  /** Calculate, approve and pay distributions, and read what everybody gets. */
  managePayments: everybody,
  /** Publish announcements in the portal. */
  publishAnnouncements: everybody,
} as const satisfies Record<string, readonly StaffRole[]>;

export type Right = keyof typeof rights;

export const rightNames = Object.keys(rights) as Right[];

/** What somebody with these roles may do. */
export const rightsOf = (roles: readonly ProfileRole[]): Right[] =>
  rightNames.filter((right) =>
    roles.some((role) => (rights[right] as readonly ProfileRole[]).includes(role)),
  );
