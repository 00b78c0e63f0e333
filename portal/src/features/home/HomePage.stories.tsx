import type { Announcement } from '@nimio/domain/announcement/announcement.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect } from 'storybook/test';
import { invalidate } from '../../api/use-endpoint';
import { withTexts } from '../../shared/intl/story-texts';
import { storyProfile } from '../../shared/session/story-people';
import { refusal, visit } from '../../shared/session/story-visit';
import { HomePage } from './HomePage';

const news = (count: number): Announcement[] =>
  Array.from({ length: count }, (_, at) => ({
    hash: String(at).padStart(22, 'a'),
    title: `Tiedote ${at + 1}`,
    content: 'Teksti',
    published: `2026-11-${String(20 - at).padStart(2, '0')}T07:00:00.000Z`,
    link: null,
    language: 'fi',
  }));

const profile = { ...storyProfile, worksCount: 3, nameData: [], roles: [] };
const payments = (records: object[] = [], failedPayments = 0, waiting: object[] = []) =>
  Response.json({ records, total: records.length, failedPayments, waiting });
/** The current statistics. */
let loans: () => Response | Promise<Response>;
let release: () => void;
const loanYears = (total: number) => () =>
  Response.json({
    records: [
      { year: 2024, libGroup: 'gen', share: total, total },
      { year: 2024, libGroup: 'cel', share: 900, total: 900 },
    ],
    total: 2,
    years: [2024, 2023],
  });
const serve = (response: () => Response, payment: () => Response = () => payments()) =>
  visit(
    {
      'GET /announcements?language=fi': response,
      'GET /profiles/own/planned-payments': payment,
      'GET /profiles/own/loan-data?newest=1': () => loans(),
      'GET /profiles/get-deal-suggestions/own': () => Response.json({ records: [], total: 0 }),
      'GET /messages/own?limit=12': () => Response.json({ messages: [], total: 0, unread: 0 }),
    },
    { profile },
  );
const list = (count: number) => () => Response.json({ records: news(count), total: count });

const Home = () => (
  <MemoryRouter>
    <HomePage />
  </MemoryRouter>
);

const meta = {
  title: 'Portal/Home',
  component: Home,
  decorators: [withTexts],
  beforeEach: async () => {
    loans = loanYears(1204);
    await invalidate('/');
    return serve(list(5))();
  },
} satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Three initially, and one more with each press. */
export const News: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Tiedote 3' });
    await expect(canvas.queryByRole('link', { name: 'Tiedote 4' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Näytä lisää tiedotteita' }));
    await expect(canvas.getByRole('link', { name: 'Tiedote 4' })).toHaveFocus();
  },
};

export const NoNews: Story = {
  beforeEach: serve(list(0)),
  play: async ({ canvas }) => expect(await canvas.findByText('Ei tiedotteita juuri nyt.')).toBeVisible(),
};

/** The rest of the page is shown. */
export const NewsFailed: Story = {
  beforeEach: serve(() => refusal(503, 'serviceUnavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Muistilista' })).toBeVisible();
  },
};

const topOfColumns = (canvas: Canvas) =>
  canvas.getByRole('region', { name: 'Muistilista' }).getBoundingClientRect().top;

/** The newest year's loans, without the separately counted ones; the layout does not shift when they load. */
export const Loans: Story = {
  beforeEach: () => {
    let resolve: (response: Response) => void = () => undefined;
    loans = () => new Promise((fulfil) => (resolve = fulfil));
    release = () => resolve(loanYears(1204)());
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Tiedote 3' });
    const before = topOfColumns(canvas);
    await expect(canvas.getByText('3 teosta')).toBeVisible();
    await expect(canvas.queryByText(/lainaa vuonna/)).toBeNull();
    release();
    await expect(await canvas.findByText(/^1.204 lainaa vuonna 2024$/)).toBeVisible();
    await expect(topOfColumns(canvas)).toBe(before);
  },
};

/** Without loans, or after a failure, nothing is shown, and the layout does not shift either. */
export const NoLoans: Story = {
  beforeEach: () => {
    loans = loanYears(0);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Tiedote 3' });
    await expect(canvas.queryByText(/lainaa vuonna/)).toBeNull();
    await expect(canvas.getByText('3 teosta')).toBeVisible();
  },
};

export const LoansFailed: Story = {
  ...NoLoans,
  beforeEach: () => {
    loans = () => refusal(503, 'serviceUnavailable');
  },
};

const winter = { payment: 'winter'.padEnd(22, '0'), date: '2026-12-15', grossInCents: 128_460 };

/** The next payment, with a link to its calculation. */
export const NextPayment: Story = {
  beforeEach: serve(list(5), () =>
    payments([winter, { ...winter, payment: 'spring'.padEnd(22, '0'), date: '2027-03-15' }]),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Seuraava maksu 15\.12\.2026, arviolta 1.284,60.€ brutto/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Miksi tämä summa?' })).toHaveAttribute(
      'href',
      `/accounting/${winter.payment}`,
    );
  },
};

/** Two on one day are one sum. */
export const NextPayments: Story = {
  beforeEach: serve(list(5), () => payments([winter, { ...winter, grossInCents: 1_040 }])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/15\.12\.2026, arviolta 1.295,00.€ brutto/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Avaa tilitykset' })).toHaveAttribute(
      'href',
      '/accounting',
    );
  },
};

/** A returned payment is shown, with a link to its remedy. */
export const PaymentFailed: Story = {
  beforeEach: serve(list(5), () => payments([], 1)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Maksu epäonnistui')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Korjaa pankkitiedot' })).toHaveAttribute(
      'href',
      '/settings/bank',
    );
  },
};

/** What waits for a contract, and what the contract does not cover. */
export const Waiting: Story = {
  beforeEach: serve(list(5), () =>
    payments([], 0, [
      { reason: 'noContract', amountInCents: 21_240 },
      { reason: 'notCovered', amountInCents: 512 },
    ]),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^212,40.€ odottaa sopimustasi$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lue sopimus' })).toHaveAttribute('href', '/contract');
    await expect(canvas.getByText(/^5,12.€ odottaa, koska sopimuksesi ei kata/)).toBeVisible();
  },
};

/** A failed read is left out. */
export const NextPaymentFailed: Story = {
  beforeEach: serve(list(5), () => refusal(503, 'serviceUnavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Tiedote 3' })).toBeVisible();
    await expect(canvas.queryByText(/arviolta/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Yritä uudelleen' })).toBeNull();
  },
};
