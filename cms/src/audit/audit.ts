import type { Transaction } from '../data/database.js';
import type { ActingFor, Caller } from '../http/call.js';
import { system } from '../system.js';

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

/**
 * Writes a line of the append-only log, in the transaction of the change itself.
 * @param facts names of what changed; never an identity code, an account number or a password
 */
export async function audit(
  tx: Transaction,
  act: string,
  { caller, profile, requestId, editorId, editorName, subject }: Who,
  facts: Record<string, unknown> = {},
): Promise<void> {
  await tx.table('audit_log').insert({
    at: system().now().toISOString(),
    act,
    account_id: caller?.accountId ?? null,
    profile_id: profile?.id ?? null,
    as_staff: profile?.asStaff ? 1 : 0,
    request_id: requestId,
    editor_id: editorId ?? null,
    editor_name: editorName ?? null,
    subject: subject ?? null,
    content: subject?.split('/')[0] ?? null,
    facts: JSON.stringify(facts),
  });
}
