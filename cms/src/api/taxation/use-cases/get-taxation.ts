import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { DomainError } from '@nimio/domain/errors';
import * as endpoints from '@nimio/domain/taxation/taxation.endpoints';
import { audit } from '../../../audit/audit.js';
import { noteCall } from '../../../audit/note-call.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentEvent, presentOpen, presentQueued } from '../present.js';
import { countQueue, findOpen, isProposal, readCard, readQueue } from '../proposal-store.js';
import { countEvents, readEvents } from '../store.js';

const page = ({ limit = 50, offset = 0 }: { limit?: number | undefined; offset?: number | undefined }) => ({
  limit,
  offset,
});

/** The file name is made of the day on which the card was sent. */
export const downloadTaxCard: UseCase<typeof endpoints.downloadTaxCard> = async ({
  caller,
  profile,
  requestId,
}) => {
  const { db } = system();
  const card = await readCard(db, profile.id);
  if (!card) throw new DomainError('notFound');
  await db.transaction((tx) => audit(tx, 'taxation.download', { caller, profile, requestId }));
  return { name: `verokortti-${finnishDay(new Date(card.sentAt))}.pdf`, bytes: card.bytes };
};

export const listTaxationEvents: UseCase<typeof endpoints.listTaxationEvents> = async ({
  query,
  profile,
}) => {
  const { db } = system();
  const [rows, total] = await Promise.all([
    readEvents(db, profile.id, page(query)),
    countEvents(db, profile.id),
  ]);
  return { records: rows.map(presentEvent), total };
};

export const listTaxProposals: UseCase<typeof endpoints.listTaxProposals> = async ({ query }) => {
  const { db } = system();
  const [rows, total] = await Promise.all([readQueue(db, page(query)), countQueue(db)]);
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
  await noteCall(endpoints.getTaxProposal, { caller, requestId }, [open.profile_id]);
  return presentOpen(open);
};
