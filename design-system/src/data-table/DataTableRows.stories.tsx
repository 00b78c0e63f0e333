import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useId, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Button } from '../button/Button';
import { DescriptionList } from '../description-list/DescriptionList';
import { TaskStatus } from '../task-status/TaskStatus';
import type { TaskStatusState } from '../task-status/task-icons';
import { CardNote, DataTable } from './DataTable';
import { RowButton, RowCheckbox, RowToggle } from './RowControls';
import { manyWorks, type Work, works } from './stories-works';
import { TableTotals } from './TableTotals';
import type { DataColumn, TableSort } from './table-types';

const meta = {
  title: 'Tables/DataTable rows',
  parameters: guide({
    summary: 'Rows of a `DataTable` that are selected, expanded, marked and summed up.',
    use: [
      'Select rows with `RowCheckbox` in a control column and the tone `selected`; the page stores the selection.',
      'Expand rows with `RowToggle` in a control column, and pass the expanded content as `detail`.',
      'Show totals of all rows, not of one page.',
    ],
    avoid: ['Hide in an expanded row what every user needs.', 'Delete several rows without a confirmation.'],
    keyboard: [
      ['Tab', 'moves through checkboxes, toggles and actions'],
      ['Space', 'ticks'],
      ['Enter', 'opens a row'],
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const workColumns: DataColumn<Work>[] = [
  {
    id: 'title',
    header: 'Teos',
    isRowHeader: true,
    cell: (work) => work.title,
    sortValue: (work) => work.title,
  },
  { id: 'format', header: 'Muoto', cell: (work) => work.format },
  {
    id: 'year',
    header: 'Vuosi',
    cell: (work) => work.year,
    sortValue: (work) => work.year,
    align: 'end',
  },
];
const workKey = (work: Work) => work.isbn;
const workTitle = (work: Work) => `${work.title}, ${work.format}`;

/** A set of keys, and the function that toggles a key. */
function useKeys() {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const toggle = (key: string) =>
    setKeys(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]);
  return { keys, setKeys, toggle };
}

function Ticking() {
  const { keys, setKeys, toggle } = useKeys();
  const isAll = keys.length === works.length;
  const control: DataColumn<Work> = {
    id: 'selection',
    header: 'Valinta',
    isControl: true,
    heading: (
      <RowCheckbox
        label="Valitse kaikki näkyvät"
        isChecked={isAll}
        isIndeterminate={keys.length > 0 && !isAll}
        onChange={() => setKeys(isAll ? [] : works.map(workKey))}
      />
    ),
    cell: (work) => (
      <RowCheckbox
        label={`Valitse: ${workTitle(work)}`}
        isChecked={keys.includes(workKey(work))}
        onChange={() => toggle(workKey(work))}
      />
    ),
  };
  return (
    <DataTable
      caption="Teosluettelo"
      columns={[control, ...workColumns]}
      rows={works}
      rowKey={workKey}
      rowTone={(work) => (keys.includes(workKey(work)) ? 'selected' : undefined)}
    />
  );
}

/** By keyboard: Space selects a row. The checkbox in the heading selects all. */
export const Ticked: Story = {
  tags: ['dark-picture', 'narrow-picture'],
  render: () => <Ticking />,
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('checkbox', { name: /^Valitse: / });
    first?.focus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(second).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Valitse kaikki näkyvät' })).toBePartiallyChecked();
  },
};
/** The heading's checkbox is not visible: a page adds another one above the cards. */
export const TickedPhone: Story = {
  render: () => <Ticking />,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('checkbox', { name: /^Valitse: / });
    await userEvent.click(first as HTMLElement);
    await expect(first).toBeChecked();
    await expect(canvas.queryByRole('checkbox', { name: 'Valitse kaikki näkyvät' })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: 'Valinta' })).toBeInTheDocument();
  },
};

const sum = (work: Work) => (
  <DescriptionList
    items={[
      { term: 'Lainat', value: '1 204' },
      { term: 'Osuutesi', value: '1/2' },
      { term: 'Laskelma', value: `1 204 × 1/2 × 1,000 = 602,00 (${work.year})` },
    ]}
  />
);

/** A nested disclosure. */
function Further() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" onPress={() => setOpen(true)}>
        Näytä vuodet
      </Button>
      {isOpen && <p style={{ height: 400 }}>1990–2024</p>}
    </>
  );
}

interface OpeningProps {
  rows: readonly Work[];
  pageSize: 10 | 'all';
  detail?: (work: Work) => ReactNode;
}

