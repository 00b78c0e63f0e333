import { findsTitle } from '@nimio/domain/text/title-words';
import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleAll,
  retry,
  wrap,
} from 'cockatiel';
import type { Logger } from 'pino';
import type { Database } from '../../data/database.js';
import { query } from '../../data/sql.js';
import { limitedText } from '../external-text.js';
import { type Catalogue, type CatalogueBook, CatalogueUnavailable } from './catalogue.js';
import { bookOfFinna, booksOfFinna, type FinnaRecord, finnaFields } from './finna-record.js';

export interface FinnaSettings {
  /** Without a trailing slash, for example `https://api.finna.fi`. */
  url: string;
  timeoutMs: number;
  /** How long the circuit breaker stays open after five consecutive failures. */
  cooldownMs: number;
}

interface FinnaReply {
  status?: unknown;
  resultCount?: unknown;
  /** Missing if nothing was found. */
  records?: unknown;
}

/** The maximum page size of Finna. */
const maxRecords = '100';
const largestReply = 1024 * 1024;
const day = 24 * 60 * 60 * 1000;
/** Found books are cached for a month; missing ones for a day, because they may be catalogued tomorrow. */
const foundTtl = 30 * day;
const missingTtl = day / 4;
/** Results of searches grow too. */
const listTtl = day;

interface Search {
  lookfor: string;
  type: 'ISN' | 'Author' | 'AllFields';
  limit: string;
}

async function request(settings: FinnaSettings, search: Search): Promise<FinnaRecord[]> {
  const parameters = new URLSearchParams({ ...search });
  for (const field of finnaFields) parameters.append('field[]', field);
  const response = await fetch(`${settings.url}/v1/search?${parameters.toString()}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(settings.timeoutMs),
  });
  if (!response.ok) throw new Error(`Finna returned status ${response.status}`);
  const reply = JSON.parse(await limitedText(response, largestReply)) as FinnaReply;
  if (typeof reply !== 'object' || reply === null || reply.status !== 'OK')
    throw new Error('Finna returned an unexpected reply');
  if (reply.records === undefined) return [];
  if (!Array.isArray(reply.records)) throw new Error('Finna returned an unexpected reply');
  return (reply.records as (FinnaRecord | null)[]).filter((record) => record !== null);
}

/** The words may occur in a book's subjects too. */
const isCalled = ({ name, subtitle, contributors }: CatalogueBook, words: string): boolean =>
  findsTitle(words, [name, subtitle, ...contributors.map((person) => person.name)].join(' '));

/** Several libraries may have a record of the same book. */
const onceEach = (books: readonly CatalogueBook[]): CatalogueBook[] =>
  books.filter(({ isbn }, at) => books.findIndex((book) => book.isbn === isbn) === at);

interface CacheRow {
  reply: string;
}

const cached = query<CacheRow>('select reply from catalogue_cache where key = ? and expires_at > ?');

/**
 * Finna over HTTP with a time-out, one retry, a circuit breaker that opens after five consecutive failures, and a cache
 * in the database.
 */
export function makeFinna(settings: FinnaSettings, db: Database, now: () => Date, log: Logger): Catalogue {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: settings.cooldownMs,
    breaker: new ConsecutiveBreaker(5),
  });
  const policy = wrap(
    breaker,
    retry(handleAll, {
      maxAttempts: 1,
      backoff: new ExponentialBackoff({ initialDelay: 200, maxDelay: 1000 }),
    }),
  );

  const save = (key: string, reply: string, ttl: number): Promise<unknown> =>
    db.transaction(async (tx) => {
      const at = now().getTime();
      const row = { key, reply, expires_at: new Date(at + ttl).toISOString() };
      await tx.table('catalogue_cache').where('expires_at', '<', new Date(at).toISOString()).delete();
      await tx.table('catalogue_cache').insert(row).onConflict('key').merge();
    });

  const readCached = async (key: string): Promise<string | undefined> =>
    (await db.first(cached, [key, now().toISOString()]))?.reply;

  /** @throws CatalogueUnavailable */
  async function found(search: Search): Promise<FinnaRecord[]> {
    try {
      return await policy.execute(() => request(settings, search));
    } catch (error) {
      const isOpen = error instanceof BrokenCircuitError;
      log.warn({ isOpen, message: (error as Error).message }, 'catalogue unavailable');
      throw new CatalogueUnavailable('Finna is unavailable');
    }
  }

  return {
    async findByIsbn(isbn) {
      const key = `finna:isbn:${isbn}`;
      const reply = await readCached(key);
      if (reply !== undefined) return (JSON.parse(reply) as CatalogueBook | null) ?? undefined;
      const [book] = (await found({ lookfor: isbn, type: 'ISN', limit: '5' })).flatMap(
        (record) => bookOfFinna(record, isbn) ?? [],
      );
      await save(key, JSON.stringify(book ?? null), book ? foundTtl : missingTtl);
      return book;
    },
    findByName: async (words) =>
      (await found({ lookfor: words, type: 'Author', limit: maxRecords })).flatMap(booksOfFinna),
    async findByWords(words) {
      const key = `finna:words:${words}`;
      const reply = await readCached(key);
      if (reply !== undefined) return JSON.parse(reply) as CatalogueBook[];
      const records = await found({ lookfor: words, type: 'AllFields', limit: maxRecords });
      const books = onceEach(records.flatMap(booksOfFinna).filter((book) => isCalled(book, words)));
      await save(key, JSON.stringify(books), books.length > 0 ? listTtl : missingTtl);
      return books;
    },
  };
}
