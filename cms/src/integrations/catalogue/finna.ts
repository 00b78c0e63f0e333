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
import { type Database, query } from '../../data/database.js';
import { limitedText } from '../limited-text.js';
import { type Catalogue, type CatalogueBook, CatalogueUnavailable } from './catalogue.js';
import { bookOfFinna, type FinnaRecord, finnaFields } from './finna-record.js';

export interface FinnaSettings {
  /** Without a slash at the end, for example `https://api.finna.fi`. */
  url: string;
  timeoutMs: number;
  /** How long the circuit stays open after five failures in a row. */
  restMs: number;
}

interface FinnaReply {
  status?: unknown;
  resultCount?: unknown;
  /** Missing when nothing was found. */
  records?: unknown;
}

const largestReply = 1024 * 1024;
const day = 24 * 60 * 60 * 1000;
/** What is known stays known for a month; what is not may be catalogued tomorrow. */
const keepFound = 30 * day;
const keepMissing = day / 4;

async function ask(settings: FinnaSettings, isbn: string): Promise<CatalogueBook | undefined> {
  const parameters = new URLSearchParams({ lookfor: isbn, type: 'ISN', limit: '5' });
  for (const field of finnaFields) parameters.append('field[]', field);
  const response = await fetch(`${settings.url}/v1/search?${parameters.toString()}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(settings.timeoutMs),
  });
  if (!response.ok) throw new Error(`Finna answered ${response.status}`);
  const reply = JSON.parse(await limitedText(response, largestReply)) as FinnaReply;
  if (typeof reply !== 'object' || reply === null || reply.status !== 'OK')
    throw new Error('Finna answered oddly');
  if (reply.records === undefined) return undefined;
  if (!Array.isArray(reply.records)) throw new Error('Finna answered oddly');
  for (const record of reply.records as (FinnaRecord | null)[]) {
    const book = record && bookOfFinna(record, isbn);
    if (book) return book;
  }
  return undefined;
}

interface CacheRow {
  reply: string;
}

const cached = query<CacheRow>(
  'catalogue-cache',
  'select reply from catalogue_cache where key = ? and expires_at > ?',
);

/**
 * Finna over HTTP: a time-out, one more try, a rest after five failures in a row, and a cache in the database.
 */
export function makeFinna(settings: FinnaSettings, db: Database, now: () => Date, log: Logger): Catalogue {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: settings.restMs,
    breaker: new ConsecutiveBreaker(5),
  });
  const policy = wrap(
    breaker,
    retry(handleAll, {
      maxAttempts: 1,
      backoff: new ExponentialBackoff({ initialDelay: 200, maxDelay: 1000 }),
    }),
  );

  const keep = (key: string, book: CatalogueBook | undefined): Promise<unknown> =>
    db.transaction(async (tx) => {
      const at = now().getTime();
      const row = {
        key,
        reply: JSON.stringify(book ?? null),
        expires_at: new Date(at + (book ? keepFound : keepMissing)).toISOString(),
      };
      await tx.table('catalogue_cache').where('expires_at', '<', new Date(at).toISOString()).delete();
      await tx.table('catalogue_cache').insert(row).onConflict('key').merge();
    });

  return {
    async findByIsbn(isbn) {
      const key = `finna:isbn:${isbn}`;
      const known = await db.first(cached, [key, now().toISOString()]);
      if (known) return (JSON.parse(known.reply) as CatalogueBook | null) ?? undefined;
      let book: CatalogueBook | undefined;
      try {
        book = await policy.execute(() => ask(settings, isbn));
      } catch (error) {
        const rests = error instanceof BrokenCircuitError;
        log.warn({ rests, message: (error as Error).message }, 'catalogue unavailable');
        throw new CatalogueUnavailable('Finna is unavailable');
      }
      await keep(key, book);
      return book;
    },
  };
}
