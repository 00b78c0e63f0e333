import { DomainError, type FieldError } from '@nimio/domain/errors';
import { refusalOfRaise } from '@nimio/domain/taxation/proposal';
import { fromTenths, toTenths } from '@nimio/domain/taxation/rate';
import { isTaxYear } from '@nimio/domain/taxation/tax-year';
import type * as endpoints from '@nimio/domain/taxation/taxation.endpoints';
import type { Transaction } from '../../../data/database.js';
import type { ActingFor, Call, Caller, UseCase } from '../../../http/call.js';
import { customerAt, requireOthers } from '../../../identity/profile-access.js';
import { system } from '../../../system.js';
import { noteTaxation } from '../note.js';
import { tellDecision } from '../notice.js';
import { presentTaxation, presentTaxData } from '../present.js';
import { closeProposal, findPending, keepOnlyCard, type PendingRow } from '../proposal-store.js';
import { readTaxation, saveTaxData } from '../store.js';
import { lockTaxed } from '../taxed-profile.js';

type Deciding = Call<typeof endpoints.acceptTaxProposal> | Call<typeof endpoints.declineTaxProposal>;

/** The customer, unless it is the deciding person or somebody whom they represent. */
async function othersAt(hash: string, { accountId }: Caller): Promise<ActingFor> {
  const customer = await customerAt(hash);
  await requireOthers(system(), [customer.id], accountId);
  return customer;
}

/** A mistyped year would be valid for decades and block the yearly data. */
function requireTaxYear(year: number): void {
  if (!isTaxYear(year, system().now()))
    throw new DomainError('validationError', { fields: [{ path: 'taxYear', code: 'yearInvalid' }] });
}

/** The proposal that staff have looked at, if it is still pending. */
async function pendingOf(tx: Transaction, profileId: number, proposal: string): Promise<PendingRow> {
  const pending = await findPending(tx, profileId);
  if (pending?.hash !== proposal) throw new DomainError('taxProposalChanged');
  return pending;
}

/** Staff may not overwrite tax data that they have not seen. */
async function requireSeen(tx: Transaction, profileId: number, seen: string | null): Promise<void> {
  const { changed_at } = await readTaxation(tx, profileId);
  if (changed_at !== seen) throw new DomainError('taxDataChanged');
}

const presentOf = async (tx: Transaction, { id, hash }: ActingFor) =>
  presentTaxation(hash, await readTaxation(tx, id));

/**
 * The new tax data: for a rate the current data with the new rate, for a card the values that staff have read from it.
 */
async function dataAccepted(
  tx: Transaction,
  profileId: number,
  { rate }: PendingRow,
  body: Deciding['body'],
) {
  if (rate === null) {
    const { taxType, taxRate, taxYear } = body as Call<typeof endpoints.acceptTaxProposal>['body'];
    if (taxType === undefined || taxRate === undefined || taxYear === undefined) {
      const missing = Object.entries({ taxType, taxRate, taxYear }).filter(
        ([, value]) => value === undefined,
      );
      const fields = missing.map(([path]): FieldError => ({ path, code: 'required' }));
      throw new DomainError('validationError', { fields });
    }
    return { type: taxType, rate: toTenths(taxRate), year: taxYear };
  }
  const row = await readTaxation(tx, profileId);
  const refusal = refusalOfRaise(fromTenths(rate), presentTaxData(row), system().now());
  // The tax data have changed since the proposal, so it would no longer raise the rate.
  if (refusal || row.type === null || row.year === null) throw new DomainError('taxProposalOvertaken');
  return { type: row.type, rate, year: row.year };
}

export const acceptTaxProposal: UseCase<typeof endpoints.acceptTaxProposal> = async ({
  params,
  body,
  caller,
  requestId,
}) => {
  const { db, now } = system();
  const customer = await othersAt(params.profileHash, caller);
  const noted = { caller, profile: customer, requestId };
  if (body.taxYear !== undefined) requireTaxYear(body.taxYear);
  return db.transaction(async (tx) => {
    const profile = await lockTaxed(tx, customer.id);
    const pending = await pendingOf(tx, customer.id, body.proposal);
    const data = await dataAccepted(tx, customer.id, pending, body);
    const at = now().toISOString();
    await saveTaxData(tx, customer.id, { ...data, source: 'society' }, at);
    await closeProposal(tx, pending, 'ACCEPTED', { at });
    if (pending.rate === null) await keepOnlyCard(tx, customer.id, pending.id);
    await noteTaxation(tx, noted, 'accepted', { rate: pending.rate });
    await tellDecision(tx, profile, pending, { rate: data.rate });
    return presentOf(tx, customer);
  });
};

export const declineTaxProposal: UseCase<typeof endpoints.declineTaxProposal> = async ({
  params,
  body,
  caller,
  requestId,
}) => {
  const { db, now } = system();
  const customer = await othersAt(params.profileHash, caller);
  const noted = { caller, profile: customer, requestId };
  return db.transaction(async (tx) => {
    const profile = await lockTaxed(tx, customer.id);
    const pending = await pendingOf(tx, customer.id, body.proposal);
    const { reason } = body;
    const at = now().toISOString();
    await closeProposal(tx, pending, 'DECLINED', { at, reason });
    await noteTaxation(tx, noted, 'declined', { rate: pending.rate });
    await tellDecision(tx, profile, pending, { reason });
    return presentOf(tx, customer);
  });
};

export const updateTaxData: UseCase<typeof endpoints.updateTaxData> = async ({
  params,
  body,
  caller,
  requestId,
}) => {
  const { db, now } = system();
  const customer = await othersAt(params.profileHash, caller);
  const noted = { caller, profile: customer, requestId };
  requireTaxYear(body.taxYear);
  return db.transaction(async (tx) => {
    await lockTaxed(tx, customer.id);
    if (body.taxDataDate !== undefined) await requireSeen(tx, customer.id, body.taxDataDate);
    const { taxType: type, taxYear: year } = body;
    const data = { type, rate: toTenths(body.taxRate), year, source: 'society' } as const;
    await saveTaxData(tx, customer.id, data, now().toISOString());
    await noteTaxation(tx, noted, 'set');
    return presentOf(tx, customer);
  });
};
