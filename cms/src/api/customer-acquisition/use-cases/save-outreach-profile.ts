import { contactFields } from '@nimio/domain/contact/contact-fields';
import type * as endpoints from '@nimio/domain/customer-acquisition/customer-acquisition.endpoints';
import { outreachContactFields } from '@nimio/domain/customer-acquisition/customer-acquisition.schema';
import type { BodyOf } from '@nimio/domain/endpoint';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { changeOutreach, lockOutreach } from '../change-outreach.js';
import { presentOutreach } from '../present.js';
import {
  deleteOutreach,
  findOutreach,
  insertEvent,
  insertOutreach,
  type OutreachColumns,
  saveOutreach,
} from '../store.js';

const columnsOf = (body: BodyOf<typeof endpoints.updateOutreachProfile>): OutreachColumns => ({
  language: body.language,
  contact_source: body.contactSource || null,
  ...(Object.fromEntries(
    outreachContactFields.map((name) => [contactFields[name].column, body[name] || null]),
  ) as Omit<OutreachColumns, 'language' | 'contact_source'>),
});

export const createOutreachProfile: UseCase<typeof endpoints.createOutreachProfile> = ({
  body: { name, ...details },
  caller,
  requestId,
}) => {
  const { db, now } = system();
  const at = now().toISOString();
  return db.transaction(async (tx) => {
    const made = await insertOutreach(tx, { name, ...columnsOf(details), last_event_at: at });
    if (!made) throw new DomainError('outreachExists');
    const event = { status: 'new', note: '', account_id: caller.accountId, created_at: at } as const;
    await insertEvent(tx, made.id, event);
    await audit(tx, 'outreach.create', { caller, requestId }, { outreach: made.hash });
    const row = await findOutreach(tx, made.hash);
    if (!row) throw new Error('The outreach profile just added is not there');
    return presentOutreach(tx, row);
  });
};

export const updateOutreachProfile: UseCase<typeof endpoints.updateOutreachProfile> = (call) =>
  changeOutreach(call, 'outreach.update', async (tx, row, at) => {
    call.requireFresh(await presentOutreach(tx, row));
    if (row.status === 'declined') throw new DomainError('outreachDeclined');
    // The details are stored for two years from now, as after an event.
    await saveOutreach(tx, row.id, { ...columnsOf(call.body), last_event_at: at });
    return row.profile_id;
  });

/** Disconnecting is in the log of the customer, so it comes first. */
export const deleteOutreachProfile: UseCase<typeof endpoints.deleteOutreachProfile> = (call) =>
  system().db.transaction(async (tx) => {
    const { caller, requestId } = call;
    const row = await lockOutreach(tx, call);
    call.requireFresh(await presentOutreach(tx, row));
    if (row.profile_id !== null) throw new DomainError('outreachConnected');
    await deleteOutreach(tx, row.id);
    await audit(tx, 'outreach.delete', { caller, requestId }, { outreach: row.hash });
    return undefined;
  });
