import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { TextLink } from '../text-link/TextLink';
import { SkipLink } from './SkipLink';

const meta = {
  title: 'Structure/SkipLink',
  component: SkipLink,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: [
        'The first element of a page; `TopNav` includes it.',
        'Above a long text whose only action is at its end, with a label that names the action.',
      ],
      avoid: ['Put several in a row: a list of skip links is a menu to be skipped.'],
      keyboard: [
        ['Tab', 'reaches it first, and shows it'],
        ['Enter', 'goes to the content; the next Tab continues from there'],
      ],
    }),
  },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p style={{ padding: '1rem' }}>
        <TextLink href="#works">Teosluettelo</TextLink> <TextLink href="#messages">Viestit</TextLink>
      </p>
      <main id={args.contentId ?? 'main'} tabIndex={-1} style={{ padding: '1rem' }}>
        <p>
          Sisältö, jossa on <TextLink href="#link">linkki</TextLink>
        </p>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Invisible until the first Tab, then on its own line over the page. */
export const ToContent: Story = {
  tags: ['dark-picture'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Siirry sisältöön' });
    await expect(link.getBoundingClientRect().right).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().left).toBe(0);
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(link).toHaveAttribute('href', '#main');
  },
};

export const ToAnAction: Story = {
  tags: ['narrow-picture', 'test-only'],
  args: { contentId: 'accept', children: 'Siirry ehtojen hyväksymiseen' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Siirry ehtojen hyväksymiseen' })).toHaveAttribute(
      'href',
      '#accept',
    );
  },
};
