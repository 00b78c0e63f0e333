import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { fillPlaceholders } from '@nimio/domain/content/placeholders';
import { DomainError } from '@nimio/domain/errors';
import type { MailKind } from '@nimio/domain/mail-text/mail-kinds';
import { writingRoles } from '@nimio/domain/message/mailbox';
import type { AudienceRole } from '@nimio/domain/profile/audience';
import type { Language } from '@nimio/domain/schema';
import type { PortalSettings } from '@nimio/domain/settings/settings.types';
import type { Core } from '@strapi/strapi';
import type { Logger } from 'pino';
import type { Database } from '../../data/database.js';
import { isDatabaseUnavailable, withTimeout } from '../../data/database-unavailable.js';
import { query } from '../../data/sql.js';
import { describeError } from '../../log/describe-error.js';
import type { ContractRecord, MailText, TermsRecord } from './present-texts.js';
import { EntryFault, loadEntries, type PublishedContent, presentContent } from './published-content.js';

/** The published content, cached in memory. */
export interface Content {
  /** All published content, ready to be served. The same object until the next publishing. */
  published(): Promise<PublishedContent>;
  settings(language?: Language): Promise<PortalSettings>;
  /** The roles whose profiles may write messages to the society; none while messages are switched off. */
  messageRoles(): Promise<readonly AudienceRole[]>;
  /** The newest published version whose validity has begun. */
  currentTerms(language: Language): Promise<TermsRecord>;
  currentTermsVersion(): Promise<string>;
  contractText(language: Language): Promise<ContractRecord>;
  /** A published version, also a past one; undefined if it does not exist. */
  contractTextOf(version: number, language: Language): Promise<ContractRecord | undefined>;
  /** A mail text by the editors, without its values: read it before a transaction, fill it within. */
  mail(kind: MailKind, language: Language): Promise<(values: Record<string, string>) => MailText>;
  /** Invalidates the cache: the next reader waits for the new content. */
  invalidate: () => void;
  /** Polls for content published by other instances. */
  start(): void;
  stop(): void;
}

const revisionOf = query<{ revision: number }>('select revision from content_revisions where content = ?');

/** The interval for noticing content published by other instances; an instance's own is seen immediately. */
const watchMs = 500;

/** A database that stops responding counts as unavailable after this time. */
const timeoutMs = 10_000;

/**
 * How long a failure to present content is cached, unless something else is published: it does not recover without a
 * change.
 */
const faultCooldownMs = 60_000;

/** Of versions that are sorted by number, the newest one whose validity has begun. */
const currentVersion = <T extends { validFrom: string }>(versions: T[], now: Date): T => {
  const today = finnishDay(now);
  const current = versions.find(({ validFrom }) => validFrom <= today);
  // Without terms no one can accept them: the society must publish some first.
  if (!current) throw new DomainError('serviceUnavailable');
  return current;
};

/**
 * Caches the published content. While the database is unavailable, or the published content cannot be presented, the
 * last version is served.
 */
export function makeContent(
  strapi: Core.Strapi,
  db: Database,
  product: string,
  now: () => Date,
  log: Logger,
): Content {
  let latest: PublishedContent | undefined;
  let cachedRevision = -1;
  let isStale = true;
  let isUnavailable = false;
  let fault: { revision: number; retryAt: number } | undefined;
  let loading: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const readRevision = async (): Promise<number> =>
    (await db.first(revisionOf, ['published']))?.revision ?? 0;

  async function load(): Promise<void> {
    // Content may be published while it is being read.
    while (isStale) {
      isStale = false;
      const revision = await readRevision();
      try {
        latest = presentContent(await withTimeout(loadEntries(strapi), timeoutMs), product);
      } catch (error) {
        if (!isDatabaseUnavailable(error)) logFault(error, revision);
        throw error;
      }
      cachedRevision = revision;
      fault = undefined;
    }
  }

  /** A programming error: logged once per published version, and not retried continuously. */
  function logFault(error: unknown, revision: number): void {
    if (fault?.revision !== revision) {
      const { entry, cause } = error instanceof EntryFault ? error : { entry: undefined, cause: error };
      const details = { entry, revision, error: describeError(cause) };
      log.error(details, 'published content cannot be presented; the last valid one is served');
    }
    fault = { revision, retryAt: now().getTime() + faultCooldownMs };
    isUnavailable = false;
  }

  function logUnavailable(error: unknown): void {
    if (!isUnavailable)
      log.error({ error: describeError(error) }, 'content cannot be read; the last read is served');
    isUnavailable = true;
    // The poll retries.
    cachedRevision = -1;
  }

  const isCoolingDown = (revision: number): boolean =>
    fault?.revision === revision && now().getTime() < fault.retryAt;

  async function published(): Promise<PublishedContent> {
    if (latest && !isStale && !loading) return latest;
    loading ??= load().finally(() => (loading = undefined));
    try {
      await loading;
    } catch (error) {
      isStale = !latest;
      if (!latest) throw error;
      if (isDatabaseUnavailable(error)) logUnavailable(error);
    }
    return latest as PublishedContent;
  }

  async function watch(): Promise<void> {
    try {
      const revision = await readRevision();
      if (revision !== cachedRevision && !isCoolingDown(revision)) {
        isStale = true;
        await published();
      }
      if (cachedRevision !== -1) isUnavailable = false;
    } catch (error) {
      logUnavailable(error);
    }
    if (timer) watchSoon();
  }

  function watchSoon(): void {
    timer = setTimeout(() => void watch(), watchMs);
    timer.unref();
  }

  return {
    published,
    settings: async (language = 'fi') => (await published()).settings[language],
    messageRoles: async () => writingRoles((await published()).settings.fi),
    currentTerms: async (language) => currentVersion((await published()).terms, now()).records[language],
    currentTermsVersion: async () => currentVersion((await published()).terms, now()).version,
    contractText: async (language) => currentVersion((await published()).contracts, now()).records[language],
    contractTextOf: async (version, language) =>
      (await published()).contracts.find((contract) => contract.version === version)?.records[language],
    async mail(kind, language) {
      const written = (await published()).mails[kind]?.[language];
      if (!written) throw new Error(`There is no text for mails of kind ${kind}`);
      const { subject, text } = written;
      return (values) => ({
        subject: fillPlaceholders(subject, values),
        text: fillPlaceholders(text, values),
      });
    },
    invalidate: () => void (isStale = true),
    start: watchSoon,
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
