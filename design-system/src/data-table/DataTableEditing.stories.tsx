import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Button } from '../button/Button';
import { EmptyState } from '../empty-state/EmptyState';
import { NumberField } from '../number-field/NumberField';
import { TextField } from '../text-field/TextField';
import { TextLink } from '../text-link/TextLink';
import { DataTable } from './DataTable';
import type { RowEditingOptions } from './editing-types';
import { type AuthorName, authorNames, manyNames } from './stories-names';
import type { DataColumn } from './table-types';
import { useOpenRows, useRowEditing } from './use-row-editing';

const meta = {
  title: 'Tables/DataTable editing',
  parameters: guide({
    summary: 'Rows of a `DataTable` that are edited where they stand, added, deleted and brought back.',
    use: [
      'Short lists that somebody keeps: author names, co-authors, addresses.',
      'A new row is on top, and stays there with the focus once it is kept, when `onSave` names it (`RowAdded`); deleted ones can come back until the page is saved.',
      'Ask `useOpenRows` before the page saves or is left: what is typed in an open row is not kept yet.',
    ],
    avoid: [
      'Edit what needs help or many fields: give it a page of its own.',
      'Delete for good without asking.',
    ],
    keyboard: [
      ['Tab', 'goes through fields and acts'],
      ['Enter', 'in a field, keeps the row'],
      ['Escape', 'leaves the row as it was'],
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

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
  initial: readonly AuthorName[];
  columns?: readonly DataColumn<AuthorName>[];
  /** What the server says to a row. */
  answer?: string;
  /** The server does not answer: at all, or not yet. */
  isAway?: boolean;
  isSlow?: boolean;
  /** The server names the new row, and lets none be edited. */
  isForAdding?: boolean;
  /** The list can be emptied and filled, as by a filter of the server. */
  comesAndGoes?: boolean;
}

function Names(props: NamesProps) {
  const { initial, columns = nameColumns, answer, isAway, isSlow, isForAdding = false, comesAndGoes } = props;
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
        if (isSlow) return new Promise(() => undefined);
        if (answer) return { failure: answer };
        if (!isNew) replace(row);
        else if (isForAdding) setRows((all) => [...all, { ...row, key: row.lastName }]);
        else setRows((all) => [{ ...row, key: `new ${all.length}` }, ...all]);
        return isForAdding ? { added: row.lastName } : undefined;
      },
      isReadOnly: () => isForAdding,
      keptBecause: (row) => (row.works > 0 ? `Käytössä ${row.works} teoksessa` : undefined),
      isRemoved: (row) => row.isRemoved ?? false,
      onRemove: (row) =>
        isAway ? Promise.reject(new Error('no network')) : replace({ ...row, isRemoved: true }),
      onRestore: (row) => replace({ ...row, isRemoved: false }),
    };
  }, [answer, isAway, isSlow, isForAdding]);
  const editing = useRowEditing(options);
  const open = useOpenRows(editing);
  return (
    <>
      <DataTable
        caption="Tekijänimet"
        columns={columns}
        rows={rows}
        rowKey={nameKey}
        editing={editing}
        {...(rows.length > 10 && { filterText: fullName })}
        empty={<EmptyState>Lisää nimi, jolla teoksesi on julkaistu.</EmptyState>}
      />
      {open > 0 && <p>Kesken: {open}</p>}
      {comesAndGoes && (
        <>
          <Button variant="second" onPress={() => setRows([])}>
            Vie rivit
          </Button>{' '}
          <Button variant="second" onPress={() => setRows(initial)}>
            Tuo rivit
          </Button>
        </>
      )}
    </>
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
    await expect(canvas.getByText('Rivi päivitetty: Ilmari Lokkinen')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Etunimi' }), 'x{Escape}');
    await expect(canvas.getByRole('button', { name: 'Muokkaa: Ilmari Lokkinen' })).toHaveFocus();
  },
};

/** A new row is on top. */
export const Adding: Story = {
  tags: ['dark-picture'],
  render: () => <Names initial={authorNames} />,
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Lisää tekijänimi' });
    await userEvent.click(add);
    await userEvent.keyboard('Kaisla');
    await userEvent.tab();
    await userEvent.keyboard('Aamu{Enter}');
    await waitFor(() => expect(add).toHaveFocus());
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Kaisla');
    await expect(canvas.getByText('Rivi lisätty: Aamu Kaisla')).toBeInTheDocument();
    await userEvent.click(add);
  },
};

