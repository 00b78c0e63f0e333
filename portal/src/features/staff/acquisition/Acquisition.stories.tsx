import type {
  OutreachProfile,
  ReserveAuthor,
} from '@nimio/domain/customer-acquisition/customer-acquisition.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fill } from '../../../shared/form/story-form';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshCache } from '../../../shared/session/story-cache';
import { record, refusal, visit, writes } from '../../../shared/session/story-visit';
import { AcquisitionPage } from './AcquisitionPage';
import { OutreachPage } from './OutreachPage';

const hash = 'o'.repeat(22);
const author: ReserveAuthor = {
  name: 'Sjöholm, Aino M.',
  nameKey: 'sjöholm, aino m.',
  openInCents: 412_300,
  works: 7,
  claimableUntil: '2029-12-31',
  outreach: null,
};
const reached: ReserveAuthor = {
  ...author,
  name: 'Hohenlohe-Langenburgilainen, Maximilian-Theodor',
  nameKey: 'hohenlohe',
  openInCents: 98_450,
  works: 1,
  claimableUntil: null,
  outreach: { hash, status: 'contacted' },
};
const book = {
  isbn: '9789510364260',
  name: 'Saaren talvi',
  role: 'author',
  openInCents: 120_000,
  claimableUntil: '2029-12-31',
};
const unregistered = { ...book, isbn: '9789510392652', name: '' };
const profile: OutreachProfile = {
  ...{ hash, name: author.name, nameKey: author.nameKey, status: 'contacted', nextDay: '2026-12-15' },
  ...{ language: 'sv', streetAddress: 'Skolgatan 3', coAddress: '', zipCode: '65100', postCenter: 'Vasa' },
  ...{ country: 'FI', phone: '', email: 'aino@example.org', contactSource: 'Förlaget' },
  openInCents: author.openInCents,
  customer: null,
  events: [
    {
      status: 'contacted',
      note: 'Kirje lähetetty kustantajan kautta.',
      author: 'Saara Lehtoranta',
      created: '2026-11-20T10:00:00.000Z',
    },
    { status: 'new', note: '', author: 'Saara Lehtoranta', created: '2026-11-18T10:00:00.000Z' },
  ],
};

const list =
  (...records: object[]) =>
  () =>
    Response.json({ records, total: records.length });
const authors = 'GET /customer-acquisition/authors?known=0&limit=50&offset=0';
const books = 'GET /customer-acquisition/books?limit=50&offset=0';
const booksOf = `GET /customer-acquisition/books?author=${encodeURIComponent(author.nameKey).replaceAll('%20', '+')}&limit=50&offset=0`;
const outreach = 'GET /customer-acquisition/outreach-profiles?limit=50&offset=0';
const one = `/customer-acquisition/outreach-profiles/${hash}`;
const tag = { etag: '"1"' };
const sent = fn();
const served = {
  [authors]: list(author, reached),
  [books]: list(unregistered),
  [booksOf]: list(book),
  [outreach]: list({ ...profile, lastEvent: '2026-11-20T10:00:00.000Z' }),
  [`GET ${one}`]: () => record(profile, tag),
};
const visitWith = (responses: Parameters<typeof visit>[0]) =>
  visit({ ...served, ...responses }, { rights: ['manageCustomers'] });

const Acquisition = ({ address }: { address: string }) => (
  <MemoryRouter initialEntries={[address]}>
    <Routes>
      <Route path="/staff/acquisition" element={<AcquisitionPage />} />
      <Route path="/staff/acquisition/:hash" element={<OutreachPage />} />
    </Routes>
  </MemoryRouter>
);

const meta = {
  title: 'Portal/Customer acquisition',
  component: Acquisition,
  decorators: [withFreshCache, withTexts],
  args: { address: '/staff/acquisition' },
  beforeEach: visitWith({}),
} satisfies Meta<typeof Acquisition>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first press creates the outreach profile and opens it. */
export const Authors: Story = {
  beforeEach: visitWith({ 'POST /customer-acquisition/outreach-profiles': () => record(profile) }),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('link', { name: `Avaa yhteydenotto: ${reached.name}` }),
    ).toHaveAttribute('href', `/staff/acquisition/${hash}`);
    await userEvent.click(canvas.getByRole('button', { name: `Aloita yhteydenotto: ${author.name}` }));
    await expect(await canvas.findByRole('heading', { level: 1, name: author.name })).toBeVisible();
  },
};

