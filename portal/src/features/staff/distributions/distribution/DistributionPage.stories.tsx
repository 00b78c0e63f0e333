import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { neverResponds, refusal, writes } from '../../../../shared/session/story-visit';
import { storyYears } from '../settings/story-years';
import { storyDistribution as draft, storyHash, storyMissing, storyResult } from '../story-distribution';
import {
  approved,
  begin,
  calculated,
  current,
  exported,
  late,
  opened,
  paid,
  place,
  pressInDialog,
  server,
  startSession,
} from '../story-distribution-page';

const meta = {
  title: 'Portal/Distribution',
  ...opened,
} satisfies Meta<typeof opened.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The calculation runs in the background; the page says that works are locked and polls until it has ended. */
export const Draft: Story = {
  play: async (user) => {
    const { canvas, userEvent } = user;
    startSession({ ...draft, isCalculating: 1 });
    await userEvent.click(await canvas.findByRole('button', { name: 'Laske' }));
    await expect(await canvas.findByText(/teokset ovat lukittuina/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Poista tilitys' })).toBeNull();
    server.stored = calculated;
    await current(user, 'Laskettu');
    await expect(canvas.getByText('Laskenta on valmis')).toHaveRole('status');
    await expect(await canvas.findByText('Mihin summa menee')).toBeVisible();
  },
};

/** Both sums add up, and the approval says what becomes final. */
export const Calculated: Story = {
  beforeEach: begin(calculated),
  play: async (user) => {
    const { canvas, userEvent } = user;
    const totals = within(await canvas.findByRole('region', { name: 'Mihin summa menee' }));
    await expect(totals.getByText(/^1.200.000,00/)).toBeVisible();
    await expect(totals.getByText(/^671.376,38/)).toBeVisible();
    startSession(approved);
    await userEvent.click(canvas.getByRole('button', { name: 'Hyväksy' }));
    await expect(await screen.findByText(/summat, lainat ja kertoimet ovat lopulliset/)).toBeVisible();
    await pressInDialog(user, 'Hyväksy');
    await current(user, 'Hyväksytty');
    await expect(writes).toEqual([`POST ${place}/approve`]);
  },
};

/** The person who requested the calculation does not approve it. */
export const SecondPerson: Story = {
  beforeEach: begin({ ...calculated, needsSecondPerson: 1 }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/toisen henkilön on tarkistettava ja hyväksyttävä se/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Hyväksy' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Laske uudelleen' })).toBeVisible();
  },
};

/** Staff see whom the distribution does not pay, by reason, and reach the remedy or write to all of them. */
export const NotReady: Story = {
  beforeEach: () => {
    server.stored = calculated;
    server.readiness = [
      { kind: 'noContract', total: 2, amountInCents: 134_312 },
      { kind: 'noTaxData', total: 2, amountInCents: 134_312 },
    ];
  },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Ei voimassa olevaa sopimusta' }));
    await expect(table.getByRole('link', { name: 'Lisää sopimus: Inka Vuorela' })).toHaveAttribute(
      'href',
      `/staff/customers/${storyHash('p')}#contract`,
    );
    await expect(canvas.getByText(/^Yhteensä 1.343,12/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kirjoita kaikille' }));
    await expect(await canvas.findByText('Inka Vuorela ja Väinö Aalto')).toBeVisible();
  },
};

/** The reserve has the reason of each line, and its holder. */
export const Reserve: Story = {
  beforeEach: begin(paid),
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Vararahasto' }));
    await expect(table.getByRole('link', { name: 'Inka Vuorela' })).toHaveAttribute(
      'href',
      `/staff/customers/${storyHash('p')}`,
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Syy' }), 'unclaimed');
    await waitFor(() => expect(table.queryByText('Kuun saari')).toBeNull());
  },
};

/** Before the rest may expire, a last late distribution pays those who were eligible at the end of the claim period. */
export const ClaimPeriodOver: Story = {
  beforeEach: begin({ ...paid, claimableUntil: '2024-12-31' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Luo viimeinen takautuva tilitys' }),
    ).toHaveAttribute('href', '/accountings/new-late?recordDay=2024-12-31');
    await expect(canvas.queryByRole('textbox', { name: 'Varojen käyttö' })).toBeNull();
  },
};

/** One that is not approved yet has to be completed first. */
export const LastLateOpen: Story = {
  beforeEach: begin({ ...paid, claimableUntil: '2024-12-31', openLate: storyHash('l') }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Avaa keskeneräinen takautuva tilitys' }),
    ).toHaveAttribute('href', `/accountings/${storyHash('l')}`);
  },
};