function Opening({ rows, pageSize, detail = sum }: OpeningProps) {
  const { keys, toggle } = useKeys();
  const id = useId();
  const control: DataColumn<Work> = {
    id: 'details',
    header: 'Lisätiedot',
    isControl: true,
    cell: (work) => (
      <RowToggle
        label={`Lisätiedot: ${workTitle(work)}`}
        isOpen={keys.includes(workKey(work))}
        controls={`${id}${workKey(work)}`}
        onPress={() => toggle(workKey(work))}
      />
    ),
  };
  return (
    <DataTable
      caption="Lainaustilasto"
      columns={[control, ...workColumns]}
      rows={rows}
      rowKey={workKey}
      detail={(work) =>
        keys.includes(workKey(work)) && <div id={`${id}${workKey(work)}`}>{detail(work)}</div>
      }
      initialView={{ pageSize }}
    />
  );
}

/** The calculation of a sum opens under its row. */
export const Expandable: Story = {
  tags: ['narrow-picture'],
  render: () => <Opening rows={works} pageSize={10} />,
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Lisätiedot: / });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/= 602,00/)).toBeVisible();
    const opened = document.getElementById(first?.getAttribute('aria-controls') ?? '');
    await expect(opened).toContainElement(canvas.getByText(/= 602,00/));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText(/= 602,00/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
  },
};

/** Changed heights are measured when they are painted. */
const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** The height of the omitted rows above, beyond the height of closed rows. */
const openedAbove = (table: HTMLElement) => {
  const gap = table.querySelector('.gap')?.getBoundingClientRect().height ?? 0;
  return gap - 47 * Number(table.querySelector<HTMLElement>('.gap + tr[data-index]')?.dataset['index']);
};

/** An expanded row counts with its height: the end of a long list is still the end of the page. */
export const ExpandedAmongMany: Story = {
  tags: ['no-picture', 'test-only'],
  render: () => <Opening rows={manyWorks(400)} pageSize="all" detail={() => <Further />} />,
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table');
    await waitFor(() => expect(table.querySelector('[aria-rowindex]')).not.toBeNull());
    const [first] = canvas.getAllByRole('button', { name: /^Lisätiedot: / });
    await userEvent.click(first as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Näytä vuodet' }));
    const detail = canvas.getByText('1990–2024').closest('tr') as HTMLElement;
    const added = detail.getBoundingClientRect().height;
    await expect(added).toBeGreaterThan(400);
    (document.activeElement as HTMLElement).blur();
    await painted();
    // Once the row has left the DOM, only its measured height remains.
    window.scrollTo(0, 8000);
    await waitFor(() => expect(detail).not.toBeInTheDocument());
    await waitFor(() => expect(Math.abs(openedAbove(table) - added)).toBeLessThan(47));
    window.scrollTo(0, 0);
  },
};

/**
 * The focused row stays in the DOM when it is scrolled away: Tab continues from there, not from the top of the page.
 */
export const FocusAmongMany: Story = {
  tags: ['no-picture', 'test-only'],
  render: () => <Opening rows={manyWorks(400)} pageSize="all" />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table').querySelector('[aria-rowindex]')).not.toBeNull());
    const [, second, third] = canvas.getAllByRole('button', { name: /^Lisätiedot: / });
    second?.focus();
    window.scrollTo(0, 8000);
    await waitFor(() => expect(third).not.toBeInTheDocument());
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    window.scrollTo(0, 0);
    await canvas.findByRole('button', { name: third?.getAttribute('aria-label') ?? '' });
    await expect(second).toHaveFocus();
  },
};

const amounts: DataColumn<Work>[] = [
  ...workColumns.slice(0, 2),
  {
    id: 'loans',
    header: 'Lainat',
    align: 'end',
    cell: (work) => work.year - 1990,
    total: (rows) => rows.reduce((total, work) => total + work.year - 1990, 0),
  },
];

/** The totals cover all pages and respect the filter. */
export const Totals: Story = {
  tags: ['narrow-picture'],
  render: () => (
    <DataTable
      caption="Lainaustilasto"
      columns={amounts}
      totals={TableTotals}
      rows={manyWorks(24)}
      rowKey={workKey}
      filterText={workTitle}
      rowTone={(work) => (work.isbn === manyWorks(24)[1]?.isbn ? 'highlight' : undefined)}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const totals = () => canvas.getByRole('rowheader', { name: 'Yhteensä' }).closest('tr') as HTMLElement;
    const whole = manyWorks(24).reduce((total, work) => total + work.year - 1990, 0);
    await expect(within(totals()).getByText(String(whole))).toBeInTheDocument();
    await userEvent.type(canvas.getByRole('searchbox'), 'osa 7');
    await waitFor(() => expect(within(totals()).queryByText(String(whole))).not.toBeInTheDocument());
  },
};

/** A row with a warning, a failed one, a new one, an estimate. */
export const Tones: Story = {
  tags: ['dark-picture'],
  render: () => (
    <DataTable
      caption="Tilitykset"
      columns={workColumns}
      rows={works.slice(0, 5)}
      rowKey={workKey}
      rowTone={(work) => (['warning', 'danger', 'highlight', 'muted'] as const)[works.indexOf(work)]}
    />
  ),
};

