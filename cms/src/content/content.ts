import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import type { ReplyOf } from '@nimio/domain/endpoint';
import { DomainError } from '@nimio/domain/errors';
import type { ProfileRole } from '@nimio/domain/profile/profile.types';
import type { Language } from '@nimio/domain/schema';
import type { readSettings } from '@nimio/domain/settings/settings.endpoints';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { type Database, query } from '../data/database.js';

type InLanguages = Record<Language, string>;
export type Settings = ReplyOf<typeof readSettings>;

interface Terms {
  version: string;
  validFrom: string;
  text: InLanguages;
}

interface ContractText {
  version: number;
  validFrom: string;
  intro: InLanguages;
  text: InLanguages;
}

/** What the editors have published, served from memory. */
export interface Content {
  /** The newest published version whose validity has begun. */
  currentTerms(): Promise<Terms>;
  currentTermsVersion(): Promise<string>;
  contractText(): Promise<ContractText>;
  /** A version that was published once; undefined when there is none such. */
  contractTextOf(version: number): Promise<ContractText | undefined>;
  settings(): Promise<Settings>;
  /** Profiles of these roles write messages to the society. */
  messageRoles(): Promise<readonly ProfileRole[]>;
}

const messageRoles: readonly ProfileRole[] = ['tester'];

type Entry = Record<string, unknown>;

export const contentTypes = {
  terms: 'api::terms.terms-version',
  contract: 'api::contract.contract-text',
  settings: 'api::settings.portal-settings',
} as const;

const text = (entry: Entry, name: string): string => (entry[name] as string | null) ?? '';
/** Finnish stands in for a language that is missing. */
const inLanguages = (entry: Entry, name: string): InLanguages => {
  const fi = text(entry, `${name}Fi`);
  return { fi, sv: text(entry, `${name}Sv`) || fi, en: text(entry, `${name}En`) || fi };
};

const presentSettings = (entry: Entry, product: string): Settings => ({
  product,
  portalName: text(entry, 'portalName'),
  societyName: inLanguages(entry, 'societyName'),
  tagline: inLanguages(entry, 'tagline'),
  place: text(entry, 'place'),
  accent: text(entry, 'accent'),
  customerServicePhone: text(entry, 'customerServicePhone'),
  customerServiceEmail: text(entry, 'customerServiceEmail'),
  customerServiceHours: inLanguages(entry, 'customerServiceHours'),
});

interface Published {
  terms: Terms[];
  contracts: ContractText[];
  settings: Settings;
}

async function load(strapi: Core.Strapi, product: string): Promise<Published> {
  const published = async (uid: typeof contentTypes.terms | typeof contentTypes.contract): Promise<Entry[]> =>
    strapi.documents(uid).findMany({ status: 'published', sort: 'version:desc' });
  const settings = (await strapi.documents(contentTypes.settings).findFirst({})) as Entry | null;
  return {
    terms: (await published(contentTypes.terms)).map((entry) => ({
      version: text(entry, 'version'),
      validFrom: text(entry, 'validFrom'),
      text: inLanguages(entry, 'text'),
    })),
    contracts: (await published(contentTypes.contract)).map((entry) => ({
      version: entry['version'] as number,
      validFrom: text(entry, 'validFrom'),
      intro: inLanguages(entry, 'intro'),
      text: inLanguages(entry, 'text'),
    })),
    settings: presentSettings(settings ?? {}, product),
  };
}

const revisionOf = query<{ revision: number }>(
  'content-revision',
  'select revision from content_revisions where content = ?',
);
/** What Strapi hands to work in a transaction, its own or the one that surrounds it; it declares less. */
interface AmbientTransaction {
  trx: Knex.Transaction;
  onCommit: (act: () => void) => void;
}

const raiseRevision = (trx: Knex.Transaction): Promise<unknown> =>
  trx('content_revisions')
    .insert({ content: 'published', revision: 1 })
    .onConflict('content')
    .merge({ revision: trx.raw('content_revisions.revision + 1') });
/** Another instance's publishing is noticed after this long at most; one's own at once. */
const staleAfterMs = 1000;

const inForce = <T extends { validFrom: string }>(versions: T[], now: Date): T => {
  const today = finnishDay(now);
  const current = versions.find(({ validFrom }) => validFrom <= today);
  // Without terms nobody can be asked to accept them: the society must publish some first.
  if (!current) throw new DomainError('serviceUnavailable');
  return current;
};

/** Keeps the published content in memory and forgets it when anybody, on any instance, publishes. */
export function makeContent(strapi: Core.Strapi, db: Database, product: string, now: () => Date): Content {
  let kept: Promise<Published> | undefined;
  let keptRevision = 0;
  let checkedAt = 0;

  async function published(): Promise<Published> {
    if (kept && Date.now() - checkedAt < staleAfterMs) return kept;
    checkedAt = Date.now();
    const revision = (await db.first(revisionOf, ['published']))?.revision ?? 0;
    if (!kept || revision !== keptRevision) {
      keptRevision = revision;
      kept = load(strapi, product);
      kept.catch(() => (kept = undefined));
    }
    return kept;
  }

  strapi.documents.use(async (context, next) => {
    const result = await next();
    const isOurs = (Object.values(contentTypes) as string[]).includes(context.uid);
    if (isOurs && !['findOne', 'findMany', 'findFirst', 'count'].includes(context.action)) {
      // The admin publishes inside a transaction; a second one would wait for SQLite's one connection for ever.
      await strapi.db.transaction(async (transaction) => {
        const { trx, onCommit } = transaction as unknown as AmbientTransaction;
        await raiseRevision(trx);
        onCommit(() => (kept = undefined));
      });
    }
    return result;
  });

  return {
    currentTerms: async () => inForce((await published()).terms, now()),
    currentTermsVersion: async () => inForce((await published()).terms, now()).version,
    contractText: async () => inForce((await published()).contracts, now()),
    contractTextOf: async (version) =>
      (await published()).contracts.find((contract) => contract.version === version),
    settings: async () => (await published()).settings,
    messageRoles: () => Promise.resolve(messageRoles),
  };
}
