import { virtual } from '@guidepup/virtual-screen-reader';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '../src/button/Button';
import { ComboBox } from '../src/combo-box/ComboBox';
import { DataTable } from '../src/data-table/DataTable';
import { RowCheckbox } from '../src/data-table/RowControls';
import { TableTotals } from '../src/data-table/TableTotals';
import type { DataColumn } from '../src/data-table/table-types';
import { ErrorSummary } from '../src/error-summary/ErrorSummary';
import { Modal } from '../src/modal/Modal';
import { TextField } from '../src/text-field/TextField';
import { toast } from '../src/toast/toast';

/** What a screen reader announces, phrase by phrase, from the start of a part of the page to its end. */
async function spoken(container: Element): Promise<string[]> {
  await virtual.start({ container });
  const first = await virtual.lastSpokenPhrase();
  const phrases = [first];
  const last = first ? `end of ${first}` : '';
  for (let steps = 0; steps < 200; steps += 1) {
    await virtual.next();
    const phrase = await virtual.lastSpokenPhrase();
    if (phrase === first || phrase === last) break;
    phrases.push(phrase);
  }
  await virtual.stop();
  return phrases;
}

const meta = { title: 'Foundations/Spoken order', tags: ['test-only'] } satisfies Meta;

export default meta;
type Story = StoryObj;

/** The dialog is named by its title, followed by its content and its buttons. */
export const InModal: Story = {
  render: () => (
    <Modal
      isOpen
      onClose={() => undefined}
      title="Unohditko salasanan?"
      actions={<Button>Lähetä linkki</Button>}
    >
      <TextField label="Sähköposti" description="Lähetämme linkin tähän osoitteeseen." />
    </Modal>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(await spoken(dialog.parentElement as Element)).toEqual([
      'dialog, Unohditko salasanan?',
      'heading, Unohditko salasanan?, level 2',
      'button, Sulje',
      'Sähköposti',
      'Lähetämme linkin tähän osoitteeseen.',
      'textbox, Sähköposti, Lähetämme linkin tähän osoitteeseen.',
      'button, Lähetä linkki',
    ]);
  },
};

const countries = (
  <ComboBox
    label="Maa"
    description="Kirjoita maan nimi"
    options={[
      { id: 'FI', label: 'Suomi' },
      { id: 'SE', label: 'Ruotsi' },
    ]}
  />
);

/** Label, hint and role. */
export const InComboBox: Story = {
  render: () => countries,
  play: async ({ canvasElement }) => {
    await expect(await spoken(canvasElement)).toEqual([
      'Maa',
      'Kirjoita maan nimi',
      'combobox, Maa, Kirjoita maan nimi, has popup listbox, not expanded, autocomplete in list',
      'button, Näytä ehdotukset Maa, not expanded, has popup listbox',
    ]);
  },
};

/** The list is named by its field, and each option announces its position. */
export const InListOfComboBox: Story = {
  render: () => countries,
  play: async ({ canvas, userEvent }) => {
    // The virtual screen reader types in its own way, after which the browser's typing is not announced, so the list is
    // opened by a click.
    await userEvent.click(canvas.getByRole('button'));
    await expect(await spoken(await screen.findByRole('listbox'))).toEqual([
      'listbox, Ehdotukset Maa, orientated vertically',
      'option, Suomi, not selected, position 1, set size 2',
      'option, Ruotsi, not selected, position 2, set size 2',
    ]);
  },
};

interface Row {
  isbn: string;
  title: string;
  loans: number;
}

const rows: Row[] = [
  { isbn: '978-951-0-47712-0', title: 'Saaren talvi', loans: 1204 },
  { isbn: '978-952-321-774-4', title: 'Meren kielioppi', loans: 318 },
];
const columns: DataColumn<Row>[] = [
  {
    id: 'title',
    header: 'Teos',
    isRowHeader: true,
    cell: ({ title }) => title,
    sortValue: ({ title }) => title,
  },
  {
    id: 'loans',
    header: 'Lainat',
    align: 'end',
    cell: ({ loans }) => loans,
    total: (all) => all.reduce((sum, { loans }) => sum + loans, 0),
  },
];