const linked: DataColumn<AuthorName>[] = nameColumns.map((column) =>
  column.isRowHeader
    ? { ...column, cell: ({ lastName }) => <TextLink href="#name">{lastName}</TextLink> }
    : column,
);

/** What was added stands on top, whatever the page and the filter, and has the focus; until another order is asked for. */
export const AddingToMany: Story = {
  render: () => <Names initial={manyNames(24)} columns={linked} isForAdding />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /^Muokkaa/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Seuraava' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lisää tekijänimi' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Sukunimi' })).toHaveFocus();
    await expect(canvas.getByText('Riviä ei voi tallentaa vielä. Kirjoita sukunimi.')).toBeInTheDocument();
    await userEvent.keyboard('Kaisla{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Kaisla' })).toHaveFocus());
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Kaisla');
    await userEvent.type(canvas.getByRole('searchbox'), 'Lokki');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Kaisla' })).not.toBeInTheDocument());
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
    await expect(canvas.getByText('Rivi poistettu: Ilmari Lokki')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Muokkaa: Ilmari Lokki' })).toHaveFocus());
    await expect(canvas.getByText('Poisto kumottu: Ilmari Lokki')).toBeInTheDocument();
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

/** Changes that were given up, with Escape or the button, can be brought back for a while. */
export const GivenUp: Story = {
  render: () => <Names initial={authorNames} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Muokkaa: Ilmari Lokki' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Sukunimi' }), 'nen{Escape}');
    await expect(canvas.getByRole('rowheader', { name: 'Lokki' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Kumoa' }));
    await expect(canvas.getByRole('textbox', { name: 'Sukunimi' })).toHaveValue('Lokkinen');
  },
};

/** While the row is on its way nothing that is typed gets lost, as nothing is taken. */
export const OnItsWay: Story = {
  render: () => <Names initial={authorNames} isSlow />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Muokkaa: Ilmari Lokki' }));
    const field = canvas.getByRole('textbox', { name: 'Sukunimi' });
    await userEvent.type(field, 'nen{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Valmis: Ilmari Lokkinen/ })).toHaveAttribute(
        'aria-disabled',
      ),
    );
    await expect(field).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /^Valmis: / })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('Lokkinen');
    await expect(canvas.getByRole('button', { name: /^Peruuta: / })).toBeDisabled();
  },
};

const counted: DataColumn<AuthorName>[] = [
  ...nameColumns.slice(0, 2),
  {
    id: 'works',
    header: 'Teoksia',
    align: 'end',
    cell: (name) => name.works,
    edit: ({ row, change, ...field }) => (
      <NumberField
        {...field}
        value={row.works}
        onChange={(works) => change({ works: works ?? 0 })}
        minValue={0}
      />
    ),
  },
];

/** A number is taken when Enter is pressed, though its field tells of it only when it is left. */
export const Numbers: Story = {
  render: () => <Names initial={authorNames} columns={counted} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Muokkaa: Ilmari Lokki' }));
    const field = canvas.getByRole('textbox', { name: 'Teoksia' });
    await userEvent.clear(field);
    await userEvent.type(field, '12{Enter}');
    await waitFor(() => expect(canvas.getByText('Käytössä 12 teoksessa')).toBeVisible());
  },
};

/** Rows that are open stay so behind a filter and on other pages, and are called by name. */
export const OpenElsewhere: Story = {
  render: () => <Names initial={manyNames(24)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Muokkaa: Lokki 2' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Sukunimi' }), '0');
    const note = () => canvas.queryByText('Muokattavana muualla luettelossa: Lokki 20');
    await expect(note()).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Seuraava' }));
    await expect(note()).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'Lokki 2');
    await expect(await canvas.findByRole('textbox', { name: 'Sukunimi' })).toHaveValue('20');
    await expect(note()).not.toBeInTheDocument();
  },
};

/** A row that has gone holds nobody up; when it comes back, so does what was typed in it. */
export const Gone: Story = {
  render: () => <Names initial={authorNames} comesAndGoes />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Muokkaa: Ilmari Lokki' }));
    await expect(canvas.getByText(/Kesken: 1/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Vie rivit' }));
    await waitFor(() => expect(canvas.queryByText(/Kesken/)).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Tuo rivit' }));
    await waitFor(() => expect(canvas.getByText(/Kesken: 1/)).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'Sukunimi' })).toHaveValue('Lokki');
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
