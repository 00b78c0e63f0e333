import type { AddressParts } from '@nimio/domain/contact/full-address';
import type { Language } from '@nimio/domain/language';

/** The columns of a profile's address, with the language of the country in it. */
export interface AddressRow {
  language: Language;
  co_address: string | null;
  street_address: string | null;
  zip_code: string | null;
  post_center: string | null;
  country: string | null;
}

export const addressColumns = (alias: string): string =>
  ['language', 'co_address', 'street_address', 'zip_code', 'post_center', 'country']
    .map((column) => `${alias}.${column}`)
    .join(', ');

export const addressIn = (row: AddressRow): AddressParts & { coAddress: string | null } => ({
  coAddress: row.co_address,
  streetAddress: row.street_address,
  zipCode: row.zip_code,
  postCenter: row.post_center,
  country: row.country,
});
