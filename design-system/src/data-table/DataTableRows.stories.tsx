import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Button } from '../button/Button';
import { DescriptionList } from '../description-list/DescriptionList';
import { EmptyState } from '../empty-state/EmptyState';
import { TextField } from '../text-field/TextField';
import { DataTable } from './DataTable';
import type { RowEditingOptions } from './editing-types';
import { type AuthorName, authorNames } from './stories-names';
import { manyWorks, type Work, works } from './stories-works';
import { TableTotals } from './TableTotals';
import type { DataColumn } from './table-types';
import { useRowEditing } from './use-row-editing';
import { useRowExpansion } from './use-row-expansion';
import { useRowSelection } from './use-row-selection';

const meta = {
  title: 'Tables/DataTable rows',
  parameters: guide({
    use: [
      'Tick rows with `useRowSelection`, for acts on several at once.',
      'Open rows with `useRowExpansion`, for how a sum was made.',
      'Edit rows with `useRowEditing`: a new one is on top, deleted ones can come back until the page is saved.',
      'Show totals of all rows, not of one page.',
    ],
    avoid: ['Hide in an opened row what everybody needs.', 'Delete for good without asking.'],
    keyboard: [
      ['Tab', 'goes through boxes, buttons that open, fields and acts'],
      ['Space', 'ticks'],
      ['Enter', 'opens a row; in a field, keeps the row'],
      ['Escape', 'leaves the row as it was'],
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
const removed = fn();

function Selecting({ rows }: { rows: readonly Work[] }) {
  const acts = useMemo(
    () => (selected: readonly Work[], clear: () => void) => (
      <Button
        variant="danger"
        size="sm"
        onPress={() => {
          removed(selected.map(workKey));
          clear();
        }}
      >
        Poista
      </Button>
    ),
    [],
  );
  const selection = useRowSelection({ rowKey: workKey, rowLabel: workTitle, acts });
  return (
    <DataTable
      caption="Teosluettelo"
      columns={workColumns}
      rows={rows}
      rowKey={workKey}
      filterText={workTitle}
      selection={selection}
    />
  );
}

/** What is ticked stays so on other pages; the box in the heading ticks what is in sight. */
export const Selection: Story = {
  render: () => <Selecting rows={manyWorks(24)} />,
  play: async ({ canvas, userEvent }) => {
    removed.mockClear();
    const all = canvas.getByRole('checkbox', { name: 'Valitse kaikki näkyvät' });
    const [first] = canvas.getAllByRole('checkbox', { name: /^Valitse: / });
    await userEvent.click(first as HTMLElement);
    await expect(canvas.getAllByText('1 valittu')).not.toHaveLength(0);
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getAllByText('10 valittu')).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Seuraava' }));
    await expect(all).not.toBeChecked();
    await userEvent.click(canvas.getAllByRole('checkbox', { name: /^Valitse: / })[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Poista' }));
    await expect(removed).toHaveBeenCalledOnce();
    await expect(removed.mock.calls[0]?.[0]).toHaveLength(11);
    await expect(canvas.queryByText(/valittu/)).not.toBeInTheDocument();
    await expect(all).toHaveFocus();
  },
};

/** By keyboard: a row is ticked with Space. */
export const Ticked: Story = {
  render: () => <Selecting rows={works} />,
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('checkbox', { name: /^Valitse: / });
    first?.focus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(second).toBeChecked();
  },
};

export const TickedDark: Story = { ...Ticked, globals: { theme: 'dark' } };
export const TickedPhone: Story = { ...Ticked, globals: { viewport: { value: 'narrow' } } };

const sum = (work: Work) => (
  <DescriptionList
    items={[
      { term: 'Lainat', value: '1 204' },
      { term: 'Osuutesi', value: '1/2' },
      { term: 'Laskelma', value: `1 204 × 1/2 × 1,000 = 602,00 (${work.year})` },
    ]}
  />
);

function Opening({ rows, pageSize }: { rows: readonly Work[]; pageSize: 10 | 'all' }) {
  const expansion = useRowExpansion({ rowKey: workKey, rowLabel: workTitle, detail: sum });
  return (
    <DataTable
      caption="Lainaustilasto"
      columns={workColumns}
      rows={rows}
      rowKey={workKey}
      expansion={expansion}
      initialView={{ pageSize }}
    />
  );
}

/** How a sum was made opens under its row. */
export const Expandable: Story = {
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

export const ExpandablePhone: Story = { ...Expandable, globals: { viewport: { value: 'narrow' } } };

/** An opened row counts with its height: the end of a long list is still where the page ends. */
export const ExpandedAmongMany: Story = {
  render: () => <Opening rows={manyWorks(400)} pageSize="all" />,
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table');
    const before = table.getBoundingClientRect().height;
    await userEvent.click(canvas.getAllByRole('button', { name: /^Lisätiedot: / })[0] as HTMLElement);
    const detail = canvas.getByText(/= 602,00/).closest('tr') as HTMLElement;
    const added = detail.getBoundingClientRect().height;
    // Once the row has left the page, only what was measured remains of it.
    window.scrollTo(0, 8000);
    await waitFor(() => expect(detail).not.toBeInTheDocument());
    const gap = () => table.querySelector('.gap')?.getBoundingClientRect().height ?? 0;
    const unopened = 47 * Number(table.querySelector<HTMLElement>('tr[data-index]')?.dataset['index']);
    await waitFor(() => expect(gap() - unopened).toBeGreaterThan(added / 2));
    await expect(table.getBoundingClientRect().height - before).toBeGreaterThan(added / 2);
    window.scrollTo(0, 0);
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

/** The totals are those of all pages, and follow the filter. */
export const Totals: Story = {
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

export const TotalsPhone: Story = { ...Totals, globals: { viewport: { value: 'narrow' } } };

/** A row to look at, one that failed, a new one, an estimate. */
export const Tones: Story = {
  render: () => (
    <DataTable
      caption="Tilitykset"
      columns={workColumns}
      rows={works.slice(0, 5)}
      rowKey={workKey}
      rowTone={(work) => (['warn', 'danger', 'highlight', 'muted'] as const)[works.indexOf(work)]}
    />
  ),
};

export const TonesDark: Story = { ...Tones, globals: { theme: 'dark' } };

/** The heading stays in sight while the rows go by. */
export const StickyHeading: Story = {
  render: () => <Opening rows={manyWorks(60)} pageSize="all" />,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('columnheader', { name: 'Teos' });
    window.scrollTo(0, 800);
    await waitFor(() => expect(heading.getBoundingClientRect().top).toBe(0));
    window.scrollTo(0, 0);
  },
};

const nameColumns: DataColumn<AuthorName>[] = [
  {
    id: 'lastName',
    header: 'Sukunimi',
    isRowHeader: true,
    cell: (name) => name.lastName,
    edit: ({ row, change, ...field }) => (
      <TextField {...field} value={row.lastName} onChange={(lastName) => change({ lastName })} />
    ),
  },
  {
    id: 'firstName',
    header: 'Etunimi',
    cell: (name) => name.firstName,
    edit: ({ row, change, ...field }) => (
      <TextField {...field} value={row.firstName} onChange={(firstName) => change({ firstName })} />
    ),
  },
  {
    id: 'isni',
    header: 'ISNI',
    cell: (name) => name.isni,
    isUnbroken: true,
    edit: ({ row, change, ...field }) => (
      <TextField {...field} value={row.isni} onChange={(isni) => change({ isni })} width="12rem" />
    ),
  },
];
const nameKey = (name: AuthorName) => name.key;
const fullName = (name: AuthorName) => `${name.firstName} ${name.lastName}`;

interface NamesProps {
  initial: AuthorName[];
  /** What the server says to a row. */
  answer?: string;
  /** The server does not answer. */
  isAway?: boolean;
}

function Names({ initial, answer, isAway }: NamesProps) {
  const [rows, setRows] = useState(initial);
  const options = useMemo<RowEditingOptions<AuthorName>>(() => {
    const replace = (row: AuthorName) =>
      setRows((all) => all.map((other) => (other.key === row.key ? row : other)));
    return {
      rowKey: nameKey,
      rowLabel: fullName,
      blank: () => ({ key: '', firstName: '', lastName: '', isni: '', works: 0 }),
      addLabel: 'Lisää tekijänimi',
      validate: (row) => (row.lastName.trim() ? {} : { lastName: 'Kirjoita sukunimi.' }),
      onSave: (row, isNew) => {
        if (isAway) return Promise.reject(new Error('no network'));
        if (answer) return { failure: answer };
        if (isNew) setRows((all) => [{ ...row, key: `new ${all.length}` }, ...all]);
        else replace(row);
        return undefined;
      },
      keptBecause: (row) => (row.works > 0 ? `Käytössä ${row.works} teoksessa` : undefined),
      isRemoved: (row) => row.isRemoved ?? false,
      onRemove: (row) =>
        isAway ? Promise.reject(new Error('no network')) : replace({ ...row, isRemoved: true }),
      onRestore: (row) => replace({ ...row, isRemoved: false }),
    };
  }, [answer, isAway]);
  const editing = useRowEditing(options);
  return (
    <DataTable
      caption="Tekijänimet"
      columns={nameColumns}
      rows={rows}
      rowKey={nameKey}
      editing={editing}
      empty={<EmptyState>Lisää nimi, jolla teoksesi on julkaistu.</EmptyState>}
    />
  );
}

/** Enter keeps the row, and the focus is back on its button. */
export const Editing: Story = {
  render: () => <Names initial={authorNames} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Muokkaa: Ilmari Lokki' }));
    const field = canvas.getByRole('textbox', { name: 'Sukunimi' });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Kirjoita sukunimi/);
    await userEvent.type(field, 'Lokkinen{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Muokkaa: Ilmari Lokkinen' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Etunimi' }), 'x{Escape}');
    await expect(canvas.getByRole('button', { name: 'Muokkaa: Ilmari Lokkinen' })).toHaveFocus();
  },
};

/** A new row is on top. */
export const Adding: Story = {
  render: () => <Names initial={authorNames} />,
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Lisää tekijänimi' });
    await userEvent.click(add);
    await userEvent.keyboard('Kaisla');
    await userEvent.tab();
    await userEvent.keyboard('Aamu{Enter}');
    await waitFor(() => expect(add).toHaveFocus());
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Kaisla');
    await userEvent.click(add);
  },
};

/** Deleted rows are struck through until the page is saved. What is in use stays, and says why. */
export const Deleting: Story = {
  render: () => <Names initial={authorNames} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Käytössä 14 teoksessa')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Poista: Ilmari Lokki' }));
    const restore = canvas.getByRole('button', { name: 'Kumoa poisto: Ilmari Lokki' });
    await waitFor(() => expect(restore).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Muokkaa: Ilmari Lokki' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Poista: I. K. Vuorela' }));
  },
};

