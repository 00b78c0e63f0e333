import type { WorkLine } from '@nimio/domain/accounting/accounting.types';
import type { ChangeSuggestion } from '@nimio/domain/change-suggestion/change-suggestion.types';
import type { LoanYear } from '@nimio/domain/loan/loan.types';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { invalidate } from '../../../api/use-endpoint';
import { withTexts } from '../../../shared/intl/story-texts';
import { record, refusal, visit } from '../../../shared/session/story-visit';
import { lookAtStatistics, statisticsHaveChanged } from '../../../shared/statistics/invalidate-statistics';
import { exampleSuggestion, ownWork } from '../example-change-suggestion';
import { exampleAuthor, listedWork, unknownWork } from '../example-work';
import { WorkPage } from './WorkPage';

const { isbn } = listedWork;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The work's page, and a list that loads slowly. */
function Pages({ address }: { address: string }) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: '/works/:isbn', Component: WorkPage },
        { path: '/works', loader: () => pause(300).then(() => null), element: <h1>Teosluettelo</h1> },
      ],
      { initialEntries: [address] },
    ),
  );
  return <RouterProvider router={router} />;
}

const loansOf = (year: number, total: number): LoanYear => ({
  year,
  libGroup: 'gen',
  total,
  share: total / 2,
});
const loans: LoanYear[] = [
  ...[loansOf(2024, 1979), loansOf(2023, 2011), loansOf(2022, 2245)],
  ...[loansOf(2021, 2187), loansOf(2020, 2304), loansOf(2019, 1)],
  { ...loansOf(2024, 100), libGroup: 'cel' },
];
const lineOf = (year: number, amountInCents: number): WorkLine => ({
  payment: String(year).repeat(6).slice(0, 22),
  date: `${year + 2}-12-18`,
  state: 'paid',
  isCarriedOver: 0,
  accountEnd: '0785',
  role: 'author',
  numerator: 1,
  denominator: 2,
  amountInCents,
  loanYears: [year],
});
const coming: WorkLine = { ...lineOf(2024, 35_569), state: 'estimate' };
const paidLines = [lineOf(2023, 35_358), lineOf(2022, 42_681), lineOf(2021, 41_876), lineOf(2020, 41_974)];
const sharedWork: WorkForEdit = {
  ...ownWork,
  work: ownWork.work && { ...ownWork.work, subtitle: 'Romaani' },
  authorDeal: ownWork.authorDeal && {
    ...ownWork.authorDeal,
    shares: [...ownWork.authorDeal.shares, { name: 'Mikael Sjöholm', authorHash: 'm'.repeat(22), isOwn: 0 }],
    suggestions: 1,
  },
};

let stored: WorkForEdit;
let suggestions: ChangeSuggestion[];
let earnings: () => Response;
const earned = (records: WorkLine[], ofYears: LoanYear[]) => () =>
  Response.json({ records, total: records.length, loans: ofYears });
/** The number of reads of the work's page. */
let reads: number;
const serve = visit(
  {
    [`GET /profiles/${exampleAuthor.hash}/work-for-edit/${isbn}`]: () => {
      reads += 1;
      return record(stored);
    },
    [`GET /profiles/${exampleAuthor.hash}/works/${isbn}/earnings`]: () => earnings(),
    [`GET /profiles/get-deal-suggestions/${exampleAuthor.hash}`]: () =>
      Response.json({ records: suggestions, total: suggestions.length }),
    [`PUT /profiles/author-books/${exampleAuthor.hash}`]: () => {
      stored = { ...stored, authorDeal: stored.authorDeal && { ...stored.authorDeal, amount: 2 } };
      earnings = earned([coming, ...paidLines], loans);
      return record(stored, { ETag: '"b"' });
    },
    [`DELETE /profiles/author-books/${listedWork.authorHash}/${listedWork.bookHash}`]: () => {
      stored = { ...unknownWork, source: 'register', work: listedWork.work };
      return new Response(null, { status: 204 });
    },
  },
  { profile: exampleAuthor },
);