/** After it the rest can expire, with a note on the use of the money. */
export const Expiry: Story = {
  beforeEach: begin({
    ...paid,
    claimableUntil: '2024-12-31',
    canExpire: 1,
    result: { ...storyResult, claimed: 12_963 },
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/^Määräaika päättyi 31.12.2024/)).toBeVisible();
    startSession({ ...paid, result: { ...storyResult, claimed: 12_963, expired: 21_221_605 } });
    await userEvent.click(
      canvas.getByRole('button', { name: 'Merkitse jäljellä oleva summa vanhentuneeksi' }),
    );
    await expect(await canvas.findAllByText('Kirjoita, mihin varat käytetään.')).not.toHaveLength(0);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Varojen käyttö' }), 'Apurahat 2025');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Merkitse jäljellä oleva summa vanhentuneeksi' }),
    );
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('alertdialog', {
        name: /^Merkitäänkö 212.?216,05.€ vanhentuneeksi\?$/,
      }),
    );
    await expect(server.sent).toBeUndefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Merkitse vanhentuneeksi' }));
    await waitFor(() => expect(server.sent).toEqual({ note: 'Apurahat 2025', cents: 21_221_605 }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Vararahasto' })).toHaveFocus());
  },
};

/** A late distribution has no pot, loans, funding and reserve. */
export const Late: Story = {
  beforeEach: begin(late),
  play: async ({ canvas, userEvent }) => {
    const totals = within(await canvas.findByRole('region', { name: 'Mihin summa menee' }));
    await expect(totals.getByRole('link', { name: 'Lainauskorvaus 2024' })).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'Vararahasto' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Muuta tilitystä' }));
    await expect(await canvas.findByRole('textbox', { name: 'Täsmäytyspäivä' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Jaettava summa' })).toBeNull();
  },
};

/** The deductions belong to the sum of the pot; what differs from the year's settings is stated. */
export const Deductions: Story = {
  beforeEach: begin({
    ...calculated,
    deductions: storyYears[0].deductions,
    result: { ...storyResult, deducted: 9_000_000, gross: 89_765_432 },
  }),
  play: async ({ canvas }) => {
    const totals = within(await canvas.findByRole('region', { name: 'Mihin summa menee' }));
    await expect(totals.getByText('Hallintokulut 5 %')).toBeVisible();
    await expect(totals.getByText('60 000,00 €')).toBeVisible();
    await expect(
      await canvas.findByText(/poikkeaa vuoden 2099 asetuksista: .*Vähennykset Hallintokulut 5 %/),
    ).toBeVisible();
  },
};

/** Missing loans are shown, and need a confirmation before a calculation without them. */
export const Partial: Story = {
  beforeEach: begin({ ...draft, years: [2025, 2024], missing: storyMissing }),
  play: async (user) => {
    const { canvas, userEvent } = user;
    await expect(
      await canvas.findByText(/^Näiltä vuosilta ja kirjastoryhmistä ei ole vielä/),
    ).toHaveTextContent(/: Tieteelliset kirjastot 2025, 2024; .* 2025\.$/);
    startSession({ ...draft, isCalculating: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Laske' }));
    await expect(writes).toEqual([]);
    await pressInDialog(user, 'Laske ilman niitä');
    await expect(await canvas.findByText(/teokset ovat lukittuina/)).toBeVisible();
    await expect(writes).toEqual([`POST ${place}/calculate`]);
  },
};

/** The file is downloaded for the bank, then the distribution is marked paid. */
export const Approved: Story = {
  beforeEach: begin(approved),
  play: async (user) => {
    const { canvas, userEvent } = user;
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    try {
      server.step = () => {
        server.stored = exported;
        return new Response('<Document/>', {
          headers: {
            'Content-Type': 'application/xml',
            'Content-Disposition': 'attachment; filename="maksut.xml"',
          },
        });
      };
      const download = await canvas.findByRole('button', { name: 'Lataa maksuaineisto' });
      await expect(canvas.getByRole('button', { name: 'Merkitse maksetuksi' })).toHaveAccessibleDescription(
        'Lataa ensin maksuaineisto',
      );
      await userEvent.click(download);
      await waitFor(() =>
        expect(saved.mock.contexts).toEqual([expect.objectContaining({ download: 'maksut.xml' })]),
      );
    } finally {
      saved.mockRestore();
    }
    await expect(canvas.queryByRole('button', { name: 'Poista tilitys' })).toBeNull();
    startSession(paid);
    const pay = canvas.getByRole('button', { name: 'Merkitse maksetuksi' });
    await waitFor(() => expect(pay).not.toHaveAccessibleDescription());
    await userEvent.click(pay);
    await expect(await screen.findByText(/merkitään epäonnistuneiksi: 14/)).toBeVisible();
    await pressInDialog(user, 'Merkitse maksetuksi');
    await expect(await canvas.findByText('Epäonnistuneita maksuja')).toBeVisible();
  },
};

/** The bookkeeper's file, or the reason why there is none: the approval was withdrawn in the meantime. */
export const Postings: Story = {
  beforeEach: begin(paid),
  play: async ({ canvas, userEvent }) => {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    try {
      server.step = () =>
        new Response('Päivä;Tapahtuma', {
          headers: {
            'Content-Type': 'text/csv',
            'Content-Disposition': 'attachment; filename="tilioinnit.csv"',
          },
        });
      const download = await canvas.findByRole('button', { name: 'Lataa tiliöinnit (CSV)' });
      await userEvent.click(download);
      await waitFor(() =>
        expect(saved.mock.contexts).toEqual([expect.objectContaining({ download: 'tilioinnit.csv' })]),
      );
      server.step = () => refusal(409, 'distributionNotApproved');
      await userEvent.click(download);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(/hyväksy/);
    } finally {
      saved.mockRestore();
    }
  },
};

/** Only the name and the visibility of the day may still change. */
export const ApprovedChanged: Story = {
  beforeEach: begin(approved),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Muuta tilitystä' }));
    const name = await canvas.findByLabelText('Nimi');
    await expect(canvas.queryByLabelText('Jaettava summa, €')).toBeNull();
    await userEvent.type(name, ' B');
    startSession({ ...approved, name: 'Lainauskorvaus 2025 B' });
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Lainauskorvaus 2025 B' }),
    ).toBeVisible();
  },
};

/** Everyone with their amount; it can be filtered. */
export const Paid: Story = {
  beforeEach: begin(paid),
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Tekijöittäin' }));
    await expect(await section.findByText('Otso Sjöholm')).toBeVisible();
    await expect(section.getByText('Ei vahvistettua pankkitiliä')).toBeVisible();
    const manual = within(canvas.getByRole('region', { name: 'Maksut SEPA-alueen ulkopuolelle' }));
    await expect(await manual.findByText('Defne Yılmaz')).toBeVisible();
    await expect(manual.getByText('BIC ISBKTRIS')).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: 'Seuraava' }));
    await expect(await section.findByText('Sivu Kaksi')).toBeVisible();
    await userEvent.selectOptions(section.getByRole('combobox', { name: 'Näytetään' }), 'failed');
    await expect(await section.findByText('Pankin syy: AC04')).toBeVisible();
    await waitFor(() => expect(section.queryByText('Otso Sjöholm')).toBeNull());
    const unclaimed = within(canvas.getByRole('region', { name: 'Vararahasto' }));
    await expect(await unclaimed.findByText(/1.204 × 1\/2 × 1,000 = 602,00/)).toBeVisible();
  },
};

