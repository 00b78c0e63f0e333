import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { customerFlags } from '@nimio/domain/customer/customer-filter';
import type { CustomerFilter } from '@nimio/domain/customer/customer-filter.schema';
import { DomainError } from '@nimio/domain/errors';
import type { ProfileRole } from '@nimio/domain/profile/profile-roles';
import { knownCodes } from '@nimio/domain/settings/known-codes';
import { system } from '../../system.js';
import type { CustomerConditions } from './customer-selection.js';

const listIn = (text = ''): string[] => (text === '' ? [] : [...new Set(text.split(','))]);

/** Codes that the settings offer, or that customers may have chosen before they stopped offering them. */
function knownIn(
  path: 'productions' | 'participations',
  text: string | undefined,
  offered: readonly { code: string }[],
  known: readonly string[],
): string[] {
  const codes = listIn(text);
  if (codes.every((code) => known.includes(code) || offered.some((option) => option.code === code)))
    return codes;
  throw new DomainError('validationError', { fields: [{ path, code: 'invalid' }] });
}

/**
 * The conditions of a query.
 *
 * @throws `validationError` for a code that the settings do not know
 */
export async function conditionsIn(query: CustomerFilter): Promise<CustomerConditions> {
  const { content, product, now } = system();
  const settings = await content.settings();
  return {
    typed: query.search ?? '',
    roles: listIn(query.filter) as ProfileRole[],
    productions: knownIn(
      'productions',
      query.productions,
      settings.productionTypes,
      knownCodes.productionTypes,
    ),
    participations: knownIn(
      'participations',
      query.participations,
      settings.participations,
      knownCodes.participations,
    ),
    status: query.status ?? 'open',
    language: query.language,
    flags: customerFlags.filter((flag) => query[flag] === 1),
    product,
    today: finnishDay(now()),
  };
}
