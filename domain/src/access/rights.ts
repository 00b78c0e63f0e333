import { type ProfileRole, type StaffRole, staffRoles } from '../profile/profile-roles.js';

const everybody: readonly StaffRole[] = staffRoles;
const superadmins: readonly StaffRole[] = ['superadmin'];

/**
 * What the society's staff may do, and by which role of their own profile. This is the only such table: endpoints name the
 * right that they need (`staffWith`), and the portal shows what the user has a right to.
 */
export const rights = {
  /** Search customers by their names. */
  searchCustomers: everybody,
  /** Create, change and close customers, record deaths, and write notes about customers. */
  manageCustomers: everybody,
  /** Delete notes that colleagues wrote about customers; everyone deletes their own. */
  deleteCustomerNotes: superadmins,
  /** Call the endpoints of a customer's profile on its behalf; each call is recorded in the audit log. */
  actForCustomers: everybody,
  /** Read who has looked at or changed a customer's data, with the names of the staff. */
  readAuditLog: everybody,
  /** Decide who may act for a customer. */
  manageAccess: everybody,
  /** Invite, rename, release and close customers' accounts. */
  manageAccounts: everybody,
  /** The same for the accounts of staff, and their second factor. */
  manageStaffAccounts: superadmins,
  /** Confirm author names, maintain their identifiers, and allow sending them to ISNI. */
  manageAuthorNames: everybody,
  /** Merge authors that are the same person, and undo it. */
  mergeAuthors: everybody,
  /** Accept or decline proposed rates and tax cards, and set the rate. */
  handleTaxation: everybody,
  /** Change or end a customer's contract. */
  manageContracts: everybody,
  /** Correct works, their deals and who holds the shares; read change suggestions and their outcome. */
  manageWorks: everybody,
  /** Read the loans of any work, and all loans of a year. */
  readStatistics: everybody,
  /** Set the factors of library classes, which multiply all shares. */
  manageLibraryClasses: everybody,
  /** Calculate, approve and pay distributions, and read all payments. */
  managePayments: everybody,
  /** Publish announcements in the portal. */
  publishAnnouncements: everybody,
} as const satisfies Record<string, readonly StaffRole[]>;

export type Right = keyof typeof rights;

export const rightNames = Object.keys(rights) as Right[];

/** The rights of a profile with these roles. */
export const rightsOf = (roles: readonly ProfileRole[]): Right[] =>
  rightNames.filter((right) =>
    roles.some((role) => (rights[right] as readonly ProfileRole[]).includes(role)),
  );
