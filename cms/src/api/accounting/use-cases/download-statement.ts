import type * as endpoints from '@nimio/domain/accounting/accounting.endpoints';
import type { SentFile } from '@nimio/domain/endpoint';
import { DomainError } from '@nimio/domain/errors';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { readRoles } from '../../profile/store.js';
import { makeStatement } from '../make-statement.js';
import { keysIn, paidPayments } from '../paid-payments.js';
import { findPayment, findStatement, readPaidInYear } from '../payment-store.js';
import { presentMonths, statementName } from '../present.js';

async function fileOf(paymentId: number): Promise<SentFile> {
  const statement = await findStatement(system().db, paymentId);
  if (!statement) throw new DomainError('notFound');
  return { name: statementName(statement.pay_date), bytes: statement.pdf };
}

/** Several rows may be combined only if they belong to one payment. */
export const downloadStatement: UseCase<typeof endpoints.downloadStatement> = async ({ params, profile }) => {
  const payments = [...(await paidPayments(system().db, profile.id, keysIn(params.hash))).values()];
  const [payment] = payments;
  if (!payment || payments.length > 1) throw new DomainError('notFound');
  return fileOf(payment.id);
};

const isBeneficiary = async (profileId: number): Promise<boolean> =>
  (await readRoles(system().db, profileId)).includes('beneficiary');

export const listBeneficiaryFiles: UseCase<typeof endpoints.listBeneficiaryFiles> = async ({
  query,
  profile,
}) => {
  const rows = (await isBeneficiary(profile.id))
    ? await readPaidInYear(system().db, profile.id, query.year)
    : [];
  const records = presentMonths(rows);
  return { records, total: records.length };
};

/** A beneficiary's file is available without a request, so a missing one is made now. */
export const downloadBeneficiaryFile: UseCase<typeof endpoints.downloadBeneficiaryFile> = async ({
  query,
  profile,
}) => {
  const payment = await findPayment(system().db, query.fileId);
  const isTheirs = payment?.profile_id === profile.id && payment.state === 'paid';
  if (!isTheirs || !(await isBeneficiary(profile.id))) throw new DomainError('notFound');
  if (payment.summary_state !== 'ready') await makeStatement(payment);
  return fileOf(payment.id);
};
