import type { Logger } from 'pino';
import type { Previews } from './content/preview/previews.js';
import type { Content } from './content/publishing/content.js';
import type { Database, Transaction } from './data/database.js';
import type { Catalogue } from './integrations/catalogue/catalogue.js';
import type { IsniRegister } from './integrations/isni/isni-register.js';
import type { StrongAuth } from './integrations/strong-auth/strong-auth.js';
import type { JobPayloads } from './jobs/job-payloads.js';
import type { Jobs } from './jobs/jobs.js';
import type { PayerAccount } from './payment-file/payment-file.js';
import type { Throttles } from './security/throttles.js';
import type { Vault } from './security/vault.js';

/** The entries of a type of content, as Strapi's document service returns them. */
interface Documents {
  findFirst(options: object): Promise<Record<string, unknown> | null>;
  create(options: object): Promise<unknown>;
  update(options: object): Promise<unknown>;
  delete(options: object): Promise<unknown>;
}

/** The services that need only the database. */
export interface DatabaseContext {
  db: Database;
  /** The clock; a function, so that tests can control it. */
  now: () => Date;
  vault: Vault;
}

/** The services of the use cases, one of each per process; tests replace the clock. */
export interface System extends DatabaseContext {
  throttles: Throttles;
  jobs: Jobs<JobPayloads>;
  content: Content;
  preview: Previews;
  /** For staff who write content in the portal; reads use `content`. */
  documents: (uid: string) => Documents;
  /** Reads and writes of content in the callback are one change, serialized with all others. */
  changeContent: <T>(
    work: (tx: Transaction, onCommit: (callback: () => void) => void) => Promise<T>,
  ) => Promise<T>;
  catalogue: Catalogue;
  /** Undefined if the installation has none: then no name is sent. */
  isni: IsniRegister | undefined;
  strongAuth: StrongAuth;
  log: Logger;
  /** Undefined if the installation has none: then no payment file is made. */
  payer: PayerAccount | undefined;
  /** Whether one person may approve alone, in a society with one member of staff. */
  isApprovedByOne: boolean;
  /** Code of the product that contracts are about. */
  product: string;
  /** The portal's address, without a trailing slash. */
  publicUrl: string;
}

let current: System | undefined;
let currentContext: DatabaseContext | undefined;

/** For a command without Strapi. */
export const setDatabaseContext = (context: DatabaseContext): void => {
  currentContext = context;
};

export const setSystem = (system: System): void => {
  current = system;
  currentContext = system;
};

export function databaseContext(): DatabaseContext {
  if (!currentContext) throw new Error('The database is not open yet');
  return currentContext;
}

export function system(): System {
  if (!current) throw new Error('The system is there only after Strapi’s bootstrap');
  return current;
}
