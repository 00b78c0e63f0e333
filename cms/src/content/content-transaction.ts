import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { retryDeadlock, type Transaction, transactionOf } from '../data/database.js';

interface AmbientTransaction {
  trx: Knex.Transaction;
  onCommit: (callback: () => void) => void;
}

const revision = (tx: Transaction) => tx.table('content_revisions').where({ content: 'published' });

/**
 * Serializes changes of content over all instances, so that rules that compare with published content see the previous
 * change ([0015](../../../docs/decisions/0015-locks-on-rows.md)). The admin publishes inside a transaction, which this
 * one joins: a second one would wait forever for SQLite's one connection.
 */
export function contentTransaction<T>(
  strapi: Core.Strapi,
  work: (tx: Transaction, onCommit: AmbientTransaction['onCommit']) => Promise<T>,
): Promise<T> {
  const change = async (ambient: unknown): Promise<T> => {
    const { trx, onCommit } = ambient as AmbientTransaction;
    const tx = await transactionOf(trx, strapi.db.dialect.client === 'postgres');
    // A write without effect that locks the row, and on SQLite the file, which cannot be locked after a read if another
    // process, such as a command, has written in the meantime.
    await revision(tx).increment('revision', 0);
    return work(tx, onCommit);
  };
  return retryDeadlock(() => strapi.db.transaction(change) as Promise<T>);
}

/** Invalidates the published content on every instance. */
export const raiseRevision = async (tx: Transaction): Promise<void> =>
  void (await revision(tx).increment('revision'));
