import { isOpen } from '@nimio/domain/distribution/distribution-states';
import type { BodyOf } from '@nimio/domain/endpoint';
import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/invoice/invoice.endpoints';
import type { Funding } from '@nimio/domain/invoice/invoice.types';
import { isCreditable } from '@nimio/domain/invoice/invoice-states';
import { audit } from '../../../audit/audit.js';
import type { Transaction } from '../../../data/database.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { lockIdle, readDistribution, requireDistribution } from '../../distribution/read-distribution.js';
import { insertEvent } from '../../distribution/store.js';
import { readOtherUse, saveFunding } from '../funding-store.js';
import { stepOf } from '../present.js';
import { requireInvoice, requireLocked } from '../read-invoice.js';

type Named = BodyOf<typeof endpoints.updateFunding>['invoices'][number];

/** An invoice that was credited after it was named may stay in the list until it is removed. */
async function lockFunding(
  tx: Transaction,
  distributionId: number,
  { invoice, cents }: Named,
  known: readonly Funding[],
): Promise<{ invoice_id: number; cents: number }> {
  const row = await requireLocked(tx, invoice);
  const isKnown = known.some((one) => one.hash === invoice && one.cents === cents);
  if (!isKnown && !isCreditable(stepOf(row))) throw new DomainError('invoiceState');
  if (cents + (await readOtherUse(tx, row.id, distributionId)) > Number(row.net_cents))
    throw new DomainError('invoiceExceeded', { params: { number: row.number ?? 0 } });
  return { invoice_id: row.id, cents };
}

/** The invoices are locked in the order of their ids, so that no two transactions wait for each other. */
export const updateFunding: UseCase<typeof endpoints.updateFunding> = ({
  params,
  body,
  caller,
  requestId,
  requireFresh,
}) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const row = await lockIdle(tx, params.hash);
    // A late distribution has no pot to be funded.
    if (row.kind === 'late') throw new DomainError('notFound');
    if (!isOpen(row.state)) throw new DomainError('distributionApproved');
    const stored = await readDistribution(tx, row, caller);
    requireFresh(stored);
    const named = await Promise.all(
      body.invoices.map(async (one) => ({ ...one, id: (await requireInvoice(tx, one.invoice)).id })),
    );
    const rows: Parameters<typeof saveFunding>[2][number][] = [];
    for (const one of named.toSorted((a, b) => a.id - b.id))
      rows.push(await lockFunding(tx, row.id, one, stored.invoices));
    await saveFunding(tx, row.id, rows);
    const facts = { cents: rows.reduce((sum, { cents }) => sum + cents, 0) };
    const step = { kind: 'funded', accountId: caller.accountId, at: now().toISOString(), facts } as const;
    await insertEvent(tx, row.id, step);
    await audit(tx, 'distribution.fund', { caller, requestId }, { distribution: row.hash, ...body });
    return readDistribution(tx, await requireDistribution(tx, row.hash), caller);
  });
};