/** What the server refuses stays open, with its reason. */
export const Refused: Story = {
  render: () => <Names initial={authorNames} answer="Nimi on jo luettelossa." />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Muokkaa: Ilmari Lokki' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Sukunimi' }), 'nen');
    await userEvent.click(canvas.getByRole('button', { name: 'Valmis: Ilmari Lokkinen' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nimi on jo luettelossa.');
    await expect(canvas.getByRole('textbox', { name: 'Sukunimi' })).toHaveValue('Lokkinen');
  },
};

/** When nothing comes back the row says so, keeps what was typed and can be tried again. */
export const Away: Story = {
  render: () => <Names initial={authorNames} isAway />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Muokkaa: Ilmari Lokki' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Sukunimi' }), 'nen{Enter}');
    await expect(await canvas.findByText(/^Tallennus ei onnistunut/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Sukunimi' })).toHaveValue('Lokkinen');
    await expect(canvas.getByRole('button', { name: 'Valmis: Ilmari Lokkinen' })).not.toHaveAttribute(
      'aria-disabled',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Poista: I. K. Vuorela' }));
    await expect(await canvas.findByText(/^Poisto ei onnistunut/)).toBeVisible();
  },
};

/** Without rows the sentence stands where they would, until one is being added. */
export const AddingTheFirst: Story = {
  render: () => <Names initial={[]} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Lisää nimi, jolla/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lisää tekijänimi' }));
    await expect(canvas.queryByText(/Lisää nimi, jolla/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Sukunimi' })).toHaveFocus();
  },
};

export const EditingPhone: Story = { ...Editing, globals: { viewport: { value: 'narrow' } } };
export const AddingDark: Story = { ...Adding, globals: { theme: 'dark' } };
