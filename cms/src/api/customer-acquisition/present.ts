import type {
  ListedOutreach,
  OutreachProfile,
} from '@nimio/domain/customer-acquisition/customer-acquisition.types';
import type { Reader } from '../../data/sql.js';
import { presentCustomer } from '../distribution/present.js';
import { profileName } from '../profile/name.js';
import { readOpenCents } from './reserve-store.js';
import { type ListedRow, type OutreachRow, readEvents } from './store.js';

export const presentListed = ({ next_day, last_event_at, ...row }: ListedRow): ListedOutreach => ({
  ...row,
  nextDay: next_day,
  lastEvent: last_event_at,
});

/** An outreach profile with its events, the connected customer, and what is open of the name. */
export async function presentOutreach(reader: Reader, row: OutreachRow): Promise<OutreachProfile> {
  const [events, openInCents] = await Promise.all([
    readEvents(reader, row.id),
    readOpenCents(reader, row.name_key),
  ]);
  return {
    hash: row.hash,
    name: row.name,
    nameKey: row.name_key,
    status: row.status,
    nextDay: row.next_day,
    language: row.language,
    streetAddress: row.street_address ?? '',
    coAddress: row.co_address ?? '',
    zipCode: row.zip_code ?? '',
    postCenter: row.post_center ?? '',
    country: row.country ?? '',
    phone: row.phone ?? '',
    email: row.email ?? '',
    contactSource: row.contact_source ?? '',
    openInCents,
    customer: row.profile_hash === null ? null : presentCustomer({ ...row, profile_hash: row.profile_hash }),
    events: events.map(({ status, note, created_at, ...name }) => ({
      ...{ status, note, author: profileName(name) },
      created: created_at,
    })),
  };
}