const meta = {
  title: 'Portal/Work',
  component: Pages,
  decorators: [withTexts],
  beforeEach: async () => {
    [stored, reads, suggestions] = [listedWork, 0, []];
    earnings = earned([coming, ...paidLines], loans);
    lookAtStatistics(exampleAuthor.hash);
    await invalidate('/');
    return serve();
  },
  args: { address: `/works/${isbn}` },
} satisfies Meta<typeof Pages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What it earns by year, who shares it, and a suggestion with its effect. */
export const Shared: Story = {
  tags: ['dark-picture', 'narrow-picture'],
  beforeEach: () => {
    stored = sharedWork;
    suggestions = [
      exampleSuggestion,
      { ...exampleSuggestion, suggestionHash: 'h'.repeat(22), suggestedAmount: 4 },
      { ...exampleSuggestion, suggestionHash: 'i'.repeat(22), bookIsbn: '9789510000000' },
    ];
  },
  play: async ({ canvas }) => {
    const table = within(
      await canvas.findByRole('table', { name: 'Teoksen lainat ja korvaus lainausvuosittain' }),
    );
    await expect(table.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '2020',
      '2021',
      '2022',
      '2023',
      '2024',
    ]);
    await expect(table.getByRole('row', { name: /^Osuutesi .* 989,5.lainaa$/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /^Korvaus, brutto .* 355,69.€$/ })).toBeVisible();
    await expect(
      canvas.getByText(/^2020–2024: osuutesi 5.363 lainaa, korvaus 1.974,58.€ brutto$/),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^Vuoden 2024 lainoista maksetaan 355,69.€ brutto 18.12.2026\.$/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Miksi tämä summa?' })).toHaveAttribute(
      'href',
      `/accounting/${coming.payment}`,
    );
    await expect(canvas.getByText('Aino Meri ehdottaa: kirjoittajia 3, nyt 2')).toBeVisible();
    await expect(canvas.getByText('Osuutesi lainoista: nyt 1/2, muutoksen jälkeen 1/3')).toBeVisible();
    await expect(canvas.getByText(/korvauksesi olisi ollut 237,13.€ eikä 355,69.€ brutto\.$/)).toBeVisible();
    await expect(canvas.getByText('Lisäksi yksi muu ehdotus odottaa vastaustasi.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Käsittele ehdotukset' })).toHaveAttribute(
      'href',
      `/works/${isbn}/handlesuggestions`,
    );
  },
};

/** The share that was saved is also that of the chart. */
export const SharesSaved: Story = {
  beforeEach: () => {
    earnings = earned(
      [coming, ...paidLines],
      loans.map((loan) => ({ ...loan, share: loan.total })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const row = async () => (await canvas.findByRole('row', { name: /^Osuutesi/ })).textContent;
    await expect(await row()).toMatch(/1.979 lainaa$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Muokkaa osuuttasi ja roolejasi' }));
    const amount = await canvas.findByRole('textbox', { name: 'Kirjoittajien määrä' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '2');
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna' }));
    await waitFor(async () => expect(await row()).toMatch(/989,5 lainaa$/));
    await expect(canvas.getByText('2 kirjoittajaa, 1 tiedossa')).toBeVisible();
  },
};

/** A distribution paid for two years, and a failed payment is not counted. */
export const YearsTogether: Story = {
  beforeEach: () => {
    earnings = earned(
      [
        { ...coming, state: 'failed', payment: 'f'.repeat(22) },
        { ...lineOf(2023, 70_000), loanYears: [2022, 2023] },
        { ...lineOf(2023, 10), loanYears: [2022, 2023], role: 'translator' },
      ],
      loans.slice(0, 3),
    );
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table'));
    await expect(table.getByRole('row', { name: 'Korvaus, brutto * * –' })).toBeVisible();
    await expect(
      canvas.getByText(/^\* Vuosien 2022 ja 2023 lainoista maksetaan yhteensä 700,10.€ brutto/),
    ).toBeVisible();
    await expect(canvas.getByText(/^Summissa ei ole korvausta, joka on palautunut/)).toBeVisible();
  },
};

export const NoLoans: Story = {
  beforeEach: () => {
    earnings = earned([], []);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Teoksella ei ole vielä lainoja\./)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** The rest of the page can be used. */
export const LoansFailed: Story = {
  beforeEach: () => {
    earnings = () => refusal(503, 'serviceUnavailable');
  },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Yritä uudelleen' });
    await expect(canvas.getByRole('heading', { name: 'Teoksen tiedot' })).toBeVisible();
    earnings = earned([coming], loans);
    await userEvent.click(retry);
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

const unlisted = 'Teos ei ole luettelossasi.';

/** The page stays unchanged until the list has loaded. */
export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    let wasShown = false;
    const watch = new MutationObserver(() => (wasShown ||= canvas.queryByText(unlisted) !== null));
    watch.observe(document.body, { childList: true, subtree: true });
    await userEvent.click(await canvas.findByRole('button', { name: 'Poista luettelostani' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Poista teos' }));
    await canvas.findByRole('heading', { name: 'Teosluettelo' });
    watch.disconnect();
    await expect(wasShown).toBe(false);
    // A refetch of the removed work would have shown the error on a slower machine.
    await expect(reads).toBe(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Poista teos' })).toBeNull());
    await screen.findByText('Teos poistettiin luettelostasi.');
    await expect(statisticsHaveChanged(exampleAuthor.hash)).toBe(true);
  },
};

/** The link to add it contains its ISBN; what it has earned remains. */
export const Unlisted: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(unlisted);
    await expect(await canvas.findByText(/^Vuoden 2023 lainoista maksettiin/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lisää teos' })).toHaveAttribute(
      'href',
      `/works/add?isbn=${isbn}`,
    );
  },
  beforeEach: () => {
    stored = { ...unknownWork, source: 'register', work: listedWork.work };
    earnings = earned(paidLines, []);
  },
};
