import type { AccessKind } from '../access/access-kinds.js';
import type { AccountingSettings, Deduction } from '../accounting-settings/accounting-settings.types.js';
import type { ContactDetails } from '../contact/contact-fields.js';
import type { OutreachStatus } from '../customer-acquisition/customer-acquisition.schema.js';
import type { Relation } from '../death-report/death-report.schema.js';
import type { DistributionState } from '../distribution/distribution-states.js';
import type { BodyOf } from '../endpoint.js';
import type { createInvoice } from '../invoice/invoice.endpoints.js';
import type { LibraryGroup } from '../loan/library-groups.js';
import type { ProfileRole } from '../profile/profile-roles.js';
import type { Language } from '../schema.js';
import type { TaxType } from '../taxation/tax-types.js';
import type { BookType } from '../work/book-types.js';
import type { BillableRole, CreatorRole } from '../work/roles.js';
import type { CreatorContext } from '../work/work.types.js';

/**
 * A record of an import file, which has one JSON object per line. Keys are the sender's; a record comes after those whose
 * keys it refers to. Days are `YYYY-MM-DD`, instants ISO 8601 in UTC with milliseconds.
 */
export type ImportRecord =
  | ProfileRecord
  | AccountRecord
  | WorkRecord
  | DealRecord
  | ShareRecord
  | ContributionRecord
  | LibraryClassRecord
  | LoanRecord
  | MessageRecord
  | NoteRecord
  | DeathReportRecord
  | OutreachRecord
  | TaxationRecord
  | AccountingSettingsRecord
  | DistributionRecord
  | InvoiceRecord;

export interface ProfileRecord {
  kind: 'profile';
  key: string;
  profileKind: 'person' | 'organisation';
  /** Unique; the society's customer number. */
  extPartyCode: string;
  /** `null` for an organisation. */
  person: PersonFacts | null;
  /** `null` for a person. */
  organisation: OrganisationFacts | null;
  roles: ProfileRole[];
  language: Language;
  /** Whether the contact details may be edited in the portal. */
  asContact: boolean;
  contact: Omit<ContactDetails, 'language'>;
  /** By priority, 1 first. The placeholder IBAN means that the account is not known. */
  bankAccounts: BankAccountFacts[];
  authorNames: AuthorNameFacts[];
  contracts: ContractFacts[];
  preferences: PreferenceFacts;
  /** What the society's register knows of the past of the customer. */
  register?: RegisterFacts;
  createdAt: string;
}

/** Days are `YYYY-MM-DD`; what is absent is unknown or has not happened. */
export interface RegisterFacts {
  formerNames?: { firstNames: string; lastName: string; until: string }[];
  diedOn?: string;
  /** Of an estate, in their order. */
  heirs?: HeirFacts[];
  closed?: { on: string; reason: string };
}

export interface HeirFacts {
  name: string;
  /** The key of the profile of an heir who is a customer, whose record comes earlier. */
  profile?: string;
  /** The part of the estate, `1/3`; absent when it is not known. */
  part?: string;
  /** At most one. */
  isContact?: boolean;
  note?: string;
}

export interface PersonFacts {
  firstNames: string;
  lastName: string;
  /** Unique, with its century sign; `null` if the register has none. */
  identityCode: string | null;
  /** Read only without an identity code, which has it. */
  bornOn?: string | null;
}

export interface OrganisationFacts {
  name1: string;
  name2: string | null;
  registerNumber: string | null;
}

export interface BankAccountFacts {
  iban: string;
  /** Present when the account is foreign. */
  bic: string | null;
  priority: number;
}

export interface AuthorNameFacts {
  key: string;
  /** First names, or the signature of a pseudonym. */
  name1: string;
  /** Surname; may be empty for a pseudonym. */
  name2: string;
  isni: string | null;
  pseudonym: boolean;
  private: boolean;
  confirmed: boolean;
  /** Whether it may be sent to ISNI; then it is confirmed, not private, no alias, and in use. */
  allowIsniSync: boolean;
  /** Nine digits. */
  asteriId: string | null;
  /** The key of the name of the same profile that this one is an alias of, which comes before it. */
  aliasTo: string | null;
}

export interface ContractFacts {
  /** `authorContractType` for those that count for an author's settings. */
  type: string;
  validFrom: string;
  validTo: string | null;
  /** `*` or a comma list of compensation types. */
  compTypes: string;
  exceptionComment: string | null;
}

export interface PreferenceFacts {
  allowContactByEmail: boolean;
  allowContactByPhone: boolean;
  mailNewWorkSuggestions: boolean;
  mailChangeSuggestions: boolean;
  mailPayments: boolean;
  mailTaxCards: boolean;
  mailNewsletter: boolean;
}

export interface AccountRecord {
  kind: 'account';
  key: string;
  /** Unique. */
  username: string;
  /** Unique. */
  email: string | null;
  /** Of the person who has the account; `null` when the profile is an organisation. */
  identityCode: string | null;
  /** The key of a profile. */
  defaultProfile: string;
  /** Whether the current terms are accepted; if not, the portal requests it first. */
  hasAcceptedTerms: boolean;
  language: Language;
  /** The secret of the second factor in use, in base32; `null` for none. */
  secondFactor: string | null;
  grants: GrantFacts[];
  createdAt: string;
}

/** The access of an account to a profile. */
export interface GrantFacts {
  profile: string;
  kind: AccessKind;
  validFrom: string;
  validTo: string | null;
  /** The key of the staff account that granted it; `null` for the own profile. */
  grantedBy: string | null;
}

