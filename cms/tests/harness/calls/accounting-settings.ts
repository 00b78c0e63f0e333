import { firstSettings } from '@nimio/domain/accounting-settings/accounting-settings';
import { server } from '../server.js';
import type { Examples } from './example.js';

/** What the society deducts from a pot for its administration. */
export const administration = {
  code: 'HALL',
  nameFi: 'Hallintokulut',
  nameSv: 'Förvaltningskostnader',
  nameEn: 'Administration',
  percent: 5,
};

let years = 0;

/** A year without settings, in which no other test pays. */
export async function newSettingsYear(): Promise<number> {
  const { knex } = (await server()).system.db;
  years += 1;
  const year = 2100 + (years % 100);
  await knex('accounting_deductions').where({ year }).delete();
  await knex('withholding_defaults').where({ year }).delete();
  await knex('accounting_years').where({ year }).delete();
  return year;
}

/** A year with the first settings. */
export async function storedYear(): Promise<number> {
  const year = await newSettingsYear();
  const { knex } = (await server()).system.db;
  await knex('accounting_years').insert({
    ...{ year, minimum_cents: 2000, record_day_offset: 30, claim_years: 3 },
    unregistered_prefixes: firstSettings.unregisteredPrefixes.join(','),
  });
  const rows = firstSettings.withholding.map(({ payeeKind: payee_kind, residence, rate }) => ({
    ...{ year, payee_kind, residence, rate: rate * 10 },
  }));
  await knex('withholding_defaults').insert(rows);
  return year;
}

const paramsOf = async () => ({ year: String(await storedYear()) });

/** Requests of staff for the calls of accounting settings. */
export const accountingSettingsCalls: Examples = {
  listAccountingSettings: () => ({}),
  createAccountingSettings: async () => ({ body: { year: await newSettingsYear() } }),
  getAccountingSettings: async () => ({ params: await paramsOf() }),
  updateAccountingSettings: async () => ({
    params: await paramsOf(),
    body: { ...firstSettings, deductions: [administration] },
  }),
};
