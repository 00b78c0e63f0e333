import type { AccountingSettings } from '@nimio/domain/accounting-settings/accounting-settings.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectFailure, expectTyped, expectWrong, fill } from '../../../../shared/form/story-form';
import { withTexts } from '../../../../shared/intl/story-texts';
import { withFreshCache } from '../../../../shared/session/story-cache';
import { neverResponds, record, refusal, visit, writes } from '../../../../shared/session/story-visit';
import { SettingsYearPage } from './SettingsYearPage';
import { SettingsYearsPage } from './SettingsYearsPage';
import { storyYears } from './story-years';

const [year2026] = storyYears;
let years: () => Response | Promise<Response>;
let read: () => Response | Promise<Response>;
let write: () => Response | Promise<Response>;
let sent: unknown;
const list = (records: AccountingSettings[]) => () => Response.json({ records, total: records.length });
const visitPages = visit(
  {
    'GET /accounting-settings': () => years(),
    'GET /accounting-settings/2026': () => read(),
    'GET /accounting-settings/2027': () => record({ ...year2026, year: 2027 }, { ETag: '"new"' }),
    'GET /accounting-settings/1991': () => refusal(404, 'notFound'),
    'PUT /accounting-settings/2026': (body) => {
      sent = body;
      return write();
    },
    'POST /accounting-settings': (body) => {
      sent = body;
      return write();
    },
  },
  { rights: ['managePayments'] },
);

function Visited({ at }: { at: string }) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: '/accountings/settings', Component: SettingsYearsPage },
        { path: '/accountings/settings/:year', Component: SettingsYearPage },
      ],
      { initialEntries: [at] },
    ),
  );
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Portal/Accounting settings',
  component: Visited,
  decorators: [withFreshCache, withTexts],
  args: { at: '/accountings/settings/2026' },
  beforeEach: () => {
    sent = undefined;
    years = list(storyYears);
    read = () => record(year2026, { ETag: '"one"' });
    write = () => record(year2026, { ETag: '"two"' });
    return visitPages();
  },
} satisfies Meta<typeof Visited>;

export default meta;
type Story = StoryObj<typeof meta>;
const atYears = { args: { at: '/accountings/settings' } } satisfies Partial<Story>;

const save = { name: 'Tallenna' };

/** The years with their settings; new ones are copied from the newest earlier year. */
export const Years: Story = {
  ...atYears,
  tags: ['narrow-picture'],
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Asetukset vuosittain' }));
    await expect(await table.findByText('Hallintokulut 5 %, Kulttuurirahasto 2,5 %')).toBeVisible();
    await expect(canvas.getByText('Asetukset kopioidaan vuodelta 2026.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tee asetukset' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Tilitysasetukset 2027' }),
    ).toBeVisible();
    await expect(sent).toEqual({ year: 2027 });
  },
};

/** Another member of staff created the year first. */
export const Exists: Story = {
  ...atYears,
  play: async ({ canvas, userEvent }) => {
    write = () => refusal(409, 'yearExists');
    await userEvent.click(await canvas.findByRole('button', { name: 'Tee asetukset' }));
    await expect(await screen.findByText('Vuodella on jo asetukset. Muuta niitä luettelosta.')).toBeVisible();
  },
};

