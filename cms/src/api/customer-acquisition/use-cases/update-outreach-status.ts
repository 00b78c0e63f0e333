import type * as endpoints from '@nimio/domain/customer-acquisition/customer-acquisition.endpoints';
import type { BodyOf } from '@nimio/domain/endpoint';
import { DomainError, type FieldError } from '@nimio/domain/errors';
import type { UseCase } from '../../../http/call.js';
import { changeOutreach } from '../change-outreach.js';
import { presentOutreach } from '../present.js';
import { forgetPerson, insertEvent, type OutreachRow, saveOutreach } from '../store.js';

const refuse = (path: string): never => {
  const field: FieldError = { path, code: 'invalid' };
  throw new DomainError('validationError', { fields: [field] });
};

/** Of a person who declines, nothing more is stored. */
function requireAllowed(row: OutreachRow, body: BodyOf<typeof endpoints.updateOutreachStatus>): void {
  if (row.status === 'declined') throw new DomainError('outreachDeclined');
  if (row.profile_id !== null) throw new DomainError('outreachConnected');
  if (body.status === 'registered') refuse('status');
  if (body.status !== 'declined') return;
  if (body.note) refuse('note');
  if (body.nextDay) refuse('nextDay');
}

export const updateOutreachStatus: UseCase<typeof endpoints.updateOutreachStatus> = (call) =>
  changeOutreach(call, 'outreach.update-status', async (tx, row, at) => {
    const { status, note, nextDay } = call.body;
    // A double click declines once.
    if (row.status === 'declined' && status === 'declined' && !note && !nextDay) return undefined;
    call.requireFresh(await presentOutreach(tx, row));
    requireAllowed(row, call.body);
    if (status === 'declined') await forgetPerson(tx, row.id);
    await saveOutreach(tx, row.id, { status, next_day: nextDay || null });
    await insertEvent(tx, row.id, { status, note, account_id: call.caller.accountId, created_at: at });
    return null;
  });
