import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide';
import { TagGroup } from './TagGroup';

const meta = {
  title: 'Data/TagGroup',
  component: TagGroup,
  args: {
    label: 'Suodattimet',
    items: [
      { id: 'book', label: 'Kirja' },
      { id: '2024', label: 'Vuosi 2024' },
      { id: 'author', label: 'Kirjoittaja' },
    ],
    empty: 'Ei suodattimia',
    onRemove: fn(),
  },
  render: function Filters(args) {
    const [items, setItems] = useState(args.items);
    const remove = (id: string) => {
      args.onRemove(id);
      setItems(items.filter((item) => item.id !== id));
    };
    return <TagGroup {...args} items={items} onRemove={remove} />;
  },
  parameters: guide({
    use: [
      'The current filters of a list, above it, removable one by one.',
      'Set `empty`: it takes the focus after the last one was removed by keyboard.',
    ],
    avoid: [
      'Use it to choose among fixed filters: that is a `ToggleButtonGroup` or a `CheckboxGroup`.',
      'Use it for read-only labels: those are `Tag`s.',
    ],
    keyboard: [
      ['Tab', 'moves to the group, and out of it'],
      ['Arrows', 'move from label to label, and to the remove button'],
      ['Delete or Backspace', 'removes the label; the focus moves to the next'],
    ],
  }),
} satisfies Meta<typeof TagGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = {
  tags: ['dark-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Poista Kirja' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('book');
    await expect(canvas.queryByText('Kirja')).not.toBeInTheDocument();
  },
};

/** The focus stays in the group, also when the last label is removed. */
export const ByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'Kirja' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Kirjoittaja' })).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Kirja' })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.getByText('Ei suodattimia')).toHaveFocus());
  },
};

export const None: Story = { args: { items: [] } };

export const LongLabelsOn320: Story = {
  args: {
    items: [
      { id: 'a', label: 'Kirjallisuudentutkimuksen oppikirjasarja' },
      { id: 'b', label: 'Yleiset kirjastot' },
      { id: 'c', label: 'Vuodet 2019–2024' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
