import type { Meta, StoryObj } from '@storybook/react-vite';
import Download from 'lucide-react/icons/download';
import { expect, fn } from 'storybook/test';
import { guide } from '../../docs/guide';
import { LinkButton } from './LinkButton';

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  parameters: guide({
    use: ['The one next step from a page or an empty list.'],
    avoid: [
      'Perform an action with it: that is a `Button`.',
      'Use it in running text: that is a `TextLink`.',
    ],
    keyboard: [
      ['Tab', 'moves to the link'],
      ['Enter', 'follows it'],
    ],
  }),
  args: { href: '#works', children: 'Lisää teos' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  tags: ['dark-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lisää teos' })).toHaveAttribute('href', '#works');
  },
};

export const Second: Story = { args: { variant: 'second', children: 'Aloita rekisteröityminen' } };

export const Quiet: Story = {
  args: { variant: 'quiet', icon: <Download aria-hidden />, children: 'Lataa PDF' },
};

export const Small: Story = { args: { variant: 'second', size: 'sm', children: 'Tarkista tilinumero' } };

/** It remains a link: Enter follows it, and Space does nothing. */
export const ByKeyboard: Story = {
  tags: ['test-only'],
  args: { href: '#followed' },
  play: async ({ canvas, userEvent }) => {
    const followed = fn((event: Event) => event.preventDefault());
    const link = canvas.getByRole('link', { name: 'Lisää teos' });
    link.addEventListener('click', followed);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(followed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};

/** The browser uses the file name. */
export const ThatDownloads: Story = {
  tags: ['test-only'],
  args: {
    download: 'laskelma-2026.pdf',
    variant: 'second',
    icon: <Download aria-hidden />,
    children: 'Lataa PDF',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lataa PDF' })).toHaveAttribute(
      'download',
      'laskelma-2026.pdf',
    );
  },
};

export const LongFinnishWordsOn320: Story = {
  args: { children: 'Hyväksy kirjallisuuden tekijänoikeusjärjestön asiakkuussopimus', isWide: true },
  globals: { viewport: { value: 'narrow' } },
};