const control: DataColumn<Row> = {
  id: 'selection',
  header: 'Valinta',
  isControl: true,
  heading: <RowCheckbox label="Valitse kaikki näkyvät" isChecked={false} onChange={() => undefined} />,
  cell: ({ title }) => (
    <RowCheckbox label={`Valitse: ${title}`} isChecked={false} onChange={() => undefined} />
  ),
};

/** A table with its name, headings with the sort order, rows that begin with their checkbox, totals, the pager. */
export const InDataTable: Story = {
  render: () => (
    <DataTable
      caption="Teosluettelo"
      columns={[control, ...columns]}
      totals={TableTotals}
      rows={rows}
      rowKey={({ isbn }) => isbn}
      initialView={{ sort: { column: 'title', direction: 'ascending' } }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await spoken(canvas.getByRole('table'))).toEqual([
      'table, Teosluettelo',
      'caption, Teosluettelo',
      'Teosluettelo',
      'end of caption, Teosluettelo',
      'rowgroup',
      'row, Valitse kaikki näkyvät Teos Lainat',
      'columnheader, Valitse kaikki näkyvät',
      'checkbox, Valitse kaikki näkyvät, not checked',
      'end of columnheader, Valitse kaikki näkyvät',
      'columnheader, Teos, sorted in ascending order',
      'button, Teos',
      'end of columnheader, Teos, sorted in ascending order',
      'columnheader, Lainat',
      'end of row, Valitse kaikki näkyvät Teos Lainat',
      'end of rowgroup',
      'rowgroup',
      'row, Valitse: Meren kielioppi Meren kielioppi 318',
      'cell, Valitse: Meren kielioppi',
      'checkbox, Valitse: Meren kielioppi, not checked',
      'end of cell, Valitse: Meren kielioppi',
      'rowheader, Meren kielioppi',
      'cell, 318',
      'end of row, Valitse: Meren kielioppi Meren kielioppi 318',
      'row, Valitse: Saaren talvi Saaren talvi 1204',
      'cell, Valitse: Saaren talvi',
      'checkbox, Valitse: Saaren talvi, not checked',
      'end of cell, Valitse: Saaren talvi',
      'rowheader, Saaren talvi',
      'cell, 1204',
      'end of row, Valitse: Saaren talvi Saaren talvi 1204',
      'end of rowgroup',
      'rowgroup',
      'row, Yhteensä 1522',
      'cell',
      'rowheader, Yhteensä',
      'cell, 1522',
      'end of row, Yhteensä 1522',
      'end of rowgroup',
    ]);
  },
};

/** An alert with its heading and a link to each field. */
export const InErrorSummary: Story = {
  render: () => (
    <ErrorSummary
      title="Tarkista kaksi kohtaa"
      errors={[
        { name: 'lastName', text: 'Kirjoita sukunimi.' },
        { name: 'iban', text: 'Tilinumero ei ole oikein. Tarkista, että IBAN on kokonaan.' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(await spoken(canvasElement)).toEqual([
      'alert',
      'heading, Tarkista kaksi kohtaa, level 2',
      'list',
      'listitem, level 1, position 1, set size 2',
      'link, Kirjoita sukunimi.',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'link, Tilinumero ei ole oikein. Tarkista, että IBAN on kokonaan.',
      'end of listitem, level 1, position 2, set size 2',
      'end of list',
    ]);
  },
};

let closeToast: (() => void) | undefined;

/** Long enough to be read to its end at any speed. */
const hide = () => {
  const action = { label: 'Kumoa', onPress: () => undefined };
  closeToast = toast.info('Ehdotus piilotettiin.', { duration: 60_000, action });
};

/** A region with its own landmark; the toast, its action, and the close button. */
export const InToast: Story = {
  beforeEach: () => () => closeToast?.(),
  render: () => <Button onPress={hide}>Piilota</Button>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByText('Ehdotus piilotettiin.');
    const region = screen.getByRole('region');
    await expect(await spoken(region)).toEqual([
      'region, Ilmoitukset',
      'list',
      'listitem, level 1, position 1, set size 1',
      'alertdialog, Ehdotus piilotettiin., not modal',
      'alert',
      'Ehdotus piilotettiin.',
      'end of alert',
      'button, Kumoa',
      'button, Sulje ilmoitus',
      'end of alertdialog, Ehdotus piilotettiin., not modal',
      'end of listitem, level 1, position 1, set size 1',
      'end of list',
    ]);
  },
};
