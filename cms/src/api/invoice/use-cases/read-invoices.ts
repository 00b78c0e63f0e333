import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/invoice/invoice.endpoints';
import { pageOf, type UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentSummary } from '../present.js';
import { readInvoice, requireInvoice } from '../read-invoice.js';
import { findPdf, readInvoices } from '../store.js';

export const listInvoices: UseCase<typeof endpoints.listInvoices> = async ({
  query: { state, isFunding, ...page },
}) => {
  const list = await readInvoices(system().db, { state, isFunding: isFunding === 1, ...pageOf(page) });
  return { records: list.rows.map(presentSummary), total: list.total };
};

export const getInvoice: UseCase<typeof endpoints.getInvoice> = ({ params }) =>
  readInvoice(system().db, params.hash);

export const downloadInvoice: UseCase<typeof endpoints.downloadInvoice> = async ({ params }) => {
  const { db } = system();
  const { id, number, credits_hash: credits } = await requireInvoice(db, params.hash);
  const bytes = await findPdf(db, id);
  if (!bytes) throw new DomainError('notFound');
  return { name: `${credits === null ? 'lasku' : 'hyvityslasku'}-${number}.pdf`, bytes };
};
