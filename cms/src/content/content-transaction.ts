import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { type Transaction, transactionOf } from '../data/database.js';

interface AmbientTransaction {
  trx: Knex.Transaction;
  onCommit: (act: () => void) => void;
}

const revision = (tx: Transaction) => tx.table('content_revisions').where({ content: 'published' });

/**
 * One change of content at a time, on whichever instance: rules that compare with what is published see what the
 * change before has left ([0015](../../../docs/decisions/0015-locks-on-rows.md)). The admin publishes inside a
 * transaction, which this one joins: a second one would wait for SQLite's one connection for ever.
 */
export function contentTransaction<T>(
  strapi: Core.Strapi,
  work: (tx: Transaction, onCommit: AmbientTransaction['onCommit']) => Promise<T>,
): Promise<T> {
  const change = async (ambient: unknown): Promise<T> => {
    const { trx, onCommit } = ambient as AmbientTransaction;
    const tx = await transactionOf(trx, strapi.db.dialect.client === 'postgres');
    // A write that changes nothing: it locks the row, and on SQLite the file, which cannot be locked after a read
    // when another process, as a command, has written meanwhile.
    await revision(tx).increment('revision', 0);
    return work(tx, onCommit);
  };
  return strapi.db.transaction(change) as Promise<T>;
}

/** Tells every instance that something else is published now. */
export const raiseRevision = async (tx: Transaction): Promise<void> =>
  void (await revision(tx).increment('revision'));
