import { Button } from '@nimio/design-system';
import type { AccountingRow } from '@nimio/domain/accounting/accounting.types';
import type { LibraryGroup } from '@nimio/domain/loan/library-groups';
import type { LoanRow } from '@nimio/domain/loan/loan.types';
import { shareOfHolder } from '@nimio/domain/loan/statistics';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { invalidate } from '../../../api/use-endpoint';
import { withTexts } from '../../../shared/intl/story-texts';
import { neverResponds, record, refusal, visit } from '../../../shared/session/story-visit';
import { storySettings } from '../../../shared/settings/story-settings';
import { invalidateStatistics, lookAtStatistics } from '../../../shared/statistics/invalidate-statistics';
import { accountingRow } from '../accounting/story-rows';
import { StatisticsPage } from './StatisticsPage';

const row = (name: string, libGroup: LibraryGroup, changes: Partial<LoanRow> = {}): LoanRow => {
  const work = {
    isbn: '9789510392652',
    name,
    type: 'book' as const,
    libGroup,
    numberOfAuthors: 2,
    numberOfTranslators: 0,
    numberOfEditors: 0,
    numberOfIllustrators: 1,
    translated: 0 as const,
    factor: 1,
    role: { author: 1, translator: 0, illustrator: 0, editor: 0 } as const,
    total: 1204,
    ...changes,
  };
  return { share: work.total * shareOfHolder(work), ...work };
};

const translation: Partial<LoanRow> = {
  isbn: '9789511331353',
  type: 'e-book',
  translated: 1,
  numberOfTranslators: 1,
  total: 100,
  role: { author: 1, translator: 1, illustrator: 0, editor: 0 },
};
const loans = [
  row('Saaren talvi', 'gen'),
  row('Saaren talvi', 'sci', { total: 10 }),
  row('Saaren talvi', 'cel', { total: 33 }),
  row('Hiljaisten huoneiden atlas', 'e-gen', translation),
];
const manyLoans = Array.from({ length: 230 }, (_, index) =>
  row(`Teos ${index + 1}`, 'gen', { isbn: String(9_789_510_000_000 + index), total: 1000 - index }),
);
const years = {
  records: [
    { year: 2024, libGroup: 'gen', share: 602, total: 1204 },
    { year: 2023, libGroup: 'gen', share: 300, total: 600 },
  ],
  total: 2,
  years: [2024, 2023, 2022],
};

const texts = [
  { place: 'statistics', title: 'Mistä luvut tulevat?', text: 'Kirjastoilta.', language: 'fi' },
  { place: 'statistics-share', title: 'Miten osuuteni lasketaan?', text: 'Tasan.', language: 'fi' },
];

const paid = (date: string, loanYears: number[], changes: Partial<AccountingRow> = {}) =>
  accountingRow(date, 'a', { date, loanYears, ...changes });

/** The server's current answer. */
let respond: () => Response | Promise<Response>;
let respond2023: () => Response | Promise<Response>;
let release: () => void;
let offered: object;
const list = (records: LoanRow[]) => Response.json({ records, total: records.length });
let accountings: AccountingRow[];
const serve = visit({
  'GET /profiles/own/accountings': () =>
    Response.json({ records: accountings, total: accountings.length, nextPaymentDate: null }),
  'GET /profiles/own/loan-data': () => Response.json(offered),
  'GET /profiles/own/loan-data/2024': () => respond(),
  'GET /profiles/own/loan-data/2023': () => respond2023(),
  'GET /portal-settings?language=fi': () => record({ ...storySettings('fi'), infoTexts: texts }),
  'GET /info-texts?language=fi': () => record({ texts }),
});

function Visited({ place = '/statistics' }: { place?: string }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '/statistics', Component: StatisticsPage }], { initialEntries: [place] }),
  );
  return <RouterProvider router={router} />;
}

/** The page is left, and opened again. */
function OftenVisited() {
  const [isThere, setThere] = useState(true);
  return (
    <MemoryRouter>
      <Button onPress={() => setThere(!isThere)}>Vaihda sivua</Button>
      {isThere && <StatisticsPage />}
    </MemoryRouter>
  );
}

const meta = {
  title: 'Portal/Statistics',
  component: Visited,
  decorators: [withTexts],
  beforeEach: async () => {
    respond = () => list(loans);
    respond2023 = () => list([]);
    offered = years;
    accountings = [
      paid('2026-12-18', [2024], { state: 'estimate', paidAmountInCents: 45_134 }),
      paid('2026-06-02', [2023, 2024], { paidAmountInCents: 1000 }),
      paid('2025-06-02', [2023], { paidAmountInCents: 30_000 }),
    ];
    localStorage.clear();
    lookAtStatistics('own');
    await invalidate('/');
    return serve();
  },
} satisfies Meta<typeof Visited>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** In the list of works. */
const ofWork = { selector: 'a span' };
const showTable = async (canvas: Canvas, userEvent: User) =>
  userEvent.click(await canvas.findByRole('button', { name: /taulukkona$/ }));

