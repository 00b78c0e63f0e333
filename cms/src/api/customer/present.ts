import type { Right } from '@nimio/domain/access/rights';
import type { Customer, CustomerLink, FoundProfile } from '@nimio/domain/customer/customer.types';
import { fromTenths } from '@nimio/domain/taxation/rate';
import type { Reader } from '../../data/sql.js';
import { oneProfile } from '../../identity/profile-access.js';
import { readFailed } from '../accounting/payment-store.js';
import { readAccountings } from '../accounting/store.js';
import { findEstateOf } from '../estate/store.js';
import { summarizeUnread } from '../message/store.js';
import { type Named, profileName } from '../profile/name.js';
import { groupRoles, presentProfile } from '../profile/present.js';
import { readProfileData, readProfileRow } from '../profile/store.js';
import { findPending } from '../taxation/proposal-store.js';
import type { CustomerRow } from './customer-search.js';
import { readFormerNames } from './store.js';

const yearOf = (day: string | null): number | null => (day === null ? null : Number(day.slice(0, 4)));

/** Customers in their order, with the names of people in two columns. */
export const presentFound = (rows: CustomerRow[]): FoundProfile[] =>
  groupRoles(rows).map(({ row, roles }) => ({
    hash: row.hash,
    profileName: profileName(row),
    firstName: row.kind === 'person' ? (row.first_name ?? '') : null,
    lastName: (row.kind === 'person' ? row.last_name : row.organisation_name) ?? '',
    roles,
    extPartyCode: row.ext_party_code,
    postCenter: row.post_center,
    birthYear: yearOf(row.born_on),
    closedOn: row.closed_on,
    diedOn: row.died_on,
  }));

/** A customer to whom a link leads; `null` for none. */
async function readLink(reader: Reader, profileId: number | null | undefined): Promise<CustomerLink | null> {
  const row = profileId ? await readProfileRow(reader, profileId) : undefined;
  return row ? { hash: row.hash, profileName: profileName(row), extPartyCode: row.ext_party_code } : null;
}

/** With the second line of an organisation's name. */
export const fullName = (row: Named & { organisation_name2: string | null }): string =>
  [profileName(row), row.organisation_name2].filter(Boolean).join(' ');

/** The register record of a customer. */
export async function readCustomerRecord(
  reader: Reader,
  profileId: number,
  rights: readonly Right[],
): Promise<Customer> {
  const data = await readProfileData(reader, profileId);
  const [former, failed, accountings, proposal, unread] = await Promise.all([
    readFormerNames(reader, profileId),
    readFailed(reader, oneProfile(profileId)),
    readAccountings(reader, profileId),
    findPending(reader, profileId),
    summarizeUnread(reader, { kind: 'customer', profileId }),
  ]);
  const { profile: row } = data;
  return {
    profile: presentProfile(data, rights),
    bornOn: row.born_on,
    identityNote: row.identity_note,
    taxResidence: row.tax_residence,
    diedOn: row.died_on,
    closedOn: row.closed_on,
    closedReason: row.closed_reason,
    checkAgainst: await readLink(reader, row.check_against_id),
    estate: await readLink(reader, await findEstateOf(reader, profileId)),
    estateOf: await readLink(reader, row.estate_of_id),
    formerNames: former.map((name) => ({ name: fullName(name), until: name.until })),
    summary: {
      carriedOverInCents: accountings
        .filter(({ payment }) => payment === null)
        .reduce((cents, { gross_cents }) => cents + Number(gross_cents), 0),
      failedPayments: failed.length,
      taxProposal: proposal
        ? {
            rate: proposal.rate === null ? null : fromTenths(proposal.rate),
            created: proposal.created_at,
          }
        : null,
      unreadMessages: unread.total,
    },
  };
}
