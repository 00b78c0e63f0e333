import type { OutreachProfile } from '@nimio/domain/customer-acquisition/customer-acquisition.types';
import { newSurname } from '../new-values.js';
import { type Author, newAuthor, newCustomer } from '../people.js';
import type { Examples } from './example.js';

export const outreachPath = (hash = '', step = ''): string =>
  `/customer-acquisition/outreach-profiles${hash && `/${hash}`}${step}`;

export const contactDetails = {
  language: 'fi',
  streetAddress: 'Kynätie 4',
  coAddress: '',
  zipCode: '20100',
  postCenter: 'Turku',
  country: 'FI',
  phone: '040 123 4567',
  email: 'aino@example.org',
  contactSource: 'Kustantaja',
};

/** An author whom no outreach profile is about. */
export const newOutreach = (changes: object = {}) => ({
  name: `${newSurname()}, Aino`,
  ...contactDetails,
  ...changes,
});

export const reach = async ({ browser }: Author, changes: object = {}): Promise<OutreachProfile> =>
  (await browser.post<OutreachProfile>(outreachPath(), newOutreach(changes))).record;

export const connect = ({ browser }: Author, { hash }: { hash: string }, profileHash: string) =>
  browser.post<OutreachProfile>(outreachPath(hash, '/connect'), { profileHash });

/** The outreach profile of a call, which any caller can make a request about. */
const reached = async (): Promise<OutreachProfile> => reach(await newAuthor({ roles: ['admin'] }));

/** Requests for the calls of customer acquisition. */
export const customerAcquisitionCalls: Examples = {
  listReserveAuthors: () => ({ query: { q: 'aino', minCents: '1', known: '0', limit: '50', offset: '0' } }),
  listReserveBooks: () => ({ query: { author: 'vuorela, aino', q: 'silta', limit: '50', offset: '0' } }),
  addCataloguedBook: () => ({ params: { isbn: '9789511331353' } }),
  listOutreachProfiles: () => ({ query: { status: 'new', due: '1', q: 'aino', limit: '50', offset: '0' } }),
  createOutreachProfile: () => ({ body: newOutreach() }),
  getOutreachProfile: async () => ({ params: { hash: (await reached()).hash } }),
  updateOutreachProfile: async () => ({
    params: { hash: (await reached()).hash },
    body: contactDetails,
  }),
  deleteOutreachProfile: async () => ({ params: { hash: (await reached()).hash } }),
  updateOutreachStatus: async () => ({
    params: { hash: (await reached()).hash },
    body: { status: 'contacted', note: 'Soitettu kustantajalle.', nextDay: '2027-01-15' },
  }),
  connectOutreachProfile: async () => ({
    params: { hash: (await reached()).hash },
    body: { profileHash: await newCustomer() },
  }),
  disconnectOutreachProfile: async () => {
    const staff = await newAuthor({ roles: ['admin'] });
    const made = await reach(staff);
    await connect(staff, made, await newCustomer());
    return { params: { hash: made.hash } };
  },
};
