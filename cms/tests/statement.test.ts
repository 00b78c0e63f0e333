import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Statement } from '@nimio/domain/accounting/statement.types';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type * as Faces from '../src/integrations/pdf/faces.js';
import type * as MakePdf from '../src/integrations/pdf/make-pdf.js';
import { administration } from './harness/calls/accounting-settings.js';
import { cmsDir, isFull } from './harness/environment.js';
import { between, centsIn, pagesOf, rowOf, rowsIn, sumsIn, textOf } from './harness/statement-text.js';
import { statementOf } from './harness/statements.js';

const require = createRequire(import.meta.url);
const load = <T>(module: string): T => require(path.join(cmsDir, 'dist/src/integrations/pdf', module)) as T;
const { statementPdf } = load<typeof MakePdf>('make-pdf.js');
const { setIn } = load<typeof Faces>('faces.js');

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const made = async (statement: Statement): Promise<string> => textOf(await statementPdf(statement));

const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0);

describe('a statement', () => {
  it('adds up to the cent, row by row, part by part, and to the net', async () => {
    const statement = statementOf([40, 3]);
    const text = await made(statement);
    const { parts, grossInCents, withheldInCents, netInCents } = statement.payment;
    expect(sumsIn(text)).toEqual({ gross: [grossInCents], withheld: [withheldInCents], net: [netInCents] });
    expect(withheldInCents + netInCents).toBe(grossInCents);
    const tables = text.split('Tilityksen päivä').slice(1);
    const sums = tables.map((table) => {
      const total = centsIn(table.slice(table.indexOf('Yhteensä')))[0];
      expect(sum(centsIn(between(table, 'Osuus Euroa', 'Yhteensä')))).toBe(total);
      return total ?? 0;
    });
    expect(sums).toEqual(parts.map(({ amountInCents }) => amountInCents));
    expect(sum(sums)).toBe(grossInCents);
  });

  it('shows the role, loans, factor, share and amount of each work', async () => {
    const statement = statementOf([40, 3]);
    const lines = statement.payment.parts.flatMap((part) => part.lines);
    expect(rowsIn(await made(statement))).toEqual(lines.map(rowOf));
  });

  it.each([
    ['fi', 'Tilityslaskelma', 'kirjoittaja', 'Sivu 1 (1)'],
    ['sv', 'Utbetalningsspecifikation', 'författare', 'Sida 1 (1)'],
    ['en', 'Payment statement', 'author', 'Page 1 of 1'],
  ] as const)('speaks the payee’s language: %s', async (language, title, role, page) => {
    const bytes = await statementPdf({ ...statementOf([1]), language });
    const text = await textOf(bytes);
    for (const word of [title, role, page, '1/2']) expect(text).toContain(word);
    const { info, metadata } = await (await getDocumentProxy(Uint8Array.from(bytes))).getMetadata();
    expect(info).toMatchObject({ Title: `${title} 15.12.2026`, Language: language });
    expect(metadata?.getRaw()).toContain('pdfuaid:part');
  });

  it('shows account, payee, rate and each fact of the distribution', async () => {
    const text = await made(statementOf([1]));
    for (const shown of ['Aino-Maria Šilvennoinen', '00510 Helsinki', '15.12.2026', '24,5 %', 'tili …0785'])
      expect(text).toContain(shown);
    for (const shown of ['15 000 000,00 €', '23 456 789,123', '0,639474 €', '2024', 'yleiset kirjastot'])
      expect(text).toContain(shown);
    expect(text).toContain('978-951-0-39265-2');
  });

  it('shows what was deducted from the pot, and the value of a loan after it', async () => {
    const statement = statementOf([1]);
    for (const part of statement.payment.parts) part.deductions = [{ ...administration, percent: 2.5 }];
    const text = await made(statement);
    for (const shown of ['Hallintokulut 2,5 %', '\u2212375 000,00 €', '0,623487 €'])
      expect(text).toContain(shown);
  });

  it('has every letter of names in many scripts, and no empty box', async () => {
    const [name, foreign] = ['Žanna ja šamaani øresundin œuvre ÅÄÖ đ – ”ñ”', 'Тихий Дон, Ελλάδα'];
    const statement = statementOf([3]);
    const { lines } = statement.payment.parts[0] as Statement['payment']['parts'][number];
    [name, foreign, '漢字 ja sanoja\u0007'].forEach((each, at) =>
      Object.assign(lines[at] ?? {}, { name: each }),
    );
    const text = await made(statement);
    expect(text).toContain(name);
    expect(text).toContain(foreign);
    expect(text).toContain('?? ja sanoja');
    expect(setIn('serif', name)).toEqual({ face: 'serif', text: name });
    expect(setIn('serif', foreign)).toEqual({ face: 'sans', text: foreign });
  });

  it('is tagged for screen readers', async () => {
    const bytes = await statementPdf(statementOf([60]));
    const pdf = await getDocumentProxy(Uint8Array.from(bytes));
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(pdf.numPages).toBeGreaterThan(2);
    const raw = Buffer.from(bytes).toString('latin1');
    const count = (role: string): number => raw.split(`/S /${role}\n`).length - 1;
    expect(count('H1')).toBe(1);
    expect(count('H2')).toBe(2);
    for (const role of ['Document', 'THead', 'TBody', 'TFoot', 'L'])
      expect(count(role), role).toBeGreaterThan(0);
    // The table's header is on every page, and once in the structure: sums, six columns, rows and the total.
    expect(count('TH')).toBe(3 + 6 + 60 + 1);
    expect((await pagesOf(bytes)).filter((page) => page.includes('Kerroin')).length).toBeGreaterThan(2);
    for (const key of ['/StructTreeRoot', '/Lang (fi)', '/MarkInfo', '/DisplayDocTitle true'])
      expect(raw).toContain(key);
  });

  it('is the same file whenever it is made, and another for other amounts', async () => {
    const [once, again] = [await statementPdf(statementOf([30])), await statementPdf(statementOf([30]))];
    expect(digest(again)).toBe(digest(once));
    const other = statementOf([30]);
    other.payment.netInCents -= 1;
    expect(digest(await statementPdf(other))).not.toBe(digest(once));
  });

  it('fits thousands of works and the longest names', async () => {
    const works = isFull ? 3000 : 1000;
    const statement = statementOf([works]);
    const [line] = statement.payment.parts[0]?.lines ?? [];
    Object.assign(line ?? {}, { name: 'Pitkäniminenteos'.repeat(31) });
    const pages = await pagesOf(await statementPdf(statement));
    expect(pages.length).toBeGreaterThan(works / 30);
    const text = pages.join(' ');
    expect(text.match(/978-951-0-39265-2/g)).toHaveLength(works);
    expect(text).toContain(`Sivu ${pages.length} (${pages.length})`);
    expect(text.replace(/ /g, '')).toContain('Pitkäniminenteos'.repeat(31));
  });
});
