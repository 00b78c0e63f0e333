import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Button } from '../button/Button';
import { TextLink } from '../text-link/TextLink';
import { Popover } from './Popover';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  parameters: guide({
    use: ['A short explanation with links: why a page is locked, how a sum is calculated.'],
    avoid: ['Put a form into it.', 'Hide what every user needs.'],
    keyboard: [
      ['Enter or Space', 'opens; the focus moves in'],
      ['Tab', 'moves through the content'],
      ['Escape', 'closes; the focus returns to the button'],
    ],
  }),
  args: {
    label: 'Teosluettelo on vielä lukittu',
    trigger: <Button variant="second">Teosluettelo</Button>,
    children: (
      <>
        <p>Voit lisätä teoksia, kun meillä on osoitteesi ja pankkiyhteytesi.</p>
        <p>
          <TextLink href="#bank">Lisää pankkiyhteys</TextLink>
        </p>
      </>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Locked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: /lukittu/ })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const link = await screen.findByRole('link', { name: 'Lisää pankkiyhteys' });
    await waitFor(() => expect(link).toBeVisible());
  },
};

/** Following a link closes the popover. */
export const FollowedLink: Story = {
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('link', { name: 'Lisää pankkiyhteys' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