/** The heading stays visible while the rows scroll. */
export const StickyHeading: Story = {
  tags: ['no-picture'],
  render: () => <Opening rows={manyWorks(60)} pageSize="all" />,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('columnheader', { name: 'Teos' });
    window.scrollTo(0, 800);
    await waitFor(() => expect(heading.getBoundingClientRect().top).toBe(0));
    window.scrollTo(0, 0);
  },
};

interface Customer {
  name: string;
  role: string;
  date: string;
  amount: string;
  state: TaskStatusState;
  task: string;
  more?: string;
  unread?: number;
}

const customers: readonly Customer[] = [
  {
    ...{ name: 'Björknäs, Hjördis', role: 'jakamaton kuolinpesä', date: 'Odottaa tiliä', amount: '962,10 €' },
    ...{ state: 'failed', task: 'Maksu palautui', more: 'ja verotiedot puuttuvat', unread: 1 },
  },
  {
    ...{ name: 'Honkajoki, Niilo Ilari', role: 'tekijä', date: '18.12.2026', amount: '1 518,44 €' },
    ...{ state: 'alert', task: 'Verotiedot vanhentuneet' },
  },
  {
    ...{ name: 'Lukuvalo', role: 'edunsaaja', date: '18.12.2026', amount: '711,00 €' },
    ...{ state: 'done', task: 'Kunnossa', unread: 2 },
  },
];

const customerColumns = (open: (name: string) => void): DataColumn<Customer>[] => [
  {
    ...{ id: 'name', header: 'Profiili', isRowHeader: true, isSortable: true },
    cell: ({ name }) => <RowButton onPress={() => open(name)}>{name}</RowButton>,
  },
  {
    ...{ id: 'role', header: 'Rooli', isSortable: true, card: 'start' },
    cell: ({ role, unread }) => (
      <>
        {role}
        <CardNote>{unread && `, uusia viestejä ${unread}`}</CardNote>
      </>
    ),
  },
  {
    ...{ id: 'date', header: 'Seuraava tilitys', align: 'end', isSortable: true, card: 'end' },
    cell: ({ date }) => date,
  },
  {
    ...{ id: 'amount', header: 'Tilille', align: 'end', isSortable: true, card: 'aside' },
    cell: ({ amount }) => amount,
  },
  {
    ...{ id: 'task', header: 'Tehtävä', isSortable: true, card: 'below' },
    cell: ({ state, task, more }) => (
      <TaskStatus state={state} more={more}>
        {task}
      </TaskStatus>
    ),
  },
  { id: 'unread', header: 'Uusia viestejä', align: 'end', card: 'none', cell: ({ unread }) => unread },
];
const customerKey = ({ name }: Customer) => name;

function FetchedPages({ isLoading = false }: { isLoading?: boolean }) {
  const [sort, setSort] = useState<TableSort>({ column: 'task', direction: 'ascending' });
  const [pageSize, setPageSize] = useState(10);
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState('');
  const [columns] = useState(() => customerColumns(setOpened));
  const total = 31;
  return (
    <>
      <DataTable
        caption="Edustamasi profiilit"
        columns={columns}
        rows={isLoading ? [] : customers}
        rowKey={customerKey}
        lines={2}
        expectedRows={customers.length}
        isLoading={isLoading}
        paging={{
          ...{ page, pageSize, total, onChange: setPage, sort, onSort: setSort },
          onSizeChange: setPageSize,
        }}
      />
      <p>{`${sort.column} ${sort.direction}, ${page}, ${pageSize}, ${opened}`}</p>
    </>
  );
}

/** The server sorts and pages; a row is opened by an action. The order, the page and its size are those of the caller. */
export const SortedByTheServer: Story = {
  render: () => <FetchedPages />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tilille' }));
    await expect(canvas.getByText(/^amount ascending, 1, 10/)).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Tilille' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.selectOptions(canvas.getByLabelText('Rivejä sivulla'), '25');
    await expect(canvas.getByText(/^amount ascending, 1, 25/)).toBeVisible();
    canvas.getByRole('button', { name: 'Lukuvalo' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/25, Lukuvalo$/)).toBeVisible();
  },
};

/** On a phone compact cards, of which each is a button. */
export const CompactCards: Story = {
  render: () => <FetchedPages />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/, uusia viestejä 1/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Lajittele'), 'Tilille, laskeva');
    await expect(canvas.getByText(/^amount descending/)).toBeVisible();
  },
};

/** As many rows as will come, as high as they will be. */
export const LoadingKnownRows: Story = {
  render: () => (
    <>
      <FetchedPages isLoading />
      <FetchedPages />
    </>
  ),
  play: async ({ canvas }) => {
    const [loading, loaded] = canvas
      .getAllByRole('table')
      .map((table) =>
        [...table.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height),
      );
    await expect(loading).toHaveLength(customers.length);
    await expect(loading).toEqual(loaded);
  },
};
