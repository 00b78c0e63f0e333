import type { AuditEvent } from '@nimio/domain/audit/audit-events';
import type { Endpoint } from '@nimio/domain/endpoint';
import type { Transaction } from '../data/database.js';
import { insertInBatches, placeholders, query, type Value } from '../data/sql.js';
import type { ActingFor, Caller } from '../http/call.js';
import { databaseContext, system } from '../system.js';

/** Changes of content and pictures have their own kinds. */
export type ContentEventName = `content.${string}` | `picture.${string}`;

/** The actor: the account and the profile on whose behalf it acted, or an editor in the CMS. */
interface Who {
  caller: Pick<Caller, 'accountId'> | undefined;
  profile?: Pick<ActingFor, 'id' | 'asStaff'> | undefined;
  requestId: string;
  /** The CMS's user: the id and the current name. */
  editorId?: number | null;
  editorName?: string | null;
  /** The entry of the CMS: `terms/<documentId>`. */
  subject?: string;
}

const columns = [
  ...['at', 'event', 'account_id', 'profile_id', 'as_staff', 'request_id', 'editor_id', 'editor_name'],
  ...['subject', 'content', 'facts'],
];

const insertLine = query<never>(
  `insert into audit_log (${columns.join(', ')}) values (${placeholders(columns.length)})`,
);

const lineOf = (
  event: AuditEvent | ContentEventName,
  { caller, profile, requestId, editorId, editorName, subject }: Who,
  facts: Record<string, unknown>,
): Value[] => [
  databaseContext().now().toISOString(),
  event,
  caller?.accountId ?? null,
  profile?.id ?? null,
  profile?.asStaff ? 1 : 0,
  requestId,
  editorId ?? null,
  editorName ?? null,
  subject ?? null,
  subject?.split('/')[0] ?? null,
  JSON.stringify(facts),
];

/**
 * Writes an audit event in the transaction of the change itself.
 *
 * @param facts names of changed fields; never an identity code, an account number or a password
 */
export async function audit(
  tx: Transaction,
  event: AuditEvent | ContentEventName,
  who: Who,
  facts: Record<string, unknown> = {},
): Promise<void> {
  await tx.run(insertLine, lineOf(event, who, facts));
}

/** Records one audit event for each of the customers whom staff looked at or took out of the register. */
export async function auditCustomers(
  event: AuditEvent,
  { caller, requestId }: { caller: Caller; requestId: string },
  profileIds: readonly number[],
  facts: Record<string, unknown> = {},
): Promise<void> {
  const lines = [...new Set(profileIds)].map((id) =>
    lineOf(event, { caller, profile: { id, asStaff: true }, requestId }, facts),
  );
  await system().db.transaction((tx) => insertInBatches(tx, { table: 'audit_log', columns }, lines));
}

/** Records one audit event for each of the customers whom a call by staff was about (decision 0014). */
export const auditCall = (
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  by: { caller: Caller; requestId: string },
  profileIds: readonly number[],
): Promise<void> => auditCustomers('staff.call', by, profileIds, { call: `${method} ${path}` });
