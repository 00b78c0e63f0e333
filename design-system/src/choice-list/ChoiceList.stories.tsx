import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../docs/guide';
import { ChoiceList } from './ChoiceList';

const meta = {
  title: 'Data/Choice list',
  component: ChoiceList,
  parameters: guide({
    use: [
      'The results of a search, to choose one: a few rows, with a `Pagination` for more.',
      'Give each row distinguishing facts: two editions of a book have the same title.',
    ],
    avoid: [
      'Link to another page with it: that is a link, as in an `EntryList`.',
      'Let users select several: that is a `CheckboxGroup`, or a `DataTable` with selection.',
    ],
    keyboard: [
      ['Tab', 'moves from title to title'],
      ['Enter or Space', 'chooses it'],
    ],
  }),
  args: {
    'aria-label': 'Löydetyt teokset',
    onChoose: fn(),
    items: [
      {
        id: '9789510300008',
        title: 'Meren kielioppi',
        notes: ['Vuorela, Inka', '978-951-0-30000-8, Kirja, Virsu, 2019'],
      },
      {
        id: '9789510300015',
        title: 'Meren kielioppi',
        notes: ['Vuorela, Inka; Sandbacka, Björn', '978-951-0-30001-5, E-äänikirja, Virsu, 2021'],
      },
      {
        id: '9789510300022',
        title: 'Merenkulkijan pitkä päiväkirja, joka alkaa satamasta ja palaa sinne vuosien kuluttua',
        notes: ['978-951-0-30002-2, Kirja, Osuuskunta Rivi, 1999, jo luettelossasi'],
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '36rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChoiceList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The same title twice: the following facts distinguish them. */
export const Books: Story = {
  tags: ['narrow-picture', 'dark-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const [first, second] = canvas.getAllByRole('button', { name: 'Meren kielioppi' });
    await expect(first).toHaveAccessibleDescription(/978-951-0-30000-8, Kirja/);
    await expect(second).toHaveAccessibleDescription(/978-951-0-30001-5, E-äänikirja/);
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('9789510300015');
  },
};

/** The whole row can be pressed. */
export const AnywhereInTheRow: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    const row = canvas.getAllByRole('listitem')[2];
    const { left, bottom } = row?.getBoundingClientRect() ?? new DOMRect();
    const pressed = document.elementFromPoint(left + 20, bottom - 8);
    await expect(pressed).toBe(canvas.getByRole('button', { name: /Merenkulkijan/ }));
    (pressed as HTMLElement).click();
    await expect(args.onChoose).toHaveBeenLastCalledWith('9789510300022');
  },
};
