import type { AccessKind } from '../access/access-kinds.js';
import type { DistributionState } from '../distribution/distribution-states.js';
import type { LibraryGroup } from '../loan/library-groups.js';
import type { ProfileRole } from '../profile/profile-roles.js';
import type { Language } from '../schema.js';
import type { TaxType } from '../taxation/tax-types.js';
import type { BookType } from '../work/book-types.js';
import type { BillableRole, CreatorRole } from '../work/roles.js';
import type { CreatorContext } from '../work/work.types.js';

/**
 * What an import reads, one JSON object a line. Keys are the sender's own; a record comes after those whose keys
 * it names. Days are `YYYY-MM-DD`, instants ISO 8601 in UTC with milliseconds.
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
  | TaxationRecord
  | DistributionRecord;

export interface ProfileRecord {
  kind: 'profile';
  key: string;
  profileKind: 'person' | 'organisation';
  /** Unique; the society's number of the customer. */
  extPartyCode: string;
  /** Null for an organisation. */
  person: PersonFacts | null;
  /** Null for a person. */
  organisation: OrganisationFacts | null;
  roles: ProfileRole[];
  language: Language;
  /** Whether the contact details may be edited in the portal. */
  asContact: boolean;
  contact: ContactFacts;
  /** By priority, 1 first. The placeholder IBAN stands for an account that is not known. */
  bankAccounts: BankAccountFacts[];
  authorNames: AuthorNameFacts[];
  contracts: ContractFacts[];
  preferences: PreferenceFacts;
  createdAt: string;
}

export interface PersonFacts {
  firstNames: string;
  lastName: string;
  /** Unique, with its sign. */
  identityCode: string;
}

export interface OrganisationFacts {
  name1: string;
  name2: string | null;
  registerNumber: string | null;
}

export interface ContactFacts {
  streetAddress: string | null;
  coAddress: string | null;
  zipCode: string | null;
  postCenter: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  phone: string | null;
  email: string | null;
}

export interface BankAccountFacts {
  iban: string;
  /** Given when the account is foreign. */
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
  /** The key of the name of the same profile that this one is another form of; that one comes before it. */
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
  mailNewsletter: boolean;
}

export interface AccountRecord {
  kind: 'account';
  key: string;
  /** Unique. */
  username: string;
  /** Unique. */
  email: string | null;
  /** The person's who has the account; null where the profile is an organisation. */
  identityCode: string | null;
  /** The key of a profile. */
  defaultProfile: string;
  /** Whether the current terms are accepted; if not, the portal asks first. */
  hasAcceptedTerms: boolean;
  language: Language;
  /** The secret of a second factor that is in use, in base32; null for none. */
  secondFactor: string | null;
  grants: GrantFacts[];
  createdAt: string;
}

/** The right of an account to use a profile. */
export interface GrantFacts {
  profile: string;
  kind: AccessKind;
  validFrom: string;
  validTo: string | null;
  /** The key of the staff account that gave it; null for one's own. */
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
  /** Who made it as a catalogue tells it, each once; none where it does not. The work is suggested to them. */
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
  /** How many share it, whether or not all have claimed; never fewer than the shares that follow. */
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
  /** The beginning of the classes that it stands for, once. */
  code: string;
  terms: Record<Language, string>;
  /** Three decimals at most. */
  factor: number;
}

export interface LoanRecord {
  kind: 'loan';
  work: string;
  /** Once for each work, year and group. */
  year: number;
  libGroup: LibraryGroup;
  loans: number;
}

export interface MessageRecord {
  kind: 'message';
  key: string;
  /** The profiles that the society wrote to, or the one that wrote to the society. */
  profiles: string[];
  isFromSociety: boolean;
  /** The account that wrote it; null for a notice of the system. */
  creator: string | null;
  title: string;
  /** Plain text, its lines parted by `\n`. */
  content: string;
  /** The message that this one answers. */
  replyTo: string | null;
  /** Whoever sent it has read it. */
  isReadByCustomer: boolean;
  isReadBySociety: boolean;
  createdAt: string;
}

export interface TaxationRecord {
  kind: 'taxation';
  /** The key of a creator's profile, once. */
  profile: string;
  /** Null when nothing is known. */
  data: TaxDataFacts | null;
  /** What waits for the society. */
  pending: PendingTaxFacts | null;
  createdAt: string;
}

export interface TaxDataFacts {
  taxType: TaxType;
  /** In percent, in steps of 0.5; null where the type alone says it. */
  taxRate: number | null;
  taxYear: number;
}

/** A higher rate in percent, or a tax card: a PDF in base64. */
export type PendingTaxFacts = { proposedTaxRate: number } | { card: string };

/** Calculated from what was taken over, by the factors of its library classes. Paid ones follow each other by day. */
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
  state: DistributionState;
  /** Profiles whose payment the bank gave back, with its reason. */
  returned: { profile: string; reason: string }[];
  /** The key of the staff account that did it. */
  by: string;
  createdAt: string;
}
