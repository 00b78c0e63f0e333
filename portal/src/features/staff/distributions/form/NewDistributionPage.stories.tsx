import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { expectCalm, expectFailure, expectWrong, fill } from '../../../../shared/form/story-form';
import { withTexts } from '../../../../shared/intl/story-texts';
import { withFreshCache } from '../../../../shared/session/story-cache';
import { neverResponds, record, refusal, visit } from '../../../../shared/session/story-visit';
import { storyClasses } from '../../classes/story-classes';
import { storyYears } from '../settings/story-years';
import { storyDistribution } from '../story-distribution';
import { NewDistributionPage } from './NewDistributionPage';

let sent: unknown;
let respond: () => Response | Promise<Response>;
const visitWith = (classes: () => Response | Promise<Response>) =>
  visit(
    {
      'GET /ykls': classes,
      'GET /accounting-settings': () => Response.json({ records: storyYears, total: storyYears.length }),
      'POST /accountings/distributions': (body) => {
        sent = body;
        return respond();
      },
    },
    { rights: ['managePayments'] },
  );
const allClasses = () => Response.json({ records: storyClasses, total: 2 });

function Visited() {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: '/accountings/new', Component: NewDistributionPage },
        { path: '/accountings/:hash', element: <p>Tilityksen sivu</p> },
      ],
      { initialEntries: ['/accountings/new'] },
    ),
  );
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Portal/New distribution',
  component: Visited,
  decorators: [withFreshCache, withTexts],
  beforeEach: () => {
    sent = undefined;
    respond = () => record(storyDistribution);
    return visitWith(allClasses)();
  },
} satisfies Meta<typeof Visited>;

export default meta;
type Story = StoryObj<typeof meta>;

const typed = {
  Nimi: 'Lainauskorvaus 2025',
  Maksupäivä: '15.12.2026',
  'Jaettava summa, €': '1 200 000,00',
  '85.2 Kuvakirjat': '0,5',
};

/** Days and sums are typed in people's formats; factors are prefilled, and the settings of the year are stated. */
export const Begun: Story = {
  play: async (user) => {
    const { canvas, userEvent } = user;
    await expect(await canvas.findByLabelText('85.2 Kuvakirjat')).toHaveValue('0,725');
    await expectCalm(user);
    await fill(user, typed);
    await expect(canvas.getByText(/täsmäytyspäivä on 1.12.2026/)).toBeVisible();
    await expect(canvas.getByText(/pienin summa on 15,00 €/)).toBeVisible();
    await expect(canvas.getByText(/Hallintokulut 5 %/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: '2025' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Aloita tilitys' }));
    await expect(await canvas.findByText('Tilityksen sivu')).toBeVisible();
    await expect(sent).toEqual({
      name: 'Lainauskorvaus 2025',
      payDate: '2026-12-15',
      source: 'LK',
      announced: 0,
      potInCents: 120_000_000,
      years: [2025],
      groups: ['gen', 'sci', 'e-gen', 'e-sci'],
      factors: [
        { code: '8', factor: 1 },
        { code: '85.2', factor: 0.5 },
      ],
    });
  },
};

/** A missing or invalid day or sum is an error at its field. */
export const Wrong: Story = {
  play: async (user) => {
    const { canvas, userEvent } = user;
    await fill(user, {
      Nimi: 'Lainauskorvaus 2025',
      Maksupäivä: '15. joulukuuta',
      'Jaettava summa, €': 'paljon',
      'Pienin maksettava summa, €': 'vähän',
      '85.2 Kuvakirjat': '0,7255',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Aloita tilitys' }));
    await expectWrong(user, [
      'Kirjoita päivä muodossa 15.12.2026.',
      'Kirjoita jaettava summa numeroin, esimerkiksi 1 200 000,00.',
      'Kirjoita pienin maksettava summa numeroin, esimerkiksi 20,00.',
      'Valitse ainakin yksi lainausvuosi.',
      'Kirjoita kerroin väliltä 0–10, enintään kolme desimaalia, esimerkiksi 0,725.',
    ]);
  },
};

/** A failure is shown above the form, and typed values stay. */
export const NotBegun: Story = {
  beforeEach: () => {
    respond = () => refusal(503, 'serviceUnavailable');
  },
  play: async (user) => {
    const { canvas, userEvent } = user;
    await fill(user, typed);
    await userEvent.click(canvas.getByRole('checkbox', { name: '2025' }));
    const button = canvas.getByRole('button', { name: 'Aloita tilitys' });
    await userEvent.click(button);
    await expectFailure(user, 'Palvelu ei ole juuri nyt käytettävissä', button);
    await waitFor(() => expect(canvas.getByLabelText('Nimi')).toHaveValue('Lainauskorvaus 2025'));
  },
};

/** A society whose classes have no factors. */
export const NoFactors: Story = {
  beforeEach: visitWith(() => Response.json({ records: [], total: 0 })),
  play: async ({ canvas }) => expect(await canvas.findByText(/kaikkien kerroin on 1,000/)).toBeVisible(),
};

export const Loading: Story = { beforeEach: visitWith(neverResponds) };

export const Failed: Story = {
  beforeEach: visitWith(() => refusal(503, 'serviceUnavailable')),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible(),
};
