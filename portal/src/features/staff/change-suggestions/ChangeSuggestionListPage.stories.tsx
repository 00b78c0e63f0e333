import type { StaffChangeSuggestion } from '@nimio/domain/change-suggestion/change-suggestion.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { revalidate } from '../../../api/use-endpoint';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshCache } from '../../../shared/session/story-cache';
import { neverResponds, refusal, visit } from '../../../shared/session/story-visit';
import { ChangeSuggestionListPage } from './ChangeSuggestionListPage';

const hash = (of: string) => of.repeat(11);
const thisYear = new Date().getUTCFullYear();
const waiting: StaffChangeSuggestion = {
  suggestionHash: hash('s1'),
  bookIsbn: '9789510392652',
  bookName: 'Saaren talvi',
  role: 'author',
  amount: 1,
  amountBefore: 1,
  suggestedAmount: 2,
  reason: 'Kirjoitimme kirjan yhdessä.',
  addIfAccepted: 1,
  state: 'PENDING',
  rejectionReason: null,
  created: '2026-03-04T10:00:00.000Z',
  decided: null,
  suggesterName: 'Otso Sjöholm',
  suggesterProfileHash: hash('p2'),
  ownerName: 'Inka Vuorela',
  ownerProfileHash: hash('p1'),
};
const rejected: StaffChangeSuggestion = {
  ...waiting,
  suggestionHash: hash('s2'),
  bookName: 'Valon kartta',
  role: 'translator',
  amount: null,
  amountBefore: 2,
  suggestedAmount: 3,
  reason: '',
  addIfAccepted: 0,
  state: 'REJECTED',
  rejectionReason: 'wrongAmount',
  decided: '2026-03-06T10:00:00.000Z',
  ownerName: null,
  ownerProfileHash: null,
};

const read = (year: number, offset = 0) => `GET /suggestions?year=${year}&offset=${offset}`;
const list = (records: StaffChangeSuggestion[], total = records.length) => Response.json({ records, total });
const responses = {
  [read(thisYear)]: () => list([waiting, rejected], 12),
  [read(thisYear, 10)]: () => list([{ ...waiting, bookName: 'Sivun kirja' }], 12),
  [read(thisYear - 1)]: () => list([]),
};
const visitWith = (of: Parameters<typeof visit>[0] = {}) =>
  visit({ ...responses, ...of }, { rights: ['manageWorks'] });

const meta = {
  title: 'Portal/Change suggestions for staff',
  component: ChangeSuggestionListPage,
  decorators: [withFreshCache, withTexts],
  beforeEach: visitWith(),
} satisfies Meta<typeof ChangeSuggestionListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

let isAvailable = true;

/** The table remains when it cannot be refreshed in the background. */
export const RefreshFails: Story = {
  beforeEach: async () => {
    isAvailable = true;
    const current = () => (isAvailable ? list([waiting]) : refusal(503, 'serviceUnavailable'));
    return visitWith({ [read(thisYear)]: current })();
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Saaren talvi' });
    isAvailable = false;
    await revalidate('/suggestions');
    await expect(canvas.getByRole('link', { name: 'Saaren talvi' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Yritä uudelleen' })).toBeNull();
  },
};

/** The suggestions with suggester, owner and outcome; a work links to its page. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Saaren talvi' });
    await expect(link).toHaveAttribute('href', '/oeuvre/book/9789510392652');
    await expect(canvas.getByText('Kirjoittajia 1 → 2')).toBeVisible();
    await expect(canvas.getByText('Odottaa')).toBeVisible();
    await expect(canvas.getByText('Hylätty')).toBeVisible();
    await expect(canvas.getByText('Väärä määrä')).toBeVisible();
    await expect(canvas.getByText('Jakoa ei enää ole')).toBeVisible();
    await expect(canvas.getByText('6.3.2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Inka Vuorela' })).toBeVisible();
  },
};

/** Another year starts with its first page. */
export const AnotherYear: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Saaren talvi' });
    await userEvent.click(canvas.getByRole('button', { name: /Seuraava/ }));
    await expect(await canvas.findByRole('link', { name: 'Sivun kirja' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Vuosi' }), String(thisYear - 1));
    await expect(await canvas.findByText(`Vuonna ${thisYear - 1} ei tehty muutosehdotuksia.`)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Vuosi' }), String(thisYear));
    await expect(await canvas.findByRole('link', { name: 'Saaren talvi' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: visitWith({ [read(thisYear)]: () => list([]) }),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(`Vuonna ${thisYear} ei tehty muutosehdotuksia.`)).toBeVisible(),
};

export const Loading: Story = { beforeEach: visitWith({ [read(thisYear)]: neverResponds }) };

export const Failed: Story = {
  beforeEach: visitWith({ [read(thisYear)]: () => refusal(503, 'databaseUnavailable') }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible(),
};

/** A user without the right who opens the address. */
export const NotAllowed: Story = {
  beforeEach: visit(responses, { rights: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Muutosehdotukset');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
