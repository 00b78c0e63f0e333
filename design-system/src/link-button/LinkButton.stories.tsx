import type { Meta, StoryObj } from '@storybook/react-vite';
import Download from 'lucide-react/icons/download';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { LinkButton } from './LinkButton';

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  parameters: guide({
    use: ['The one way on from a page or an empty list.'],
    avoid: ['Do something with it: that is a `Button`.', 'Use it in running text: that is a `TextLink`.'],
    keyboard: [
      ['Tab', 'goes to the link'],
      ['Enter', 'follows it'],
    ],
  }),
  args: { href: '#works', children: 'Lisää teos' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lisää teos' })).toHaveAttribute('href', '#works');
  },
};

export const Second: Story = { args: { variant: 'second', children: 'Aloita rekisteröityminen' } };

export const Quiet: Story = {
  args: { variant: 'quiet', icon: <Download aria-hidden />, children: 'Lataa PDF' },
};

export const Dark: Story = { globals: { theme: 'dark' } };
