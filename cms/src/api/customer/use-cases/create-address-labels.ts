import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { postalLines } from '@nimio/domain/contact/postal-lines';
import { compareForPost, labelBlocker, mostLabels } from '@nimio/domain/customer/address-labels';
import type * as endpoints from '@nimio/domain/customer/customer.endpoints';
import type { CustomerFilter } from '@nimio/domain/customer/customer-filter.schema';
import type { BodyOf } from '@nimio/domain/endpoint';
import { DomainError } from '@nimio/domain/errors';
import { audit, auditCustomers } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { labelsPdf } from '../../../integrations/pdf/make-pdf.js';
import { system } from '../../../system.js';
import { findOutreachAddressees } from '../../customer-acquisition/addressees.js';
import { addressIn } from '../../profile/address.js';
import { profileName } from '../../profile/name.js';
import { readLanguage } from '../../session/store.js';
import { type AddresseeRow, findAddressees, searchAddressees } from '../addressees.js';
import { conditionsIn } from '../conditions-in.js';
import { fullName } from '../present.js';

type Addressees = Pick<
  BodyOf<typeof endpoints.createAddressLabels>,
  'profileHashes' | 'outreachHashes' | 'filter'
>;

function findRows({ profileHashes, outreachHashes, filter }: Addressees): Promise<AddresseeRow[]> {
  const { db } = system();
  if (filter) return searchByFilter(filter);
  return outreachHashes
    ? findOutreachAddressees(db, outreachHashes)
    : findAddressees(db, profileHashes ?? []);
}

async function searchByFilter(filter: CustomerFilter): Promise<AddresseeRow[]> {
  const rows = await searchAddressees(system().db, await conditionsIn(filter));
  if (rows.length <= mostLabels) return rows;
  const tooBig = { path: 'filter', code: 'tooBig', params: { max: mostLabels } } as const;
  throw new DomainError('validationError', { fields: [tooBig] });
}

/** A customer in the order of the post, with the reason for which there is no label. */
function addresseeOf(row: AddresseeRow) {
  const address = addressIn(row);
  return {
    ...{ row, zipCode: address.zipCode, country: address.country, registerKey: row.register_key },
    reason: labelBlocker({ ...address, closedOn: row.closed_on, diedOn: row.died_on }),
  };
}

function labelOf(row: AddresseeRow) {
  const { lines, country } = postalLines(addressIn(row), row.language);
  return {
    name: profileName(row),
    number: row.ext_party_code,
    lines: [
      ...(row.organisation_name2 ? [row.organisation_name2] : []),
      ...lines,
      ...(country ? [country.toLocaleUpperCase(row.language)] : []),
    ],
  };
}

/**
 * The log of each customer who gets a label says so before the file is sent; the others are only listed by name. Authors of
 * outreach profiles have no log.
 */
export const createAddressLabels: UseCase<typeof endpoints.createAddressLabels> = async ({
  body: { start, ...addressed },
  caller,
  requestId,
}) => {
  const { db, now, content } = system();
  const rows = await findRows(addressed);
  if (!addressed.filter && rows.length === 0) throw new DomainError('notFound');
  const addressees = rows.map(addresseeOf).toSorted(compareForPost);
  const printed = addressees.filter(({ reason }) => !reason).map(({ row }) => row);
  if (printed.length === 0) throw new DomainError('addressMissing');
  const language = await readLanguage(db, caller.accountId);
  const day = finnishDay(now());
  const bytes = await labelsPdf({
    ...{ language, day, start },
    society: (await content.settings(language)).societyName,
    labels: printed.map(labelOf),
    withoutLabel: addressees
      .toSorted((a, b) => (a.registerKey < b.registerKey ? -1 : 1))
      .flatMap(({ row, reason }) =>
        reason ? [{ name: fullName(row), number: row.ext_party_code, reason }] : [],
      ),
  });
  const by = { caller, requestId };
  if (addressed.outreachHashes)
    await db.transaction((tx) => audit(tx, 'outreach.print-labels', by, { labels: printed.length }));
  else
    await auditCustomers(
      'customer.print-label',
      by,
      printed.map(({ id }) => id),
    );
  return { name: `osoitetarrat-${day}.pdf`, bytes };
};