export interface WorkRecord {
  kind: 'work';
  key: string;
  /** ISBN-13, bare, unique. */
  isbn: string;
  name: string;
  subtitle: string | null;
  publisher: string | null;
  publishYear: number | null;
  bookType: BookType;
  translated: boolean;
  libraryClass: string | null;
  creatorContext: CreatorContext;
  migrated: boolean;
  /** The creators that a catalogue lists, each once whatever the case; absent when it lists none. The work is suggested to them. */
  contributors?: ContributorFacts[];
  createdAt: string;
}

export interface ContributorFacts {
  /** As the catalogue writes it, at most 500 characters: `Sjöholm, Aino M.` */
  name: string;
  role: CreatorRole;
}

export interface DealRecord {
  kind: 'deal';
  key: string;
  work: string;
  role: BillableRole;
  /** The number of people who share it, whether or not all have claimed; at least the number of its shares. */
  amount: number;
  /** The profile of the first share. */
  owner: string;
  createdAt: string;
}

export interface ShareRecord {
  kind: 'share';
  deal: string;
  profile: string;
  authorName: string;
  createdAt: string;
}

export interface ContributionRecord {
  kind: 'contribution';
  work: string;
  profile: string;
  authorName: string;
  role: Exclude<CreatorRole, BillableRole>;
  createdAt: string;
}

export interface LibraryClassRecord {
  kind: 'libraryClass';
  /** Unique; the prefix of the classes that it applies to. */
  code: string;
  terms: Record<Language, string>;
  /** At most three decimals. */
  factor: number;
}

export interface LoanRecord {
  kind: 'loan';
  /** The key of a work, or the bare ISBN-13 of a book that is not in the register. */
  of: { work: string } | { isbn: string };
  /** Unique for ISBN, year and group. */
  year: number;
  libGroup: LibraryGroup;
  loans: number;
}

export interface MessageRecord {
  kind: 'message';
  key: string;
  /** The recipients of the society's message, or the profile that wrote to the society. */
  profiles: string[];
  isFromSociety: boolean;
  /** The account that wrote it; null for a notice of the system. */
  creator: string | null;
  title: string;
  /** Plain text with lines separated by `\n`. */
  content: string;
  /** The message that this one replies to. */
  replyTo: string | null;
  /** The sender has read it. */
  isReadByCustomer: boolean;
  isReadBySociety: boolean;
  createdAt: string;
}

export interface NoteRecord {
  kind: 'note';
  /** The customer whom it is about. */
  profile: string;
  /** The account of the member of staff who wrote it. */
  author: string;
  /** Plain text with lines separated by `\n`. */
  text: string;
  createdAt: string;
}

/** An open report of an author's death, without documents. */
export interface DeathReportRecord {
  kind: 'deathReport';
  /** The reporter. */
  profile: string;
  authorName: string;
  diedOn: string;
  relation: Relation;
  /** Plain text with lines separated by `\n`; may be empty. */
  text: string;
  createdAt: string;
}

/** An author who is no customer, and what staff have done to reach them. */
export interface OutreachRecord {
  kind: 'outreach';
  /** As the catalogue writes it; unique whatever the case. */
  name: string;
  contact: ContactDetails;
  /** Where the contact details come from; `null` without any. */
  contactSource: string | null;
  /** `YYYY-MM-DD` */
  nextDay: string | null;
  /** The oldest first, at least one; the status of the last one is the present. */
  events: {
    status: Exclude<OutreachStatus, 'registered' | 'declined'>;
    note: string;
    /** The account of the member of staff. */
    author: string;
    createdAt: string;
  }[];
}

export interface TaxationRecord {
  kind: 'taxation';
  /** Unique; the key of a creator's profile. */
  profile: string;
  /** `null` when nothing is known. */
  data: TaxDataFacts | null;
  /** The pending proposal. */
  pending: PendingTaxFacts | null;
  createdAt: string;
}

export interface TaxDataFacts {
  taxType: TaxType;
  /** In percent, in steps of 0.5; `null` when the type alone determines it. */
  taxRate: number | null;
  taxYear: number;
}

/** A higher rate in percent, or a tax card: a PDF in base64. */
export type PendingTaxFacts = { proposedTaxRate: number } | { card: string };

/** The settings of the distributions that are paid in a year. */
export interface AccountingSettingsRecord extends AccountingSettings {
  kind: 'accountingSettings';
}

/** Calculated from the imported data, by the factors of its library classes. Paid ones are in the order of their dates. */
export interface DistributionRecord {
  kind: 'distribution';
  key: string;
  name: string;
  /** `YYYY-MM-DD`. */
  payDate: string;
  announced: boolean;
  potInCents: number;
  minimumInCents: number;
  years: number[];
  groups: LibraryGroup[];
  deductions: Deduction[];
  /** The first digits of ISBNs whose loans count while the work is not in the register. */
  unregisteredPrefixes: string[];
  state: DistributionState;
  /** Profiles whose payment the bank returned, with its reason. */
  returned: { profile: string; reason: string }[];
  /** The key of the staff account that did it. */
  by: string;
  createdAt: string;
}

/** An invoice that was sent, in the order of the numbers. Its sender is the society as the portal's settings name it. */
export interface InvoiceRecord extends BodyOf<typeof createInvoice> {
  kind: 'invoice';
  /** `YYYY-MM-DD`. */
  issued: string;
  /** `YYYY-MM-DD`; `null` while it is unpaid. */
  paidOn: string | null;
  createdAt: string;
}
