import type { Invoice } from '@nimio/domain/invoice/invoice.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { draftKey, storeDraft } from '../../../shared/form/drafts';
import { expectCalm, expectFailure, expectTyped, expectWrong, fill } from '../../../shared/form/story-form';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshCache } from '../../../shared/session/story-cache';
import { neverResponds, record, refusal, visit } from '../../../shared/session/story-visit';
import { InvoicePage } from './InvoicePage';
import { NewInvoicePage } from './NewInvoicePage';
import { storyCredited, storyCreditNote, storyDraft, storyPaid, storySent } from './story-invoices';

const listText = 'Luettelo laskuista';
const place = `/invoices/${storyDraft.hash}`;
let sent: unknown;
let stored: Invoice;
let read: () => Response | Promise<Response>;
let write: () => Response | Promise<Response>;
const store = (body: unknown) => {
  sent = body;
  return write();
};
/** The write succeeds, and this is stored. */
const becomes = (next: Invoice) => {
  write = () => {
    stored = next;
    return record(next, { ETag: '"two"' });
  };
};
const visitPage = visit(
  {
    [`GET ${place}`]: () => read(),
    [`PUT ${place}`]: store,
    [`DELETE ${place}`]: () => write(),
    [`POST ${place}/send`]: () => write(),
    [`POST ${place}/pay`]: store,
    [`POST ${place}/pdf`]: () => write(),
    [`POST ${place}/credit`]: () => write(),
    [`GET /invoices/${storyCreditNote.hash}`]: () => record(storyCreditNote, { ETag: '"n"' }),
    'POST /invoices': store,
  },
  { rights: ['managePayments'] },
);

function Visited({ at }: { at: string }) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: '/invoices', element: <p>{listText}</p> },
        { path: '/invoices/new', Component: NewInvoicePage },
        { path: '/invoices/:hash', Component: InvoicePage },
      ],
      { initialEntries: [at] },
    ),
  );
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Portal/Invoice',
  component: Visited,
  decorators: [withFreshCache, withTexts],
  args: { at: place },
  beforeEach: () => {
    sent = undefined;
    stored = storyDraft;
    read = () => record(stored, { ETag: '"one"' });
    write = () => refusal(500, 'unexpectedError');
    return visitPage();
  },
} satisfies Meta<typeof Visited>;

export default meta;
type Story = StoryObj<typeof meta>;

const begin = (invoice: Invoice) => () => {
  stored = invoice;
};
const create = { name: 'Tallenna luonnos' };
const save = { name: 'Tallenna muutokset' };
const typed = {
  'Maksajan nimi': 'Kirjastoyhtiö Oy',
  'Y-tunnus': '1234567-1',
  Postiosoite: 'Katu 1, 00100 Helsinki',
  Eräpäivä: '15.12.2099',
  Selite: 'Lukuoikeudet',
  'Veroton hinta, €': '3,33',
  'ALV, %': '25,5',
};

