import * as endpoints from '@nimio/domain/customer-note/customer-note.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { auditCall } from '../../../audit/audit.js';
import { pageOf, type UseCase } from '../../../http/call.js';
import { customerAt } from '../../../identity/profile-access.js';
import { system } from '../../../system.js';
import { notePresenter } from '../present.js';
import { countNotes, findNote, readNotes } from '../store.js';

export const listCustomerNotes: UseCase<typeof endpoints.listCustomerNotes> = async ({
  params,
  query,
  caller,
  requestId,
}) => {
  const { db } = system();
  const profile = await customerAt(params.profileHash);
  await auditCall(endpoints.listCustomerNotes, { caller, requestId }, [profile.id]);
  const [rows, total, present] = await Promise.all([
    readNotes(db, profile.id, pageOf(query)),
    countNotes(db, profile.id),
    notePresenter(db, caller, profile.hash),
  ]);
  return { records: rows.map(present), total };
};

export const getCustomerNote: UseCase<typeof endpoints.getCustomerNote> = async ({
  params,
  caller,
  requestId,
}) => {
  const { db } = system();
  const profile = await customerAt(params.profileHash);
  const row = await findNote(db, profile.id, params.noteHash);
  if (!row) throw new DomainError('notFound');
  await auditCall(endpoints.getCustomerNote, { caller, requestId }, [profile.id]);
  const present = await notePresenter(db, caller, profile.hash);
  return present(row);
};
