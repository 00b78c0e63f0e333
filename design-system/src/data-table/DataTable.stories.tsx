import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import MessageSquare from 'lucide-react/icons/message-square';
import { useMemo, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Button } from '../button/Button';
import { EmptyState } from '../empty-state/EmptyState';
import { LinkButton } from '../link-button/LinkButton';
import { Select } from '../select/Select';
import { TextLink } from '../text-link/TextLink';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { CellNote, DataTable } from './DataTable';
import { manyWorks, type Work, works } from './stories-works';
import type { DataColumn } from './table-types';

const columns: DataColumn<Work>[] = [
  {
    id: 'isbn',
    header: 'ISBN',
    cell: (work) => work.isbn,
    tone: 'muted',
    isUnbroken: true,
    sortValue: (work) => work.isbn,
  },
  {
    id: 'title',
    header: 'Teos',
    isRowHeader: true,
    sortValue: (work) => work.title,
    cell: (work) => (
      <>
        <TextLink href={`#${work.isbn}`}>{work.title}</TextLink>
        <CellNote>{work.subtitle}</CellNote>
      </>
    ),
  },
  {
    id: 'author',
    header: 'Tekijänimi',
    cell: (work) => work.author,
    sortValue: (work) => work.author,
    hideBelow: 'md',
  },
  { id: 'format', header: 'Muoto', cell: (work) => work.format, sortValue: (work) => work.format },
  { id: 'publisher', header: 'Kustantaja', cell: (work) => work.publisher, hideBelow: 'md' },
  { id: 'year', header: 'Vuosi', cell: (work) => work.year, sortValue: (work) => work.year, align: 'end' },
  { id: 'role', header: 'Rooli', cell: (work) => work.role },
];

const flags = {
  suggestion: { icon: MessageSquare, text: 'Ehdotus' },
  changed: { icon: Bell, text: 'Muuttunut' },
};

function flag({ flag: kind }: Work) {
  if (!kind) return null;
  const { icon: Icon, text } = flags[kind];
  return (
    <TextLink href="#flag" tone="quiet">
      <Icon aria-hidden />
      {text}
    </TextLink>
  );
}

const actions = (work: Work) => (
  <TextLink href={`#${work.isbn}`}>
    Muokkaa
    <VisuallyHidden>
      {' '}
      teosta {work.title}, {work.format}
    </VisuallyHidden>
  </TextLink>
);

const rowKey = (work: Work) => work.isbn;
const filterText = (work: Work) => [work.isbn, work.title, work.subtitle, work.author].join(' ');

const meta = {
  title: 'Tables/DataTable',
  component: DataTable<Work>,
  parameters: guide({
    use: [
      'Data to read and compare: works, payments, messages.',
      'One column names the row (`isRowHeader`); numbers are aligned to the end.',
      'Add a filter as soon as there may be more rows than on a page: only rows near the viewport are in the DOM then, so the browser’s own search does not find the others.',
      'Pass `paging` for a list that is fetched page by page.',
      'Fold rarely read columns under the title with `hideBelow`.',
      'Give the columns of a long list their places on a compact `card` for phones, and all but the title a `width`, so that nothing moves when rows arrive.',
    ],
    avoid: [
      'Lay out a page with it.',
      'Put a form into it: open one in a dialog, and pass `firstKey` for the row that it adds.',
      'Pass new functions at every render: unchanged rows are then rendered again.',
    ],
    keyboard: [
      ['Tab', 'moves through filter, sortable headings, links and buttons of the rows, and pagination'],
      ['Enter or Space', 'sorts, opens a page, toggles a checkbox'],
      ['Escape', 'in the filter, clears it'],
    ],
  }),
  args: {
    caption: 'Teosluettelo',
    columns,
    rows: works,
    rowKey,
    flag,
    actions,
    filterText,
    filterLabel: 'Suodata luetteloa',
    initialView: { sort: { column: 'title', direction: 'ascending' } },
    onViewChange: fn(),
  },
} satisfies Meta<typeof DataTable<Work>>;

export default meta;
type Story = StoryObj<typeof meta>;

const titles = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

export const Works: Story = {
  args: {
    tools: (
      <Select label="Muoto" width="11rem" value="all" options={[{ id: 'all', label: 'Kaikki muodot' }]} />
    ),
  },
};