/** Pictures first: what was borrowed, the own share of it and what it brought; works lead to their pages. */
export const OfAYear: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^1.314$/, { selector: 'strong' })).toBeVisible();
    await expect(canvas.getByText('Osuudestasi maksetaan 18.12.2026').parentElement).toHaveTextContent(
      /451,34.€brutto$/,
    );
    await expect(canvas.getByText('Osuudestasi maksettiin 2.6.2026').parentElement).toHaveTextContent(
      /10,00.€brutto, vuosien 2023 ja 2024 lainoista$/,
    );
    const years = within(canvas.getByRole('table', { name: 'Lainat vuosittain' }));
    await expect(years.getByRole('row', { name: /^Osuutesi 0 lainaa 300 lainaa 602 lainaa$/ })).toBeVisible();
    await expect(years.getByRole('row', { name: /^Korvaus, brutto – 300,00.€\* 451,34.€\*$/ })).toBeVisible();
    const works = within(canvas.getByRole('list', { name: 'Teokset osuutesi mukaan' }));
    await expect(
      works.getByRole('link', { name: /^Saaren talvi 607 lainaa osuus 1.214 lainasta$/ }),
    ).toHaveAttribute('href', '/works/9789510392652');
    const formats = within(canvas.getByRole('list', { name: /^Osuutesi muodoittain/ }));
    await expect(formats.getByText('607 lainaa')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tilitykset' })).toHaveAttribute(
      'href',
      '/accounting?year=2026',
    );
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull();
  },
};

/** The table has all works, and a row expands to the calculation of its share. */
export const AsATable: Story = {
  play: async ({ canvas, userEvent }) => {
    await showTable(canvas, userEvent);
    const table = await canvas.findByRole('table', { name: 'Teokset osuutesi mukaan' });
    const rows = within(table).getAllByRole('row');
    await expect(rows[1]).toHaveTextContent('Saaren talvi');
    await expect(rows[1]).toHaveTextContent('607,00');
    await expect(within(table).getByRole('link', { name: 'Saaren talvi' })).toHaveAttribute(
      'href',
      '/works/9789510392652',
    );
    await userEvent.click(within(table).getByRole('button', { name: /Saaren talvi/ }));
    await expect(await canvas.findByText('1 204 × 1/2 × 1,000 = 602,00')).toBeVisible();
    await expect(canvas.getByText('10 × 1/2 × 1,000 = 5,00')).toBeVisible();
    await userEvent.click(within(table).getByRole('button', { name: /Hiljaisten huoneiden atlas/ }));
    await expect(canvas.getByText('100 × 1/4 × 1,000 = 25,00')).toBeVisible();
  },
};

/** Celia clears the other groups, and any of them clears it. */
export const CeliaAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    const groups = await canvas.findByRole('toolbar', { name: 'Kirjastot, joiden lainat näytetään' });
    const works = within(canvas.getByRole('list', { name: 'Teokset osuutesi mukaan' }));
    const celia = within(groups).getByRole('button', { name: 'Celia' });
    await userEvent.click(celia);
    await expect(celia).toHaveAttribute('aria-pressed', 'true');
    await expect(within(groups).getByRole('button', { name: 'Yleiset kirjastot' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(within(groups).getByRole('status')).not.toBeEmptyDOMElement();
    await expect(works.getByRole('link', { name: /^Saaren talvi 17 lainaa/ })).toBeVisible();
    await userEvent.click(within(groups).getByRole('button', { name: 'Tieteelliset kirjastot' }));
    await expect(celia).toHaveAttribute('aria-pressed', 'false');
    await expect(works.getByRole('link', { name: /^Saaren talvi 5 lainaa/ })).toBeVisible();
  },
};

/** Up to four hundred rows are shown twenty per page; all of them can be shown. */
export const ManyWorks: Story = {
  beforeEach: () => {
    respond = () => list(manyLoans);
  },
  play: async ({ canvas, userEvent }) => {
    await showTable(canvas, userEvent);
    await expect(await canvas.findByText(/1–20/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /sivulla/i }), 'all');
    await waitFor(() => expect(canvas.queryByText(/1–20/)).toBeNull());
    // The sticky heading may cover a part of a link.
    scrollTo({ top: 0 });
  },
};

