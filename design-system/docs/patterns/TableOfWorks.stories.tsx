import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { guide } from '../guide';
import { spokenIn } from './spoken';
import { TableOfWorks } from './TableOfWorks';
import { worksTexts } from './table-of-works.texts';
import { wholeScreen } from './whole-screen';

const meta = {
  title: 'Patterns/Table of works',
  component: TableOfWorks,
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    ...wholeScreen,
    ...guide({
      use: [
        'One primary action in the head of the page; what can be done with a row stands in the row.',
        'Mark what waits with an icon and a word before the row, and let the mark be the way there.',
        'Let acts for several rows appear with the first tick, and say how many rows they are for.',
        'Do at once what can be undone, and offer to undo it; ask before the rest.',
      ],
      avoid: [
        'Make a dashboard of it: a table of works is read like the contents of a book.',
        'Leave the focus on a row that has gone: it goes on to the next one, or to the heading.',
      ],
      keyboard: [
        ['Tab', 'goes through filter, format, headings that sort, and the rows'],
        ['Enter', 'sorts, follows a link, answers a suggestion'],
        ['Space', 'ticks a row'],
        ['Escape', 'empties the filter, leaves a question unanswered'],
      ],
    }),
  },
  args: { onRemove: fn() },
} satisfies Meta<typeof TableOfWorks>;

export default meta;
type Story = StoryObj<typeof meta>;

const titles = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.querySelector('a')?.textContent);

/** Sorted by a heading, narrowed by the filter; two editions are ticked, stay so without it, and are taken off. */
export const Desktop: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = spokenIn(worksTexts, globals);
    const table = canvas.getByRole('table', { name: t.title });
    const heading = within(table).getByRole('columnheader', { name: t.year });
    within(heading).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await expect(titles(table)[0]).toBe('Yö vailla karttaa');

    const filter = canvas.getByRole('searchbox', { name: t.filter });
    filter.focus();
    await userEvent.keyboard('saaren');
    await waitFor(() => expect(titles(table)).toEqual(['Saaren talvi', 'Saaren talvi']));
    const [first, second] = within(table).getAllByRole('checkbox', { name: /Saaren talvi/ });
    first?.focus();
    await userEvent.keyboard(' ');
    second?.focus();
    await userEvent.keyboard(' ');
    filter.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(titles(table)).toHaveLength(7));
    canvas.getByRole('button', { name: t.remove }).focus();
    await userEvent.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog', { name: t.removeTitle(2) });
    await waitFor(() => expect(within(question).getByRole('button', { name: t.keep })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: t.title })).toHaveFocus());
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onRemove).toHaveBeenCalledWith(['978-951-0-47712-0', '978-951-0-49120-1']);
    await expect(canvas.getByText(t.lead(5))).toBeVisible();
    await expect(await screen.findByText(t.removed(2))).toBeInTheDocument();
  },
};

/** As it is opened. */
export const AtFirst: Story = {};

/** What is not one's own goes at once, the focus goes to the next row, and the toast brings it back. */
export const Suggestions: Story = {
  tags: ['dark-picture'],
  play: async ({ canvas, userEvent, globals }) => {
    const t = spokenIn(worksTexts, globals);
    const section = within(canvas.getByRole('region', { name: t.suggestions }));
    section.getByRole('button', { name: new RegExp(`^${t.notMine}: Saaren talvi`) }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(section.getAllByRole('rowheader')).toHaveLength(1);
    await expect(section.getByRole('button', { name: new RegExp(`^${t.addOne}: Novelleja`) })).toHaveFocus();
    const undo = await screen.findByRole('button', { name: t.undo });
    undo.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(section.getAllByRole('rowheader')).toHaveLength(2));
    section.getByRole('button', { name: new RegExp(`^${t.addOne}: Novelleja`) }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(t.lead(8))).toBeVisible();
  },
};

/** Cards: flag, title, label and value. They are ticked like rows, and their order is chosen from a list. */
export const Phone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent, globals }) => {
    const t = spokenIn(worksTexts, globals);
    const table = canvas.getByRole('table', { name: t.title });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Lajittele' }), 'Vuosi, laskeva');
    await expect(titles(table)[0]).toBe('Saaren talvi');
    const [box] = within(table).getAllByRole('checkbox', { name: /Saaren talvi/ });
    box?.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: t.remove })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
export const PhoneDark: Story = { globals: { viewport: { value: 'narrow' }, theme: 'dark' } };
/** Author, format, publisher and role fold under the title. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, globals }) => {
    const t = spokenIn(worksTexts, globals);
    const table = within(canvas.getByRole('table', { name: t.title }));
    const title = within(table.getByRole('rowheader', { name: /Meren kielioppi/ }));
    const roles = `${t.roles.author}, ${t.roles.editor.toLowerCase()}`;
    for (const folded of ['Inka Vuorela', t.formats.book, 'Virsu', roles])
      await expect(title.getByText(folded)).toBeVisible();
    for (const name of [t.authorName, t.format, t.publisher, t.role])
      await expect(table.queryByRole('columnheader', { name })).toBeNull();
  },
};
export const Swedish: Story = { ...Desktop, globals: { locale: 'sv-FI' } };
export const English: Story = { ...Desktop, globals: { locale: 'en-GB' } };
