import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { SectionNav } from './SectionNav';

const meta = {
  title: 'Structure/SectionNav',
  component: SectionNav,
  parameters: guide({
    use: [
      'A page with more than about five sections, of which the reader usually needs one.',
      'Link to each `Section` by its `id`, in the order of the page.',
      'Add a count where something waits for the reader.',
    ],
    avoid: [
      'Link to other pages, which is a `SideNav`.',
      'Use it for views that replace each other: they are `Tabs`.',
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