/** The totals follow what is typed; a new row has the focus, and a removed one returns it. */
export const Created: Story = {
  args: { at: '/invoices/new' },
  play: async (user) => {
    const { canvas, userEvent } = user;
    await canvas.findByRole('button', create);
    await expectCalm(user);
    await expect(canvas.queryByRole('button', { name: /^Poista rivi/ })).toBeNull();
    await fill(user, typed);
    await userEvent.click(canvas.getByRole('button', { name: 'Lisää rivi' }));
    const second = within(canvas.getByRole('article', { name: 'Rivi 2' }));
    await waitFor(() => expect(second.getByLabelText('Selite')).toHaveFocus());
    await userEvent.keyboard('Kulut{Tab}3,33{Tab}25,5');
    await expect(canvas.getByText('8,36 €')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Poista rivi 2' }));
    await expect(canvas.getByRole('button', { name: 'Lisää rivi' })).toHaveFocus();
    await expect(canvas.getByText('4,18 €')).toBeInTheDocument();
    becomes(storyDraft);
    await userEvent.click(canvas.getByRole('button', create));
    await expect(await canvas.findByRole('heading', { name: /^Laskuluonnos: Opetus/ })).toBeVisible();
    await expect(sent).toEqual({
      ...{ payerName: 'Kirjastoyhtiö Oy', businessId: '1234567-1', address: 'Katu 1, 00100 Helsinki' },
      ...{ language: 'fi', source: 'LK', due: '2099-12-15' },
      lines: [{ text: 'Lukuoikeudet', cents: 333, vatHundredths: 2550 }],
    });
  },
};

export const CreatedWrong: Story = {
  args: { at: '/invoices/new' },
  play: async (user) => {
    await fill(user, { 'Y-tunnus': '1234567-2', Eräpäivä: '31.2.2099', 'ALV, %': '101' });
    await user.userEvent.click(user.canvas.getByRole('button', create));
    await expectWrong(user, [
      'Anna maksajan nimi.',
      'Tarkista Y-tunnus: siinä on seitsemän numeroa, väliviiva ja tarkistusnumero.',
      'Anna maksajan postiosoite.',
      'Kirjoita eräpäivä muodossa 15.12.2026.',
      'Kirjoita rivin selite.',
      'Kirjoita rivin veroton hinta euroina, esimerkiksi 200,00.',
      'Kirjoita arvonlisäveron prosentti väliltä 0–100, esimerkiksi 25,5.',
    ]);
    await expect(sent).toBeUndefined();
  },
};

/** The server's error of a field, also in a row, is shown at the field. */
export const RefusedByServer: Story = {
  args: { at: '/invoices/new' },
  beforeEach: () => {
    write = () =>
      refusal(422, 'validationError', {
        fields: [
          { path: 'businessId', code: 'businessIdInvalid' },
          { path: 'lines[0].text', code: 'required' },
        ],
      });
  },
  play: async (user) => {
    await fill(user, typed);
    await user.userEvent.click(user.canvas.getByRole('button', create));
    await expectWrong(user, [
      'Tarkista Y-tunnus: siinä on seitsemän numeroa, väliviiva ja tarkistusnumero.',
      'Kirjoita rivin selite.',
    ]);
    await expectTyped(user, typed);
  },
};

/** One row of a restored draft is removed, and the others stay. */
export const Restored: Story = {
  args: { at: '/invoices/new' },
  beforeEach: () => {
    const lines = ['Eka', 'Toka'].map((text) => ({ text, cents: '1', vatHundredths: '0' }));
    storeDraft(draftKey('own', 'invoice.new'), { lines }, []);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Palauta tiedot' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lisää rivi' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Poista rivi 1' }));
    const texts = canvas.getAllByLabelText<HTMLInputElement>('Selite').map(({ value }) => value);
    await expect(texts).toEqual(['Toka', '']);
  },
};

/** A copy has the contents of the invoice, without its due day. */
export const Copied: Story = {
  args: { at: `/invoices/new?copy=${storySent.hash}` },
  beforeEach: begin(storySent),
  play: async (user) => {
    await user.canvas.findByRole('button', create);
    await expectTyped(user, { 'Maksajan nimi': storySent.payerName, Eräpäivä: '' });
    await expect(user.canvas.getAllByLabelText('Selite')).toHaveLength(2);
    await expect(user.canvas.getByText('8,36 €')).toBeInTheDocument();
  },
};

/** A changed draft is saved before it is sent. */
export const Draft: Story = {
  play: async (user) => {
    const { canvas, userEvent } = user;
    await fill(user, { Eräpäivä: '31.12.2099' });
    await expect(canvas.getByRole('button', { name: 'Lähetä lasku' })).toHaveAccessibleDescription(
      'Tallenna muutokset ennen lähettämistä.',
    );
    becomes({ ...storyDraft, due: '2099-12-31' });
    await userEvent.click(canvas.getByRole('button', save));
    await waitFor(() => expect(canvas.getByRole('button', save)).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'Lähetä lasku' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/saa numeron, viitenumeron/)).toBeVisible();
    becomes({ ...storySent, isPdfReady: 0 });
    await userEvent.click(dialog.getByRole('button', { name: 'Lähetä lasku' }));
    await expect(await canvas.findByRole('heading', { name: 'Lasku 1001' })).toBeVisible();
    await expect(canvas.getByText('PDF-tiedostoa tehdään')).toBeVisible();
  },
};