/** A year without loans says so; the year and the open boxes are stored. */
export const Remembered: Story = {
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    // Until the years have loaded, the newest one is the only option.
    await canvas.findByRole('option', { name: '2023' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Lainausvuosi' }), '2023');
    await expect(await canvas.findByText('Teoksillasi ei ole lainoja vuonna 2023.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Miten osuuteni lasketaan?' }));
    await expect(await canvas.findByText('Tasan.')).toBeVisible();
    await expect(localStorage.getItem('nimio.statistics.own')).toBe(
      '{"year":2023,"open":["statistics-share"]}',
    );
  },
};

/** The figures stay, dimmed, until those of another year have loaded. */
export const AnotherYear: Story = {
  beforeEach: () => {
    let resolve: (response: Response) => void = () => undefined;
    respond2023 = () => new Promise((fulfil) => (resolve = fulfil));
    release = () => resolve(list([row('Kesän kirja', 'gen', { total: 600 })]));
  },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await expect(await canvas.findByText('607 lainaa', ofWork)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Lainausvuosi' }), '2023');
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull());
    await expect(canvas.getByText('607 lainaa', ofWork)).toBeVisible();
    release();
    await expect(await canvas.findByText('300 lainaa', ofWork)).toBeVisible();
    await expect(canvas.queryByText('607 lainaa', ofWork)).toBeNull();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull();
  },
};

/** The head has its place before the figures have loaded. */
export const Loading: Story = {
  beforeEach: () => {
    respond = neverResponds;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Lainausvuosi' })).toHaveValue('2024');
    await expect(canvas.queryByText('Teoksillasi ei ole lainoja vuonna 2024.')).toBeNull();
  },
};

/** A link selects a year; another one can be chosen. */
export const YearRequested: Story = {
  tags: ['test-only'],
  args: { place: '/statistics?year=2023' },
  play: async ({ canvas, userEvent }) => {
    const year = await canvas.findByRole('combobox', { name: 'Lainausvuosi' });
    await expect(year).toHaveValue('2023');
    await userEvent.selectOptions(year, '2024');
    await expect(await canvas.findByText('607 lainaa', ofWork)).toBeVisible();
    await expect(year).toHaveValue('2024');
  },
};

const recalculated = 'Luvut on laskettu uudelleen, koska teostesi tiedot ovat muuttuneet.';

/** After a change of the works old figures are hidden, and the change is announced once. */
export const Recalculated: Story = {
  render: () => <OftenVisited />,
  play: async ({ canvas, userEvent }) => {
    const turn = canvas.getByRole('button', { name: 'Vaihda sivua' });
    await expect(await canvas.findByText('607 lainaa', ofWork)).toBeVisible();
    await expect(canvas.queryByText(recalculated)).toBeNull();
    await userEvent.click(turn);
    await invalidateStatistics('own');
    respond = () => list([row('Saaren talvi', 'gen', { numberOfAuthors: 4 })]);
    await userEvent.click(turn);
    await expect(canvas.queryByText('607 lainaa', ofWork)).toBeNull();
    await expect(await canvas.findByText('301 lainaa', ofWork)).toBeVisible();
    await expect(canvas.getByText(recalculated)).toBeVisible();
    await userEvent.click(turn);
    await userEvent.click(turn);
    await expect(await canvas.findByText('301 lainaa', ofWork)).toBeVisible();
    await expect(canvas.queryByText(recalculated)).toBeNull();
  },
};

/** Before the first figures have loaded. */
export const NothingYet: Story = {
  beforeEach: () => {
    offered = { records: [], total: 0, years: [] };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vuoden 2024 luvut tulevat keväällä.')).toBeVisible();
  },
};

/** A failed read can be retried; the rest of the page stays. */
export const Fails: Story = {
  beforeEach: () => {
    respond = () => refusal(503, 'serviceUnavailable');
  },
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Yritä uudelleen' });
    respond = () => list(loans);
    await userEvent.click(again);
    await expect(await canvas.findByText('607 lainaa', ofWork)).toBeVisible();
  },
};

/** The table is downloaded in either format. */
export const Saved: Story = {
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    const saved: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    try {
      await userEvent.click(await canvas.findByRole('button', { name: /^Lataa CSV/ }));
      await userEvent.click(canvas.getByRole('button', { name: /^Lataa Excel/ }));
      await waitFor(() => expect(saved).toEqual(['lainaustilasto-2024.csv', 'lainaustilasto-2024.xlsx']));
    } finally {
      click.mockRestore();
    }
  },
};