export const Sorting: Story = {
  tags: ['no-picture', 'narrow-dark-picture', 'dark-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const table = canvas.getByRole('table', { name: 'Teosluettelo' });
    const heading = within(table).getByRole('columnheader', { name: 'Teos' });
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await expect(titles(table)[0]).toContain('Hiljaisten');
    // The headings sort; a select for it is shown only on phones.
    await expect(canvas.queryByLabelText('Lajittele')).toBeNull();
    within(heading).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect(titles(table)[0]).toContain('Yö vailla karttaa');
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      sort: { column: 'title', direction: 'descending' },
      filter: '',
      pageSize: 10,
      page: 1,
    });
  },
};

/** An ISBN is found with and without hyphens. The number of matching rows is announced, also if there are none. */
export const Filtering: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Suodata luetteloa' });
    await userEvent.type(field, '9789523217744');
    await waitFor(() => expect(titles(canvas.getByRole('table'))).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1–1 / 1'));
    await userEvent.clear(field);
    await userEvent.type(field, 'zukova');
    await waitFor(() => expect(titles(canvas.getByRole('table'))).toHaveLength(1));
    await userEvent.type(field, 'x');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Ei osumia haulla ”zukovax”'));
    await userEvent.click(canvas.getByRole('button', { name: 'Tyhjennä suodatin' }));
    await expect(field).toHaveFocus();
    await waitFor(() => expect(titles(canvas.getByRole('table'))).toHaveLength(works.length));
  },
};

const isOf = (format: string) => (work: Work) => format === 'all' || work.format === format;

/** The page's own filters are among the tools: they stay if no rows match, and start at the first page. */
export const FiltersOfThePage: Story = {
  tags: ['no-picture'],
  args: { rows: manyWorks(64), empty: <EmptyState>Aloita ISBN-tunnuksella.</EmptyState> },
  render: function Render(args) {
    const [format, setFormat] = useState('all');
    const isShown = useMemo(() => isOf(format), [format]);
    const options = ['Kirja', 'E-kirja', 'E-äänikirja', 'Nuotti'].map((id) => ({ id, label: id }));
    return (
      <DataTable
        {...args}
        isShown={isShown}
        onClearFilters={() => setFormat('all')}
        tools={
          <Select
            label="Muoto"
            width="11rem"
            value={format}
            onChange={setFormat}
            options={[{ id: 'all', label: 'Kaikki muodot' }, ...options]}
          />
        }
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const format = canvas.getByLabelText('Muoto');
    await userEvent.click(canvas.getByRole('button', { name: 'Sivu 7 / 7' }));
    await userEvent.selectOptions(format, 'Kirja');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1–10 /);
    await userEvent.selectOptions(format, 'Nuotti');
    await expect(canvas.getByRole('status')).toHaveTextContent('Suodatin ei jätä yhtään riviä näkyviin');
    await expect(canvas.queryByText('Aloita ISBN-tunnuksella.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Tyhjennä suodatin' }));
    await expect(format).toHaveValue('all');
    await expect(canvas.getByText('1–10 / 64')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

/** A new page is read from its top. */
export const LongPages: Story = {
  tags: ['no-picture', 'test-only'],
  args: { rows: manyWorks(120), initialView: { pageSize: 50 } },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Seuraava' });
    next.scrollIntoView();
    await userEvent.click(next);
    await expect(canvas.getByText('51–100 / 120')).toBeInTheDocument();
    const { top } = canvas.getByRole('table').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(top).toBeLessThan(100);
    await expect(next).toHaveFocus();
    window.scrollTo(0, 0);
  },
};

/** A row that was just added comes first, on any page and with any filter, until the user sorts again. */
export const JustAdded: Story = {
  tags: ['no-picture'],
  render: function Adding(args) {
    const [firstKey, setFirstKey] = useState<string>();
    const add = () => setFirstKey(args.rows[4]?.isbn);
    return <DataTable {...args} firstKey={firstKey} tools={<Button onPress={add}>Lisää</Button>} />;
  },
  args: { rows: manyWorks(24) },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table');
    await userEvent.type(canvas.getByRole('searchbox'), 'osa 2');
    await waitFor(() => expect(titles(table)[0]).toContain('osa 2'));
    await userEvent.click(canvas.getByRole('button', { name: 'Lisää' }));
    await expect(titles(table).slice(0, 2)).toEqual([
      expect.stringContaining('osa 5'),
      expect.stringContaining('osa 2'),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Teos' }));
    await waitFor(() => expect(titles(table)[0]).not.toContain('osa 5'));
  },
};

/** In a narrow column of a wide page the table scrolls, not the page. */
export const NarrowColumn: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 'min(480px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
    await expect(table.getBoundingClientRect().width).toBeLessThanOrEqual(480);
  },
};