/** The refusal stays in the dialog, and says who can remedy it. */
export const SenderMissing: Story = {
  beforeEach: () => {
    write = () => refusal(409, 'senderMissing');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lähetä lasku' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Lähetä lasku' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/Y-tunnus, postiosoite tai tilinumero/);
  },
};

export const DueInPast: Story = {
  beforeEach: begin({ ...storyDraft, due: '2026-01-15' }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Lähetä lasku' })).toHaveAccessibleDescription(
      'Eräpäivä on mennyt. Tallenna uusi eräpäivä ennen lähettämistä.',
    ),
};

/** Two people change the lines: both versions are shown, and nothing is overwritten without a choice. */
export const Conflict: Story = {
  beforeEach: () => {
    write = () => refusal(412, 'stale');
  },
  play: async (user) => {
    const { canvas, userEvent } = user;
    const first = within(await canvas.findByRole('article', { name: 'Rivi 1' }));
    await fill({ ...user, canvas: first }, { 'Veroton hinta, €': '5,00' });
    const lines = storyDraft.lines.map((line) => ({ ...line, cents: 400 }));
    stored = { ...storyDraft, lines };
    read = () => record(stored, { ETag: '"three"' });
    await userEvent.click(canvas.getByRole('button', save));
    await expect(await canvas.findByText(/Oma muutoksesi: Lainauskorvaus 2026 5,00 €/)).toBeVisible();
    await expect(canvas.getByText(/Tallessa nyt: Lainauskorvaus 2026 4,00 €/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Käytä tallessa olevaa' }));
    await waitFor(() => expect(first.getByLabelText('Veroton hinta, €')).toHaveValue('4,00'));
  },
};

/** Both languages are named. */
export const LanguageConflict: Story = {
  tags: ['test-only'],
  beforeEach: () => {
    write = () => refusal(412, 'stale');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Laskun kieli'), 'ruotsi');
    stored = { ...storyDraft, language: 'en' };
    read = () => record(stored, { ETag: '"three"' });
    await userEvent.click(canvas.getByRole('button', save));
    await expect(await canvas.findByText(/Oma muutoksesi: ruotsi/)).toBeVisible();
    await expect(canvas.getByText(/Tallessa nyt: englanti/)).toBeVisible();
  },
};

/** Another person sends the draft: what was typed stays until the user leaves it for the sent invoice. */
export const SentByOther: Story = {
  play: async (user) => {
    const { canvas, userEvent } = user;
    await fill(user, { 'Maksajan nimi': 'OKM' });
    write = () => refusal(409, 'invoiceSent');
    begin(storySent)();
    const button = canvas.getByRole('button', save);
    await userEvent.click(button);
    await expectFailure(user, 'Lasku on jo lähetetty', button);
    await expectTyped(user, { 'Maksajan nimi': 'OKM' });
    await userEvent.click(canvas.getByRole('button', { name: /näytä lähetetty lasku$/ }));
    await expect(await canvas.findByRole('heading', { name: 'Lasku 1001' })).toBeVisible();
    await expect(canvas.queryByLabelText('Maksajan nimi')).toBeNull();
  },
};

/** The job of the PDF has failed permanently. */
export const PdfFailed: Story = {
  beforeEach: begin({ ...storySent, isPdfReady: 0, isPdfFailed: 1 }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('PDF-tiedoston tekeminen ei onnistunut.')).toBeVisible();
    const retry = canvas.getByRole('button', { name: 'Yritä uudelleen' });
    await userEvent.click(retry);
    await expect(await screen.findByText(/Jokin meni vikaan/)).toBeVisible();
    becomes({ ...storySent, isPdfReady: 0 });
    await userEvent.click(canvas.getByRole('button', { name: 'Yritä uudelleen' }));
    await expect(await canvas.findByText('PDF-tiedostoa tehdään')).toBeVisible();
  },
};

export const NotSaved: Story = {
  beforeEach: () => {
    write = () => refusal(503, 'serviceUnavailable');
  },
  play: async (user) => {
    await fill(user, { 'Maksajan nimi': 'OKM' });
    const button = user.canvas.getByRole('button', save);
    await user.userEvent.click(button);
    await expectFailure(user, 'Palvelu ei ole juuri nyt käytettävissä', button);
    await expectTyped(user, { 'Maksajan nimi': 'OKM' });
  },
};

export const Deleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Poista luonnos' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    write = () => new Response(null, { status: 204 });
    await userEvent.click(dialog.getByRole('button', { name: 'Poista luonnos' }));
    await expect(await canvas.findByText(listText)).toBeVisible();
  },
};

