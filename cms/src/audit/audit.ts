import type { AuditEvent } from '@nimio/domain/audit/audit-events';
import type { Transaction } from '../data/database.js';
import { query } from '../data/sql.js';
import type { ActingFor, Caller } from '../http/call.js';
import { databaseContext } from '../system.js';

/** What is done to content and pictures has names of its own. */
export type ContentEventName = `content.${string}` | `picture.${string}`;

/** Who did it: the account, and the profile it was done for; or an editor in the CMS. */
interface Who {
  caller: Pick<Caller, 'accountId'> | undefined;
  profile?: Pick<ActingFor, 'id' | 'asStaff'> | undefined;
  requestId: string;
  /** The CMS's user: their number, and what they are called now. */
  editorId?: number | null;
  editorName?: string | null;
  /** The entry of the CMS that it is about: `terms/<documentId>`. */
  subject?: string;
}

const insertLine = query<never>(
  `insert into audit_log (at, act, account_id, profile_id, as_staff, request_id, editor_id, editor_name,
                          subject, content, facts)
   values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
);

/**
 * Writes a line of the append-only log, in the transaction of the change itself.
 * @param facts names of what changed; never an identity code, an account number or a password
 */
export async function audit(
  tx: Transaction,
  act: AuditEvent | ContentEventName,
  { caller, profile, requestId, editorId, editorName, subject }: Who,
  facts: Record<string, unknown> = {},
): Promise<void> {
  await tx.run(insertLine, [
    databaseContext().now().toISOString(),
    act,
    caller?.accountId ?? null,
    profile?.id ?? null,
    profile?.asStaff ? 1 : 0,
    requestId,
    editorId ?? null,
    editorName ?? null,
    subject ?? null,
    subject?.split('/')[0] ?? null,
    JSON.stringify(facts),
  ]);
}