export const Paging: Story = {
  tags: ['no-picture'],
  args: { rows: manyWorks(64) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1–10 / 64')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Seuraava' }));
    await expect(canvas.getByText('11–20 / 64')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Sivu 7 / 7' }));
    await expect(canvas.getByText('61–64 / 64')).toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByLabelText('Rivejä sivulla'), 'Kaikki');
    await expect(titles(canvas.getByRole('table'))).toHaveLength(64);
  },
};

const fetched = manyWorks(120);

/** The list has pages of fifty; the table has the rows of one. */
export const FetchedPages: Story = {
  tags: ['no-picture'],
  render: function Fetched({ filterText: _, filterLabel: _label, initialView: _view, ...args }) {
    const [page, setPage] = useState(1);
    const paging = { page, pageSize: 50, total: fetched.length, onChange: setPage };
    return <DataTable {...args} rows={fetched.slice((page - 1) * 50, page * 50)} paging={paging} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1–50 / 120')).toBeInTheDocument();
    await expect(titles(canvas.getByRole('table'))).toHaveLength(50);
    await expect(canvas.queryByLabelText('Rivejä sivulla')).toBeNull();
    const next = canvas.getByRole('button', { name: 'Seuraava' });
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(canvas.getByText('101–120 / 120')).toBeInTheDocument();
    await expect(titles(canvas.getByRole('table'))).toHaveLength(20);
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
};

/** On the last page the button does nothing and keeps the focus. */
export const PagingByKeyboard: Story = {
  tags: ['test-only'],
  args: { rows: manyWorks(14) },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Seuraava' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('11–14 / 14')).toBeInTheDocument();
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('11–14 / 14')).toBeInTheDocument();
  },
};

const renderedRows = (table: HTMLElement) => table.querySelectorAll('tbody tr').length;

/** With more than a hundred rows only those near the viewport are in the DOM (windowing). */
export const FiveThousandRows: Story = {
  tags: ['no-picture', 'test-only'],
  args: { rows: manyWorks(5000), initialView: { pageSize: 'all' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(renderedRows(table)).toBeLessThan(120);
    await expect(table).toHaveAttribute('aria-rowcount', '5001');
    // The windowing code is loaded with the first table that needs it.
    await waitFor(() => expect(table.querySelector('[aria-rowindex]')).not.toBeNull());
    window.scrollTo(0, 100_000);
    await waitFor(() => expect(table).not.toHaveTextContent(/osa 1(?!\d)/));
    window.scrollTo(0, 0);
  },
};

/** Printing includes every row of all pages. */
export const Printing: Story = {
  tags: ['no-picture'],
  args: { rows: manyWorks(150), initialView: { pageSize: 'all' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await waitFor(() => expect(table.querySelector('[aria-rowindex]')).not.toBeNull());
    await expect(renderedRows(table)).toBeLessThan(120);
    window.dispatchEvent(new Event('beforeprint'));
    await expect(renderedRows(table)).toBe(150);
    window.dispatchEvent(new Event('afterprint'));
    await expect(renderedRows(table)).toBeLessThan(120);
  },
};

/** Real headings immediately; a skeleton under them after a moment, as high as a page of rows. */
export const Loading: Story = {
  args: { rows: [], isLoading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.loading tr')).toHaveLength(10);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('columnheader', { name: 'Teos' })).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Haetaan'));
    await waitFor(() => expect(canvasElement.querySelector('.loading span')).toBeVisible());
  },
};

/** A loading row is as high as one with a line of text. */
export const LoadingHeight: Story = {
  tags: ['no-picture', 'test-only'],
  render: ({ caption, rowKey: keyOf }) => (
    <>
      <DataTable caption={caption} columns={columns.slice(2)} rowKey={keyOf} rows={[]} isLoading />
      <DataTable caption={caption} columns={columns.slice(2)} rowKey={keyOf} rows={works} />
    </>
  ),
  play: async ({ canvas }) => {
    const [loading, loaded] = canvas
      .getAllByRole('table')
      .map((table) => table.querySelector('tbody tr')?.getBoundingClientRect().height);
    await expect(loading).toBe(loaded);
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState action={<LinkButton href="#add">Lisää teos</LinkButton>}>
        Aloita ISBN-tunnuksella; se on kirjan takakannessa.
      </EmptyState>
    ),
  },
};