export const NoYears: Story = {
  ...atYears,
  beforeEach: () => {
    years = list([]);
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Asetukset alkavat portaalin oletuksista.')).toBeVisible(),
};

export const LoadingYears: Story = {
  ...atYears,
  beforeEach: () => {
    years = neverResponds;
  },
};

export const FailedYears: Story = {
  ...atYears,
  beforeEach: () => {
    years = () => refusal(503, 'serviceUnavailable');
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible(),
};

/** Each field shows the value of the year before; deductions are added and removed. */
export const Changed: Story = {
  play: async (user) => {
    const { canvas, userEvent } = user;
    await expect(await canvas.findByText(/Vuonna 2025: 20,00 €/)).toBeVisible();
    await fill(user, { 'Pienin maksettava summa, €': '10', 'Pienten kertymien maksu, vuosia': ' ' });
    await userEvent.click(canvas.getByRole('button', { name: 'Poista vähennys: Kulttuurirahasto' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Lisää vähennys' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Lisää vähennys' }));
    const row = within(canvas.getByRole('article', { name: 'Vähennys 2' }));
    await waitFor(() => expect(row.getByLabelText('Nimi suomeksi')).toHaveFocus());
    await userEvent.type(row.getByLabelText('Nimi suomeksi'), 'Stipendit');
    await userEvent.type(row.getByLabelText('Nimi ruotsiksi'), 'Stipendier');
    await userEvent.type(row.getByLabelText('Nimi englanniksi'), 'Grants');
    await userEvent.type(row.getByLabelText('Prosentti'), '0,25');
    await userEvent.type(row.getByLabelText('Tiliöintitunnus'), 'STIP');
    await userEvent.click(canvas.getByRole('button', save));
    await expect(await screen.findByText('Asetukset on tallennettu')).toBeVisible();
    const [administration] = year2026.deductions;
    const { year: _, ...settings } = year2026;
    await expect(sent).toEqual({
      ...{ ...settings, minimumInCents: 1000, payOutAfterYears: null },
      deductions: [
        administration,
        { code: 'STIP', nameFi: 'Stipendit', nameSv: 'Stipendier', nameEn: 'Grants', percent: 0.25 },
      ],
    });
  },
};

export const Wrong: Story = {
  play: async (user) => {
    const { canvas, userEvent } = user;
    await fill(user, {
      'Pienin maksettava summa, €': 'vähän',
      'Täsmäytyspäivä ennen maksupäivää, päiviä': '121',
      'Aika vaatia vararahastosta, vuosia': '0',
      'Rekisteröimättömät ISBN-tunnukset': '951',
    });
    const row = within(canvas.getByRole('article', { name: 'Vähennys 2' }));
    await userEvent.clear(row.getByLabelText('Prosentti'));
    await userEvent.type(row.getByLabelText('Prosentti'), '95');
    await userEvent.click(canvas.getByRole('button', save));
    await expectWrong(user, [
      'Kirjoita pienin maksettava summa numeroin, esimerkiksi 20,00.',
      'Kirjoita päivien määrä väliltä 0–120.',
      'Kirjoita vuosien määrä väliltä 1–10.',
      'Kirjoita alut pilkuin erotettuina. Jokaisessa on 3–12 numeroa, ja se alkaa 978 tai 979.',
      'Vähennysten on oltava yhteensä alle 100 prosenttia.',
    ]);
    await expect(writes).toEqual([]);
  },
};

/** The most deductions that a pot can have. */
export const Full: Story = {
  tags: ['test-only'],
  beforeEach: () => {
    const deductions = Array.from({ length: 10 }, (_, at) => ({
      ...year2026.deductions[0],
      ...{ code: String(at), percent: 1 },
    }));
    read = () => record({ ...year2026, deductions }, { ETag: '"one"' });
  },
  play: async ({ canvas, userEvent }) => {
    const add = () => canvas.getByRole('button', { name: 'Lisää vähennys' });
    await canvas.findByRole('article', { name: 'Vähennys 10' });
    await expect(add()).toHaveAccessibleDescription('Vähennyksiä voi olla enintään 10.');
    await userEvent.click(canvas.getAllByRole('button', { name: /^Poista vähennys/ })[9] as HTMLElement);
    await waitFor(() => expect(add()).toHaveFocus());
    await expect(add()).not.toHaveAttribute('aria-disabled');
  },
};

/** A failed save keeps what was typed. */
export const NotSaved: Story = {
  play: async (user) => {
    const { canvas, userEvent } = user;
    write = () => refusal(503, 'serviceUnavailable');
    await canvas.findByLabelText('Pienin maksettava summa, €');
    await fill(user, { 'Pienin maksettava summa, €': '10' });
    const button = canvas.getByRole('button', save);
    await userEvent.click(button);
    await expectFailure(user, 'Palvelu ei ole juuri nyt käytettävissä', button);
    await expectTyped(user, { 'Pienin maksettava summa, €': '10' });
  },
};

/** Two members of staff changed the same field. */
export const Conflict: Story = {
  play: async (user) => {
    const { canvas, userEvent } = user;
    await canvas.findByLabelText('Pienin maksettava summa, €');
    await fill(user, { 'Pienin maksettava summa, €': '10' });
    const current = { ...year2026, minimumInCents: 2500 };
    read = () => record(current, { ETag: '"three"' });
    write = () => refusal(412, 'stale');
    await userEvent.click(canvas.getByRole('button', save));
    await expect(await canvas.findByText(/25,00/)).toBeVisible();
    write = () => record({ ...current, minimumInCents: 1000 }, { ETag: '"four"' });
    await userEvent.click(canvas.getByRole('button', { name: /oma/ }));
    await expect(await screen.findByText('Asetukset on tallennettu')).toBeVisible();
  },
};

export const Missing: Story = {
  args: { at: '/accountings/settings/1991' },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Tällä vuodella ei ole omia asetuksia.')).toBeVisible(),
};

export const Loading: Story = {
  beforeEach: () => {
    read = neverResponds;
  },
};

export const Failed: Story = {
  beforeEach: () => {
    read = () => refusal(503, 'serviceUnavailable');
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible(),
};
