import { statementWaitMs } from '@nimio/domain/accounting/statement-wait';
import { DomainError } from '@nimio/domain/errors';
import type { JobPayloads } from '../../../jobs/job-payloads.js';
import { type JobHandler, PermanentFailure } from '../../../jobs/jobs.js';
import { system } from '../../../system.js';
import { readProfileRow } from '../../profile/store.js';
import { findAccountById } from '../../session/store.js';
import { makeStatement } from '../make-statement.js';
import { findPayment } from '../payment-store.js';

/**
 * The job that makes a requested statement. What a killed server left unfinished is made again with the same result. A
 * statement that cannot be made ends as failed, and the client may request it again. The portal downloads the statement
 * itself; the login that requested it gets a mail when it has stopped waiting.
 */
export const workOnStatement: JobHandler<JobPayloads['statement']> = async ({
  paymentHash,
  requestedAt,
  requestedBy,
}) => {
  const payment = await findPayment(system().db, paymentHash);
  if (!payment) throw new PermanentFailure('No such payment');
  try {
    await makeStatement(payment);
  } catch (error) {
    throw error instanceof DomainError ? new PermanentFailure(error.message) : error;
  }
  const isLate = system().now().getTime() > Date.parse(requestedAt) + statementWaitMs;
  if (isLate && requestedBy !== null) await announce(paymentHash, requestedBy);
};

/**
 * The payment may have been returned in the meantime, and then it has no statement. The language and the preference are
 * those of the login's own profile.
 */
async function announce(paymentHash: string, accountId: number): Promise<void> {
  const { content, db, jobs, publicUrl } = system();
  const payment = await findPayment(db, paymentHash);
  const account = payment?.summary_state === 'ready' && (await findAccountById(db, accountId));
  if (!account || !account.email) return;
  const own = await readProfileRow(db, account.default_profile_id);
  if (own?.mail_payments !== 1) return;
  const { language } = own;
  const write = await content.mail('statement-ready', language);
  const mail = { to: account.email, ...write({ link: `${publicUrl}/accounting?language=${language}` }) };
  await db.transaction((tx) => jobs.enqueue(tx, 'mail', `mail-statement-ready-${paymentHash}`, mail));
}
