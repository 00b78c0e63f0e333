import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { TextLink } from '../text-link/TextLink';
import { Unread } from './Unread';

const meta = {
  title: 'Data/Unread',
  component: Unread,
  parameters: guide({
    use: ['The title of an unread item, in a list of messages.', 'Put the link inside.'],
    avoid: ['Mark importance: that is a `StatusBadge`.', 'Mark an item of an `EntryList`: it has `isNew`.'],
    keyboard: [],
  }),
  args: {
    text: 'Lukematon',
    children: (
      <TextLink href="#answer" tone="ink">
        Vastaus kysymykseesi verokortista
      </TextLink>
    ),
  },
} satisfies Meta<typeof Unread>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The link is named by its title alone, and keeps its typeface; the word follows it. */
export const Title: Story = {
  tags: ['dark-picture'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Vastaus kysymykseesi verokortista' });
    await expect(link.parentElement).toHaveTextContent('Vastaus kysymykseesi verokortista Lukematon');
  },
};

export const LongOn320: Story = {
  args: { children: 'Lainauskorvaustilityslaskelmien valmistumisesta ilmoitetaan sähköpostitse' },
  globals: { viewport: { value: 'narrow' } },
};
