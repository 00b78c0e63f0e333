import { statementWaitMs } from '@nimio/domain/accounting/statement-wait';
import { DomainError } from '@nimio/domain/errors';
import type { JobPayloads } from '../../../jobs/job-payloads.js';
import { type JobHandler, PermanentFailure } from '../../../jobs/jobs.js';
import { system } from '../../../system.js';
import { readProfileRow } from '../../profile/store.js';
import { makeStatement } from '../make-statement.js';
import { findPayment } from '../payment-store.js';

/**
 * The job that makes a requested statement. What a killed server left unfinished is made again with the same result. A
 * statement that cannot be made ends as failed, and the client may request it again. The portal downloads the statement
 * itself; the payee gets a mail when it has stopped waiting.
 */
export const workOnStatement: JobHandler<JobPayloads['statement']> = async ({ paymentHash, requestedAt }) => {
  const payment = await findPayment(system().db, paymentHash);
  if (!payment) throw new PermanentFailure('No such payment');
  try {
    await makeStatement(payment);
  } catch (error) {
    throw error instanceof DomainError ? new PermanentFailure(error.message) : error;
  }
  if (system().now().getTime() > Date.parse(requestedAt) + statementWaitMs) await announce(paymentHash);
};

/** The payment may have been returned in the meantime, and then it has no statement. */
async function announce(paymentHash: string): Promise<void> {
  const { content, db, jobs, publicUrl } = system();
  const payment = await findPayment(db, paymentHash);
  const payee = payment?.summary_state === 'ready' && (await readProfileRow(db, payment.profile_id));
  if (!payee || !payee.email || payee.mail_payments === 0 || payee.closed_on || payee.died_on) return;
  const { email: to, language } = payee;
  const write = await content.mail('statement-ready', language);
  const mail = { to, ...write({ link: `${publicUrl}/accounting?language=${language}` }) };
  await db.transaction((tx) => jobs.enqueue(tx, 'mail', `mail-statement-ready-${paymentHash}`, mail));
}
