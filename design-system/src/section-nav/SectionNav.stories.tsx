import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Select } from '../select/Select';
import { SectionNav } from './SectionNav';

const meta = {
  title: 'Structure/SectionNav',
  component: SectionNav,
  parameters: guide({
    use: [
      'A page with more than about five sections, of which the reader usually needs one.',
      'Link to each `Section` by its `id`, in the order of the page.',
      'Add a count where something waits for the reader.',
      'Two or three pages of one subject: mark the open one, and put what they share at the end, such as the year.',
    ],
    avoid: [
      'Link to pages of other subjects, which is a `SideNav`.',
      'Use it for views without an address: they are `Tabs`.',
    ],
    keyboard: [
      ['Tab', 'moves through the links'],
      ['Enter', 'goes to the section'],
    ],
  }),
  args: {
    label: 'Asiakkaan osiot',
    items: [
      { href: '#facts', label: 'Tiedot' },
      { href: '#contract', label: 'Sopimus' },
      { href: '#money', label: 'Raha', count: { value: 1, text: 'odottaa' } },
      { href: '#notes', label: 'Muistiinpanot' },
      { href: '#log', label: 'Loki' },
    ],
  },
} satisfies Meta<typeof SectionNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCount: Story = {
  tags: ['dark-picture', 'narrow-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Tiedot' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Raha 1 odottaa' })).toBeVisible();
  },
};

/** Pages of one subject, with the year that they share. */
export const Pages: Story = {
  tags: ['dark-picture', 'narrow-picture'],
  args: {
    label: 'Lainat ja tilitykset',
    items: [
      { href: '#payments', label: 'Tilitykset', isCurrent: true },
      { href: '#loans', label: 'Lainaustilasto' },
    ],
    children: (
      <Select
        label="Maksuvuosi"
        labelPosition="side"
        width="8rem"
        defaultValue="2026"
        options={['2026', '2025'].map((id) => ({ id, label: id }))}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tilitykset', current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Maksuvuosi' })).toHaveValue('2026');
  },
};