export const NoAuthors: Story = {
  beforeEach: visitWith({ [authors]: list() }),
  play: async ({ canvas }) => expect(await canvas.findByText(/^Vararahastossa ei odota rahaa/)).toBeVisible(),
};

export const Failed: Story = {
  beforeEach: visitWith({ [authors]: () => refusal(503, 'serviceUnavailable') }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible(),
};

/** A book of the catalogue is added to the register, and its authors are named. */
export const Books: Story = {
  args: { address: '/staff/acquisition?tab=books' },
  beforeEach: visitWith({
    [`POST /customer-acquisition/books/${unregistered.isbn}`]: () =>
      record({
        hash,
        isbn: unregistered.isbn,
        name: 'Hytti nro 6',
        contributors: [{ name: 'Liksom, Rosa', role: 'author' }],
      }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Hae Finnasta: 978/ }));
    await expect(
      await screen.findByText('Hytti nro 6 lisättiin rekisteriin. Tekijät: Liksom, Rosa'),
    ).toBeVisible();
  },
};

export const Outreach: Story = {
  args: { address: '/staff/acquisition?tab=outreach' },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: new RegExp(author.name) });
    await expect(row).toHaveTextContent(/Yhteyttä otettu.*20\.11\.2026.*15\.12\.2026/);
  },
};

/** The labels of the authors on the page. */
export const OutreachLabels: Story = {
  args: { address: '/staff/acquisition?tab=outreach' },
  beforeEach: visitWith({
    'POST /profiles/address-labels': (body) => {
      sent(body);
      return new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: new RegExp(author.name) });
    await userEvent.click(canvas.getByRole('button', { name: 'Tulosta tämän sivun osoitetarrat' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Lataa tarrat' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ outreachHashes: [hash], start: 1 }));
  },
};

/** What waits, what was done, how to reach the author, and the works. */
export const Person: Story = {
  args: { address: `/staff/acquisition/${hash}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kirje lähetetty kustantajan kautta.')).toBeVisible();
    await expect(canvas.getByText('Skolgatan 3, 65100 Vasa')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Saaren talvi' })).toBeVisible();
  },
};

/** A refusal is confirmed, because it deletes the contact details; neither a note nor a day is sent with it. */
export const Declined: Story = {
  args: { address: `/staff/acquisition/${hash}` },
  beforeEach: visitWith({
    [`PUT ${one}/status`]: (body) => {
      sent(body);
      return record({ ...profile, status: 'declined', nextDay: null }, tag);
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Muistiinpano'), 'Ei halua.');
    await userEvent.selectOptions(canvas.getByLabelText('Tilanne'), 'Kieltäytynyt');
    await userEvent.click(canvas.getByRole('button', { name: 'Kirjaa' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(writes).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Kirjaa kieltäytyminen' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ status: 'declined', note: '', nextDay: '' }));
  },
};

/** Details without a source are not sent. */
export const WithoutSource: Story = {
  args: { address: `/staff/acquisition/${hash}` },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Muuta yhteystietoja' }));
    const form = within(await screen.findByRole('form', { name: 'Muuta yhteystietoja' }));
    await fill({ ...context, canvas: form }, { 'Yhteystietojen lähde': '' });
    await userEvent.click(form.getByRole('button', { name: 'Tallenna' }));
    await expect(
      await form.findByRole('link', { name: 'Kirjoita, mistä yhteystiedot ovat peräisin.' }),
    ).toBeVisible();
    await expect(writes).toEqual([]);
  },
};

/** The author has become a customer. */
export const Connected: Story = {
  args: { address: `/staff/acquisition/${hash}` },
  beforeEach: visitWith({
    [`GET ${one}`]: () =>
      record(
        {
          ...profile,
          status: 'registered',
          customer: { profileHash: 'aino', profileName: 'Aino Sjöholm', number: '100007' },
        },
        tag,
      ),
    [`DELETE ${one}/connect`]: () => record(profile),
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Aino Sjöholm' })).toHaveAttribute(
      'href',
      '/staff/customers/aino',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Poista yhteys' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Poista yhteys' }));
    await waitFor(() => expect(writes).toEqual([`DELETE ${one}/connect`]));
  },
};
