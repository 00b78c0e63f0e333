import { readFileSync } from 'node:fs';
import path from 'node:path';
import { importBankFile, previewBankFile } from '@nimio/domain/bank-file/bank-file.endpoints';
import type { BankFilePreview, BankFileReport } from '@nimio/domain/bank-file/bank-file.types';
import { expect } from 'vitest';
import { exported } from './distributions.js';
import { formWith } from './form-with.js';
import type { Author } from './people.js';

const folder = path.resolve(import.meta.dirname, '../bank-files');

/** A sample file of the bank with these values for its placeholders. */
export const sample = (name: string, values: Record<string, string> = {}): string =>
  readFileSync(path.join(folder, name), 'utf8').replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');

/** A sample of camt.054 whose entries are repeated with each of these values. */
export function repeatedSample(name: string, all: readonly Record<string, string>[]): string {
  const entries = /<Ntry>[^]*<\/Ntry>/;
  const each = all.map((values) => entries.exec(sample(name, values))?.[0]);
  return sample(name).replace(entries, () => each.join('\n'));
}

/** A field of an XML sample with the amount of a payment. */
export const euros = (cents: number): string => (cents / 100).toFixed(2);

const raw = (file: string | Uint8Array) => formWith(Buffer.from(file as string), previewBankFile.upload);

export const preview = ({ browser }: Author, file: string | Uint8Array) =>
  browser.send<BankFilePreview>('POST', previewBankFile.path, { raw: raw(file) });

export const importAt = ({ browser }: Author, file: string | Uint8Array, seen: string) =>
  browser.send<BankFileReport>('POST', importBankFile.path, { query: { seen }, raw: raw(file) });

/** Imports it as previewed. */
export const previewAndImport = async (staff: Author, file: string) =>
  importAt(staff, file, (await preview(staff, file)).record.seen);

/** Downloads the payment file of a distribution, and returns its id and the ids of its payments. */
export async function downloadFileOf(
  staff: Author,
  hash: string,
): Promise<{ message: string; payments: string[] }> {
  const { status, bytes } = await exported(staff, hash);
  expect(status).toBe(200);
  const text = Buffer.from(bytes).toString();
  const valuesOf = (name: string) =>
    [...text.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'g'))].map(([, value = '']) => value);
  return { message: valuesOf('MsgId')[0] ?? '', payments: valuesOf('EndToEndId') };
}

/** The bank's report that it rejected this payment file. */
export const rejectionOf = (message: string, reason = 'FF01'): string =>
  sample('pain002-03-rejected-file.xml', { message, reason });
