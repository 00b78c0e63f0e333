import type { ProfileRole } from '@nimio/domain/profile/profile.types';
import type { Language } from '@nimio/domain/schema';
import type { BookType } from '@nimio/domain/work/book-types';

/**
 * What an import reads, one JSON object a line. Keys are the sender's own; a record comes after those that it
 * names. Days are `YYYY-MM-DD`, times ISO 8601 in UTC.
 */
export interface ProfileRecord {
  kind: 'profile';
  key: string;
  profileKind: 'person' | 'organisation';
  extPartyCode: string;
  person: { firstNames: string; lastName: string; identityCode: string } | null;
  organisation: { name1: string; name2: string | null; registerNumber: string | null } | null;
  roles: ProfileRole[];
  language: Language;
  asContact: boolean;
  contact: Record<
    'streetAddress' | 'coAddress' | 'zipCode' | 'postCenter' | 'country' | 'phone' | 'email',
    string | null
  >;
  bankAccounts: { iban: string; bic: string | null; priority: number }[];
  authorNames: {
    key: string;
    name1: string;
    name2: string;
    isni: string | null;
    pseudonym: boolean;
    private: boolean;
    confirmed: boolean;
  }[];
  contracts: {
    type: string;
    validFrom: string;
    validTo: string | null;
    compTypes: string;
    exceptionComment: string | null;
  }[];
  preferences: Record<
    | 'allowContactByEmail'
    | 'allowContactByPhone'
    | 'mailNewWorkSuggestions'
    | 'mailChangeSuggestions'
    | 'mailNewsletter',
    boolean
  >;
  createdAt: string;
}

export interface AccountRecord {
  kind: 'account';
  key: string;
  username: string;
  email: string | null;
  identityCode: string | null;
  defaultProfile: string;
  hasAcceptedTerms: boolean;
  language: Language;
  grants: {
    profile: string;
    kind: 'own' | 'representative';
    validFrom: string;
    validTo: string | null;
    grantedBy: string | null;
  }[];
  createdAt: string;
}

export interface WorkRecord {
  kind: 'work';
  key: string;
  isbn: string;
  name: string;
  subtitle: string | null;
  publisher: string | null;
  publishYear: number | null;
  bookType: BookType;
  translated: boolean;
  libraryClass: string | null;
  creatorContext: 'EXT' | 'ADMIN' | 'CREATOR';
  migrated: boolean;
  createdAt: string;
}

export interface DealRecord {
  kind: 'deal';
  key: string;
  work: string;
  role: 'author' | 'translator';
  amount: number;
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
  role: 'illustrator' | 'editor';
  createdAt: string;
}

export type ImportRecord =
  | ProfileRecord
  | AccountRecord
  | WorkRecord
  | DealRecord
  | ShareRecord
  | ContributionRecord;
