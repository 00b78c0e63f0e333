import { addsUp } from '@nimio/domain/accounting/adds-up';
import type { Statement } from '@nimio/domain/accounting/statement.types';
import { countryName } from '@nimio/domain/contact/country';
import { DomainError } from '@nimio/domain/errors';
import { isDatabaseAway } from '../../data/database-away.js';
import { statementPdf } from '../../integrations/pdf/statement-pdf.js';
import { describeError } from '../../log/describe-error.js';
import { system } from '../../system.js';
import { profileName } from '../profile/name.js';
import { reasonOfPayment } from './payment-reason.js';
import {
  findPayee,
  findStatement,
  keepStatement,
  lockPayment,
  type PayeeRow,
  type PaymentRow,
  setSummaryState,
} from './payment-store.js';

/** As on an envelope; the country only where it is another. */
function addressOf(payee: PayeeRow): string[] {
  const { co_address: co, street_address: street, zip_code: zip, post_center: place, country } = payee;
  const abroad = country && country !== 'FI' ? countryName(country, payee.language) : undefined;
  const town = [zip, place].filter(Boolean).join(' ');
  return [co, street, town, abroad].filter((line): line is string => Boolean(line));
}

async function statementOf(payment: PaymentRow): Promise<Statement> {
  const { db, content } = system();
  const payee = await findPayee(db, payment.profile_id);
  if (!payee) throw new Error(`No profile ${payment.profile_id}`);
  const reason = await reasonOfPayment(db, payment);
  // Nobody is sent a statement with a wrong sum.
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

/** Whatever was made meanwhile: the bank may have given the payment back, and then it has no statement. */
async function keep(payment: PaymentRow, pdf: Uint8Array | undefined): Promise<void> {
  await system().db.transaction(async (tx) => {
    const { state } = await lockPayment(tx, payment.id);
    if (state !== 'paid') return setSummaryState(tx, payment.id, null);
    return pdf ? keepStatement(tx, payment.id, pdf) : undefined;
  });
}

async function make(payment: PaymentRow): Promise<void> {
  if (payment.state !== 'paid') return keep(payment, undefined);
  const known = await findStatement(system().db, payment.id);
  return keep(payment, known?.pdf ?? (await statementPdf(await statementOf(payment))));
}

/** Whoever waits is told, and may ask again; what another server has made meanwhile stays. */
async function noteFailure({ id }: PaymentRow): Promise<void> {
  await system().db.transaction(async (tx) => {
    const { state, summary_state: summary } = await lockPayment(tx, id);
    if (state === 'paid' && summary !== 'ready') await setSummaryState(tx, id, 'error');
  });
}

async function makeOrTell(payment: PaymentRow): Promise<void> {
  try {
    await make(payment);
  } catch (error) {
    // A database that is away comes back, and nothing could be noted there.
    if (isDatabaseAway(error)) throw error;
    system().log.error({ payment: payment.id, error: describeError(error) }, 'a statement could not be made');
    await noteFailure(payment);
    throw new DomainError('statementFailed');
  }
}

/** By the payment's number. */
const underWay = new Map<number, Promise<void>>();

/**
 * Makes the statement of a payment and keeps it, unless it has been made already, or is not paid any more. Whoever asks
 * while it is being made waits for the same one.
 *
 * @throws `statementFailed`, which stands in the state of its summary too
 */
export function makeStatement(payment: PaymentRow): Promise<void> {
  const known = underWay.get(payment.id);
  if (known) return known;
  const made = makeOrTell(payment).finally(() => underWay.delete(payment.id));
  underWay.set(payment.id, made);
  return made;
}
