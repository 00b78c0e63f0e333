import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import type { Invoice } from '@nimio/domain/invoice/invoice.types';
import { expect } from 'vitest';
import { inDays } from './distributions.js';
import type { Author } from './people.js';
import { server } from './server.js';

const settings = 'api::settings.portal-settings';

export const sender = { businessId: '1234567-1', postalAddress: 'Kirjailijankatu 1\n00100 Helsinki' };

/** Sets the society's details as the sender of invoices, once in a worker unless they are given. */
export async function setSender(data: object = sender): Promise<void> {
  const { strapi, system } = await server();
  if (data === sender && (await system.content.settings('fi')).businessId !== '') return;
  const entries = strapi.documents(settings);
  const { documentId } = (await entries.findFirst({})) as { documentId: string };
  await entries.update({ documentId, data, status: 'published' });
}

export const today = (): string => finnishDay(new Date());

/** The body of an invoice over 8,36 euros. */
export const invoiceBody = (changes: object = {}) => ({
  payerName: 'Opetus- ja kulttuuriministeriö',
  businessId: '0245872-8',
  address: 'PL 29\n00023 Valtioneuvosto',
  language: 'fi',
  source: 'LK',
  due: inDays(14),
  lines: [
    { text: 'Lainauskorvaus', cents: 333, vatHundredths: 2550 },
    { text: 'Hallintokulut', cents: 333, vatHundredths: 2550 },
  ],
  ...changes,
});

/** The body of an invoice with this net and no VAT. */
export const bodyOver = (cents: number, changes: object = {}) =>
  invoiceBody({ lines: [{ text: 'Lainauskorvaus', cents, vatHundredths: 0 }], ...changes });

export const at = (hash: string, step = ''): string => `/invoices/${hash}${step}`;

export async function drafted({ browser }: Author, body: object = invoiceBody()): Promise<Invoice> {
  const { status, record } = await browser.post<Invoice>('/invoices', body);
  expect(status).toBe(201);
  return record;
}

/** Sends the draft at its current version, or at the given one. */
export const send = ({ browser }: Author, hash: string, seen = '*') =>
  browser.send<Invoice>('POST', at(hash, '/send'), { headers: seen ? { 'if-match': seen } : {} });

export async function sent(staff: Author, body?: object): Promise<Invoice> {
  await setSender();
  const { status, record } = await send(staff, (await drafted(staff, body)).hash);
  expect(status).toBe(200);
  return record;
}

export const payOn = ({ browser }: Author, hash: string, paidOn = today()) =>
  browser.post<Invoice>(at(hash, '/pay'), { paidOn });

export async function paidInvoice(staff: Author, body?: object): Promise<Invoice> {
  const { status, record } = await payOn(staff, (await sent(staff, body)).hash);
  expect(status).toBe(200);
  return record;
}

export const credit = ({ browser }: Author, hash: string) =>
  browser.send<Invoice>('POST', at(hash, '/credit'));

/** Removes waiting jobs of PDFs, so that the next run of jobs does not make them. */
export async function forgetPdfs(): Promise<void> {
  await (await server()).system.db.knex('jobs').where({ kind: 'invoice' }).delete();
}