export const Failed: Story = {
  args: { rows: [], error: 'Teosluetteloa ei saatu haettua.', onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yritä uudelleen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Rows with buttons: suggestions to answer, a failed payment. */
export const RowButtons: Story = {
  args: {
    rows: works.slice(0, 3),
    rowTone: (work) => (work.flag === 'changed' ? 'danger' : undefined),
    actions: (work) => (
      <>
        <Button variant="second" size="sm" aria-label={`Lisää ${work.title}`}>
          Lisää
        </Button>
        <Button variant="quiet" size="sm" aria-label={`Ei ole minun: ${work.title}`}>
          Ei ole minun
        </Button>
      </>
    ),
  },
};

/** Cards: flag, title, label and value; a select sets the order. Still a table to assistive technology. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Teosluettelo' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(9);
    await userEvent.selectOptions(canvas.getByLabelText('Lajittele'), 'Vuosi, nouseva');
    await expect(titles(table)[0]).toContain('Yö vailla karttaa');
  },
};

const compact: DataColumn<Work>[] = columns.map((column) => ({
  ...column,
  card: column.id === 'author' ? 'start' : column.id === 'isbn' ? 'below' : 'none',
}));

/** Compact cards, and the page's filters and the order behind a button. */
export const CompactCards: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    columns: compact,
    flag: ({ flag: kind }) => (kind ? <>{flags[kind].text}</> : null),
    tools: <Select label="Muoto" value="all" options={[{ id: 'all', label: 'Kaikki muodot' }]} />,
  },
  render: ({ actions: _, ...args }) => <DataTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Teosluettelo' });
    const [, ...rows] = within(table).getAllByRole('row');
    for (const row of rows) await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(130);
    await expect(canvas.queryByLabelText('Lajittele')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Rajaa', expanded: false }));
    await userEvent.selectOptions(canvas.getByLabelText('Lajittele'), 'Vuosi, nouseva');
    await expect(titles(table)[0]).toContain('Yö vailla karttaa');
  },
};

const fixed = columns.map((column) => (column.isRowHeader ? column : { ...column, width: '8.5rem' }));

/** With the widths of all columns but the title's, neither headings nor rows move when the rows arrive. */
export const FixedWidths: Story = {
  tags: ['test-only'],
  render: ({ caption, rowKey: keyOf }) => (
    <>
      <DataTable
        caption={caption}
        columns={fixed}
        rowKey={keyOf}
        rows={[]}
        isLoading
        expectedRows={3}
        lines={2}
      />
      <DataTable caption={caption} columns={fixed} rowKey={keyOf} rows={works.slice(0, 3)} lines={2} />
    </>
  ),
  play: async ({ canvas }) => {
    const [loading, loaded] = canvas.getAllByRole('table').map((table) => ({
      height: table.getBoundingClientRect().height,
      headings: [...table.querySelectorAll('th[scope=col]')].map((cell) => cell.getBoundingClientRect().left),
    }));
    await expect(loading).toEqual(loaded);
  },
};

/** A field elsewhere filters these rows too, so the table has no field and nothing to clear. */
export const FilteredElsewhere: Story = {
  tags: ['test-only'],
  args: { filter: 'kielioppi' },
  play: async ({ canvas }) => {
    await expect(titles(canvas.getByRole('table'))).toEqual([expect.stringContaining('Meren kielioppi')]);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

/** Author and publisher fold under the title. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const title = within(canvas.getByRole('rowheader', { name: /Meren kielioppi/ }));
    await expect(title.getByText('Inka Vuorela')).toBeVisible();
    await expect(title.getByText('Virsu')).toBeVisible();
    for (const name of ['Tekijänimi', 'Kustantaja'])
      await expect(canvas.queryByRole('columnheader', { name })).toBeNull();
  },
};
export const Swedish: Story = { args: { rows: manyWorks(30) }, globals: { locale: 'sv-FI' } };
