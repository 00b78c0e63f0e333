import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide';
import { DataTable } from '../data-table/DataTable';
import type { DataColumn } from '../data-table/table-types';
import { TextField } from '../text-field/TextField';
import { TextLink } from '../text-link/TextLink';
import { Tabs } from './Tabs';

const meta = {
  title: 'Structure/Tabs',
  component: Tabs,
  args: {
    label: 'Viestit',
    tabs: [
      {
        id: 'inbox',
        label: 'Saapuneet',
        count: { value: 2, text: 'uutta' },
        content: (
          <p>
            Kaksi uutta viestiä, joista toinen koskee <TextLink href="#card">verokorttia</TextLink>.
          </p>
        ),
      },
      { id: 'sent', label: 'Lähetetyt', content: <p>Lähetit yhden viestin vuonna 2026.</p> },
      { id: 'drafts', label: 'Luonnokset', content: <p>Ei luonnoksia.</p> },
    ],
    onChange: fn(),
  },
  parameters: guide({
    use: [
      'Two to six views of the same thing that are rarely needed together.',
      'Keep the names short, so that they fit on one line of most screens.',
      'Opened panels are hidden, with typed values. Set `rendersOnSelect` for content that must be current.',
    ],
    avoid: [
      'Use it for pages with their own address: those are links, in a `TopNav` or a `SideNav`.',
      'Split a form into tabs: values in a hidden one are kept, but neither visible nor validated.',
      'Set `rendersOnSelect` on a tab with a field in it.',
      'Separate what is compared, or printed together: only the selected one is printed.',
    ],
    keyboard: [
      ['Tab', 'moves to the selected tab, then into its panel'],
      ['← and →', 'select the previous and next tab, wrapping at the ends'],
      ['Home and End', 'select the first and the last'],
    ],
  }),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  tags: ['dark-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('tab', { name: 'Saapuneet 2 uutta' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('sent');
    await expect(canvas.getByRole('tabpanel', { name: 'Lähetetyt' })).toHaveTextContent('yhden viestin');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Luonnokset' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Tab}');
    await expect(canvas.getByRole('link', { name: 'verokorttia' })).toHaveFocus();
  },
};

export const ByPointer: Story = {
  tags: ['test-only'],
  args: { defaultValue: 'drafts' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Ei luonnoksia.')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Lähetetyt' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('sent');
    await expect(canvas.getByText('Ei luonnoksia.')).not.toBeVisible();
  },
};

/** Typed values are kept, and panels that were never selected are not rendered. */
export const KeepsWhatIsTyped: Story = {
  tags: ['test-only'],
  args: {
    tabs: [
      { id: 'inbox', label: 'Saapuneet', content: <TextField label="Vastaus" /> },
      { id: 'sent', label: 'Lähetetyt', content: <p>Lähetit yhden viestin vuonna 2026.</p> },
      { id: 'search', label: 'Haku', content: <TextField label="Hakusana" />, rendersOnSelect: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/yhden viestin/)).not.toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('Vastaus'), 'Kiitos tiedosta');
    await userEvent.click(canvas.getByRole('tab', { name: 'Lähetetyt' }));
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Lähetetyt' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: 'Haku' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Hakusana' }), 'vuorela');
    await userEvent.click(canvas.getByRole('tab', { name: 'Saapuneet' }));
    await expect(canvas.getByRole('textbox', { name: 'Vastaus' })).toHaveValue('Kiitos tiedosta');
    await userEvent.click(canvas.getByRole('tab', { name: 'Haku' }));
    await expect(canvas.getByRole('textbox', { name: 'Hakusana' })).toHaveValue('');
  },
};

interface Loan {
  work: string;
}

const loans = Array.from(
  { length: 1000 },
  (_, index): Loan => ({ work: `Kootut teokset, osa ${index + 1}` }),
);
const loanColumns: DataColumn<Loan>[] = [
  { id: 'work', header: 'Teos', isRowHeader: true, cell: ({ work }) => work },
];

/** A hidden long table keeps the heights of its rows, and renders few of them. */
export const LongTableOutOfSight: Story = {
  tags: ['no-picture'],
  args: {
    label: 'Lainat',
    tabs: [
      {
        id: 'loans',
        label: 'Lainat',
        content: (
          <DataTable
            caption="Lainat"
            columns={loanColumns}
            rows={loans}
            rowKey={({ work }) => work}
            initialView={{ pageSize: 'all' }}
          />
        ),
      },
      { id: 'sums', label: 'Summat', content: <p>Yhteensä 1 204 lainaa</p> },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rows = () => canvasElement.querySelectorAll('tbody tr').length;
    // The windowing code may be loaded later than the table.
    await waitFor(() => expect(canvasElement.querySelector('tbody [aria-rowindex]')).not.toBeNull());
    const first = canvas.getByText('Kootut teokset, osa 1').closest('tr') as HTMLElement;
    const before = { rows: rows(), height: first.offsetHeight };
    await expect(before.rows).toBeLessThan(100);
    await userEvent.click(canvas.getByRole('tab', { name: 'Summat' }));
    await expect(first).not.toBeVisible();
    await expect(first.offsetHeight).toBe(before.height);
    await expect(document.documentElement.scrollHeight).toBeLessThan(1000);
    await userEvent.click(canvas.getByRole('tab', { name: 'Lainat' }));
    await expect(first).toBeVisible();
    await expect(rows()).toBe(before.rows);
  },
};

/** On more than one line every tab is visible, including the selected one. */
export const WrappedOn320: Story = {
  args: {
    label: 'Lainat',
    defaultValue: 'celia',
    tabs: ['Yleiset kirjastot', 'Tieteelliset kirjastot', 'Celia', 'E-kirjat', 'Äänikirjat'].map((name) => ({
      id: name.toLowerCase(),
      label: name,
      content: <p>{name}: 1 204 lainaa vuonna 2024</p>,
    })),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole('tab')) {
      await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    }
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Celia');
  },
};
