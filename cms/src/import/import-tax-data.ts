import { parseIdentityCode } from '@nimio/domain/person/identity-code';
import { isOnStep } from '@nimio/domain/taxation/proposal';
import { toTenths } from '@nimio/domain/taxation/rate';
import { type TaxType, taxTypes } from '@nimio/domain/taxation/tax-types';
import { isTaxYear } from '@nimio/domain/taxation/tax-year';
import { lockProfiles } from '../api/profile/store.js';
import { recordTaxationEvent } from '../api/taxation/record-event.js';
import { saveTaxData, type TaxDataSource } from '../api/taxation/store.js';
import type { Transaction } from '../data/database.js';
import { query, type Reader } from '../data/sql.js';
import type { DatabaseContext } from '../system.js';
import { mapSequentially } from '../threads/map-sequentially.js';

/** The values of a line of the yearly file. */
export interface TaxDataLine {
  identityCode: string;
  type: TaxType;
  /** Whole tenths of a percent; null if the type implies the rate. */
  rate: number | null;
  year: number;
}

/** Why a line is skipped, as shown in the report. */
export type LineFault = 'columns' | 'identity code' | 'type' | 'rate' | 'year';

const isTaxType = (text: string): text is TaxType => (taxTypes as readonly string[]).includes(text);

/** `20,5` and `20.5` as tenths; undefined for anything but a rate. */
function tenthsOf(text: string): number | null | undefined {
  if (text === '') return null;
  if (!/^\d{1,3}(?:[.,]\d)?$/.test(text)) return undefined;
  const rate = Number(text.replace(',', '.'));
  return rate <= 100 && isOnStep(rate) ? toTenths(rate) : undefined;
}

/** A line of the file: `identity code;type;rate;year`. */
export function readLine(text: string, now: Date): TaxDataLine | LineFault {
  const cells = text.split(';').map((cell) => cell.trim());
  const [codeText = '', type = '', rateText = '', yearText = ''] = cells;
  if (cells.length !== 4) return 'columns';
  // Test identity codes are accepted, because they belong to no one and the register does not know them.
  const code = parseIdentityCode(codeText, { allowTest: true });
  if (!code.ok) return 'identity code';
  if (!isTaxType(type)) return 'type';
  const rate = tenthsOf(rateText);
  if (rate === undefined) return 'rate';
  const year = Number(yearText);
  return isTaxYear(year, now) ? { identityCode: code.value, type, rate, year } : 'year';
}

/** Line numbers, from 1; never the contents of lines. */
export interface TaxDataReport {
  changed: number[];
  unchanged: number[];
  /** The society's own data of the same year take precedence. */
  kept: number[];
  /** No person in the register has the code. */
  unknown: number[];
  faulty: { line: number; fault: LineFault | 'twice' }[];
}

interface KnownRow {
  id: number;
  /** Null, like the rest, without tax data of the year. */
  type: string | null;
  rate: number | null;
  source: TaxDataSource | null;
}

/** The line of a deceased author is that of the estate, once there is one. */
const known = query<KnownRow>(
  `select p.id, t.type, t.rate, t.source
     from profiles person
     left join profiles estate on estate.estate_of_id = person.id
     join profiles p on p.id = coalesce(estate.id, person.id)
     left join taxations t on t.profile_id = p.id and t.year = ?
    where person.identity_code_index = ?`,
);

type Outcome = 'changed' | 'unchanged' | 'kept' | 'unknown';

/** A tax card that the society has handled is newer than the yearly data of its year. */
function outcomeOf(row: KnownRow | undefined, { type, rate }: TaxDataLine): Outcome {
  if (!row) return 'unknown';
  if (row.type === type && row.rate === rate) return 'unchanged';
  return row.source === 'society' ? 'kept' : 'changed';
}

const find = (reader: Reader, { vault }: DatabaseContext, { identityCode, year }: TaxDataLine) =>
  reader.first(known, [year, vault.index(identityCode, 'identity-code')]);

async function save(
  tx: Transaction,
  app: DatabaseContext,
  line: TaxDataLine,
  { id }: KnownRow,
): Promise<void> {
  const at = app.now().toISOString();
  const { type, rate, year } = line;
  await saveTaxData(tx, id, { type, rate, year, source: 'fetch' }, at);
  const changer = { caller: undefined, profile: { id, asStaff: false }, requestId: 'import' };
  await recordTaxationEvent(tx, changer, 'fetched', { data: { type, rate, year } });
}

async function importLine(tx: Transaction, app: DatabaseContext, line: TaxDataLine): Promise<Outcome> {
  const row = await find(tx, app, line);
  const outcome = outcomeOf(row, line);
  if (row && outcome === 'changed') await save(tx, app, line, row);
  return outcome;
}

/** Runs under the locks of the profiles, because staff may be handling tax cards concurrently. */
async function importBatch(
  tx: Transaction,
  app: DatabaseContext,
  batch: readonly Numbered[],
): Promise<Outcome[]> {
  const rows = await mapSequentially(batch, ({ line }) => find(tx, app, line));
  await lockProfiles(
    tx,
    rows.flatMap((row) => row?.id ?? []),
  );
  return mapSequentially(batch, ({ line }) => importLine(tx, app, line));
}

interface Numbered {
  number: number;
  line: TaxDataLine;
}

const batchSize = 200;

/** The valid lines. If a person has two lines, neither is imported, because it is unknown which is right. */
async function readLines(
  lines: AsyncIterable<string>,
  now: Date,
): Promise<{ good: Numbered[]; faulty: TaxDataReport['faulty'] }> {
  const read: Numbered[] = [];
  const faulty: TaxDataReport['faulty'] = [];
  const times = new Map<string, number>();
  let number = 0;
  for await (const text of lines) {
    number += 1;
    const bare = number === 1 ? text.replace(/^\uFEFF/, '') : text;
    if (bare.trim() === '' || (number === 1 && /^[A-Za-z]/.test(bare))) continue;
    const line = readLine(bare, now);
    if (typeof line === 'string') faulty.push({ line: number, fault: line });
    else {
      read.push({ number, line });
      times.set(line.identityCode, (times.get(line.identityCode) ?? 0) + 1);
    }
  }
  const isTwice = ({ line }: Numbered): boolean => (times.get(line.identityCode) ?? 0) > 1;
  faulty.push(...read.filter(isTwice).map((twice) => ({ line: twice.number, fault: 'twice' as const })));
  return {
    good: read.filter((one) => !isTwice(one)),
    faulty: faulty.toSorted((a, b) => a.line - b.line),
  };
}

/**
 * Imports the yearly tax data after the whole file has been read. Each batch of some hundred lines is one transaction,
 * and imported lines are unchanged the next time, so an interrupted import is run again with the same file.
 *
 * @param lines of the file, without line breaks
 * @param isSaving otherwise it is a dry run, and the report lists what would change
 */
export async function importTaxData(
  app: DatabaseContext,
  lines: AsyncIterable<string>,
  isSaving: boolean,
): Promise<TaxDataReport> {
  const { good, faulty } = await readLines(lines, app.now());
  const report: TaxDataReport = { changed: [], unchanged: [], kept: [], unknown: [], faulty };
  for (let from = 0; from < good.length; from += batchSize) {
    const batch = good.slice(from, from + batchSize);
    const outcomes = isSaving
      ? await app.db.transaction((tx) => importBatch(tx, app, batch))
      : await mapSequentially(batch, async ({ line }) => outcomeOf(await find(app.db, app, line), line));
    outcomes.forEach((outcome, index) => report[outcome].push(batch[index]?.number ?? 0));
  }
  return report;
}