/** A returned payment is repeated to the same account on request, with the next distribution. */
export const Repeated: Story = {
  beforeEach: begin(paid),
  play: async (user) => {
    const { canvas, userEvent } = user;
    const section = within(await canvas.findByRole('region', { name: 'Tekijöittäin' }));
    await userEvent.selectOptions(section.getByRole('combobox', { name: 'Näytetään' }), 'failed');
    await waitFor(() => expect(section.getAllByText(/Odottaa uutta tilinumeroa/)).toHaveLength(1));
    server.step = () => {
      server.failed = server.failed.map((one) => ({ ...one, failed: { state: 'coming', isPayable: 1 } }));
      return new Response(null, { status: 204 });
    };
    await userEvent.click(section.getByRole('button', { name: 'Maksa uudelleen: Maximilian Hohenlohe' }));
    await expect(screen.getByText(/Maximilian Hohenlohe, 969,88/)).toBeVisible();
    await pressInDialog(user, 'Maksa uudelleen');
    await expect(
      await section.findByText('Maksetaan seuraavaksi laskettavan tilityksen mukana'),
    ).toBeVisible();
    await expect(section.queryByRole('button', { name: /uudelleen/ })).toBeNull();
  },
};

/** A draft is deleted after a confirmation. */
export const Deleted: Story = {
  play: async (user) => {
    const { canvas, userEvent } = user;
    server.step = () => new Response(null, { status: 204 });
    await userEvent.click(await canvas.findByRole('button', { name: 'Poista tilitys' }));
    await pressInDialog(user, 'Poista tilitys');
    await expect(await canvas.findByText('Luettelo tilityksistä')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => {
    server.read = neverResponds;
  },
};

export const Swedish: Story = {
  beforeEach: begin(calculated),
  globals: { locale: 'sv-FI' },
  play: async ({ canvas }) => expect(await canvas.findByText('Inka Vuorela')).toBeVisible(),
};
