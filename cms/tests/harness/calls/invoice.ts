import { begun, newYear } from '../distributions.js';
import { bodyOver, drafted, forgetPdfs, invoiceBody, sent, setSender, today } from '../invoices.js';
import { type Author, newAuthor } from '../people.js';
import { server } from '../server.js';

let staff: Promise<Author> | undefined;
const one = (): Promise<Author> => (staff ??= newAuthor({ roles: ['superadmin'] }));

const draft = async () => ({ hash: (await drafted(await one())).hash });
const sentOne = async (body?: object) => {
  const { hash } = await sent(await one(), body);
  await forgetPdfs();
  return { hash };
};

/** Requests of staff for the calls of invoices. */
export const invoiceCalls = {
  listInvoices: () => ({ query: { state: 'sent', isFunding: '1', limit: '50', offset: '0' } }),
  createInvoice: () => ({ body: invoiceBody() }),
  getInvoice: async () => ({ params: await draft() }),
  updateInvoice: async () => ({ params: await draft(), body: bodyOver(100) }),
  deleteInvoice: async () => ({ params: await draft() }),
  sendInvoice: async () => {
    await setSender();
    return { params: await draft() };
  },
  payInvoice: async () => ({ params: await sentOne(), body: { paidOn: today() } }),
  creditInvoice: async () => ({ params: await sentOne() }),
  makeInvoicePdf: async () => ({ params: await sentOne() }),
  downloadInvoice: async () => {
    const { hash } = await sent(await one());
    await (await server()).system.jobs.runDue();
    return { params: { hash } };
  },
  updateFunding: async () => {
    const { hash: invoice } = await sentOne(bodyOver(500));
    const { hash } = await begun(await one(), newYear());
    return { params: { hash }, body: { invoices: [{ invoice, cents: 500 }] } };
  },
};
