import { addsUp } from '@nimio/domain/accounting/adds-up';
import type { Statement } from '@nimio/domain/accounting/statement.types';
import { postalLines } from '@nimio/domain/contact/postal-lines';
import { DomainError } from '@nimio/domain/errors';
import { isDatabaseUnavailable } from '../../data/database-unavailable.js';
import { statementPdf } from '../../integrations/pdf/make-pdf.js';
import { describeError } from '../../log/describe-error.js';
import { system } from '../../system.js';
import { addressIn } from '../profile/address.js';
import { profileName } from '../profile/name.js';
import { reasonOfPayment } from './payment-reason.js';
import {
  findPayee,
  findStatement,
  lockPayment,
  type PayeeRow,
  type PaymentRow,
  saveStatement,
  setSummaryState,
} from './payment-store.js';

function addressOf(payee: PayeeRow): string[] {
  const { lines, country } = postalLines(addressIn(payee), payee.language);
  return country ? [...lines, country] : lines;
}

async function statementOf(payment: PaymentRow): Promise<Statement> {
  const { db, content } = system();
  const payee = await findPayee(db, payment.profile_id);
  if (!payee) throw new Error(`No profile ${payment.profile_id}`);
  const reason = await reasonOfPayment(db, payment);
  // A statement with a wrong sum must not be sent.
  if (!addsUp(reason)) throw new Error(`Payment ${payment.id} does not add up`);
  const { societyName: payer, accent } = await content.settings(payee.language);
  return {
    language: payee.language,
    payer,
    accent,
    payee: { name: profileName(payee), address: addressOf(payee) },
    payment: reason,
  };
}

/** The bank may have returned the payment in the meantime, and then it has no statement, even if one was rendered. */
async function save(payment: PaymentRow, pdf: Uint8Array | undefined): Promise<void> {
  await system().db.transaction(async (tx) => {
    const { state } = await lockPayment(tx, payment.id);
    if (state !== 'paid') return setSummaryState(tx, payment.id, null);
    return pdf ? saveStatement(tx, payment.id, pdf) : undefined;
  });
}

async function make(payment: PaymentRow): Promise<void> {
  if (payment.state !== 'paid') return save(payment, undefined);
  const known = await findStatement(system().db, payment.id);
  return save(payment, known?.pdf ?? (await statementPdf(await statementOf(payment))));
}

/**
 * The state becomes failed, so that the waiting client shows it and can retry; a statement that another server has made
 * in the meantime stays.
 */
async function recordFailure({ id }: PaymentRow): Promise<void> {
  await system().db.transaction(async (tx) => {
    const { state, summary_state: summary } = await lockPayment(tx, id);
    if (state === 'paid' && summary !== 'ready') await setSummaryState(tx, id, 'error');
  });
}

async function makeOrRecordFailure(payment: PaymentRow): Promise<void> {
  try {
    await make(payment);
  } catch (error) {
    // A database that is unavailable recovers, and the failure could not be stored there.
    if (isDatabaseUnavailable(error)) throw error;
    system().log.error({ payment: payment.id, error: describeError(error) }, 'could not make a statement');
    await recordFailure(payment);
    throw new DomainError('statementFailed');
  }
}

/** Keyed by the payment's id. */
const underWay = new Map<number, Promise<void>>();

/**
 * Makes and stores the statement of a payment unless it exists or the payment is no longer paid. Concurrent callers
 * share one promise.
 *
 * @throws `statementFailed`, which is also stored as the state of its summary
 */
export function makeStatement(payment: PaymentRow): Promise<void> {
  const known = underWay.get(payment.id);
  if (known) return known;
  const made = makeOrRecordFailure(payment).finally(() => underWay.delete(payment.id));
  underWay.set(payment.id, made);
  return made;
}
