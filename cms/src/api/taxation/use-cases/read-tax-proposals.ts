import { DomainError } from '@nimio/domain/errors';
import * as endpoints from '@nimio/domain/taxation/taxation.endpoints';
import { auditCall } from '../../../audit/audit.js';
import { pageOf, type UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentEvent, presentOpen, presentQueued } from '../present.js';
import { findOpen, isProposal, readQueue, summarizeQueue } from '../proposal-store.js';
import { countEvents, readEvents } from '../store.js';

export const listTaxationEvents: UseCase<typeof endpoints.listTaxationEvents> = async ({
  query,
  profile,
}) => {
  const { db } = system();
  const [rows, total] = await Promise.all([
    readEvents(db, profile.id, pageOf(query)),
    countEvents(db, profile.id),
  ]);
  return { records: rows.map(presentEvent), total };
};

export const listTaxProposals: UseCase<typeof endpoints.listTaxProposals> = async ({ query }) => {
  const { db } = system();
  const [rows, { total }] = await Promise.all([readQueue(db, pageOf(query)), summarizeQueue(db)]);
  return { records: rows.map(presentQueued), total };
};

/** Opening a proposal is recorded as a look at the customer's data; listing the queue is not. */
export const getTaxProposal: UseCase<typeof endpoints.getTaxProposal> = async ({
  params,
  caller,
  requestId,
}) => {
  const { db } = system();
  const open = await findOpen(db, params.proposal);
  if (!open)
    throw new DomainError((await isProposal(db, params.proposal)) ? 'taxProposalChanged' : 'notFound');
  await auditCall(endpoints.getTaxProposal, { caller, requestId }, [open.profile_id]);
  return presentOpen(open);
};
