import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import type * as endpoints from '@nimio/domain/customer/customer.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { parseIdentityCode } from '@nimio/domain/person/identity-code';
import { audit } from '../../../audit/audit.js';
import { type Transaction, uniqueViolation } from '../../../data/database.js';
import { lockSeries } from '../../../data/number-series.js';
import type { Call, UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { insertAuthorName } from '../../author-name/store.js';
import { insertProfile } from '../../profile/insert-profile.js';
import { profileName } from '../../profile/name.js';
import { emailKey } from '../../profile/store.js';
import { requireMayAssign } from '../change-customer.js';
import { identityColumnsOf, refuseTaken } from '../identity.js';
import { readCustomerRecord } from '../present.js';
import { readSimilar } from '../store.js';

type Body = Call<typeof endpoints.createCustomer>['body'];
type Columns = ReturnType<typeof identityColumnsOf>;

/** Up to this many are named. */
const mostDuplicates = 10;

/**
 * Customers with the same e-mail address, or with the same name unless both dates of birth are known and differ. The
 * series of numbers is locked, so that of two concurrent creations the second sees the first.
 */
async function refuseDuplicates(tx: Transaction, columns: Columns, { email, acceptDuplicates }: Body) {
  if (acceptDuplicates === 1) return;
  const key = emailKey(email);
  const found = (await readSimilar(tx, columns, key)).filter(
    ({ born_on, email_key }) =>
      (key !== null && email_key === key) || !born_on || !columns.born_on || born_on === columns.born_on,
  );
  if (found.length === 0) return;
  const duplicates = found
    .slice(0, mostDuplicates)
    .map((row) => ({ hash: row.hash, profileName: profileName(row) }));
  throw new DomainError('possibleDuplicate', { duplicates });
}

export const createCustomer: UseCase<typeof endpoints.createCustomer> = ({ body, caller, requestId }) => {
  const app = system();
  requireMayAssign(caller, body.roles);
  const columns = identityColumnsOf(body, finnishDay(app.now()));
  const code = parseIdentityCode(body.identityCode, { allowTest: true });
  const identityCode = columns.kind === 'person' && code.ok ? code.value : null;
  return app.db
    .transaction(async (tx) => {
      await lockSeries(tx, 'customer');
      await refuseTaken(tx, { identityCode, registerNumber: columns.register_number });
      await refuseDuplicates(tx, columns, body);
      const id = await insertProfile(app, tx, {
        ...columns,
        identityCode,
        language: body.language,
        street_address: body.streetAddress || null,
        co_address: body.coAddress || null,
        zip_code: body.zipCode || null,
        post_center: body.postCenter || null,
        country: body.country || null,
        phone: body.phone || null,
        email: body.email || null,
        roles: [...new Set(body.roles)],
      });
      if (columns.kind === 'person' && body.roles.includes('creator')) {
        const name = { name1: body.firstName, name2: body.lastName };
        await insertAuthorName(tx, id, name, app.now().toISOString());
      }
      const profile = { id, asStaff: true };
      await audit(tx, 'customer.create', { caller, profile, requestId }, { roles: body.roles });
      return readCustomerRecord(tx, id, caller.rights);
    })
    .catch((error: unknown) => {
      // The same person registered at the bank at the same moment.
      throw uniqueViolation(error)?.includes('identity_code_index')
        ? new DomainError('customerExists', { field: 'identityCode' })
        : error;
    });
};