/** The payment is on a day from the issue until today. */
export const Paid: Story = {
  beforeEach: begin(storySent),
  play: async (user) => {
    const { canvas, userEvent } = user;
    await expect(await canvas.findByText('10016')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lataa PDF' })).toHaveAttribute('href', `/api${place}/pdf`);
    const pay = canvas.getByRole('button', { name: 'Merkitse maksetuksi' });
    write = () => refusal(422, 'dayInvalid', { field: 'paidOn' });
    await fill(user, { Maksupäivä: '1.1.2026' });
    await userEvent.click(pay);
    await expectWrong(user, [
      'Kirjoita maksupäivä laskun päivän ja tämän päivän väliltä, esimerkiksi 15.12.2026.',
    ]);
    becomes(storyPaid);
    await fill(user, { Maksupäivä: '25.11.2026' });
    await userEvent.click(pay);
    await expect(await canvas.findByText('Maksettu')).toBeVisible();
    const funded = canvas.getByRole('link', { name: 'Lainauskorvaus 2026' });
    await expect(funded.parentElement).toHaveTextContent(/6,66/);
    await expect(sent).toEqual({ paidOn: '2026-11-25' });
    await expect(canvas.queryByRole('button', { name: 'Merkitse maksetuksi' })).toBeNull();
  },
};

/** A refusal stays in the dialog; a success leads to the credit note, which can neither be paid nor credited. */
export const Credited: Story = {
  beforeEach: begin(storyPaid),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hyvitä lasku' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Hyvitetäänkö lasku 1001?' }));
    write = () => refusal(409, 'invoiceInUse');
    await userEvent.click(dialog.getByRole('button', { name: 'Hyvitä lasku' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/rahoittaa hyväksyttyä tilitystä/);
    write = () => {
      stored = storyCredited;
      return record(storyCreditNote);
    };
    await userEvent.click(dialog.getByRole('button', { name: 'Hyvitä lasku' }));
    await expect(await canvas.findByRole('heading', { name: 'Hyvityslasku 1002' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '1001' })).toHaveAttribute('href', place);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const CreditedBefore: Story = {
  tags: ['test-only'],
  beforeEach: begin(storyCredited),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hyvitetty')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '1002' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Kopioi' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Hyvitä lasku' })).toBeNull();
  },
};

export const NotFound: Story = {
  beforeEach: () => {
    read = () => refusal(404, 'notFound');
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/Laskua ei löydy/)).toBeVisible(),
};

export const Loading: Story = {
  beforeEach: () => {
    read = neverResponds;
  },
};
