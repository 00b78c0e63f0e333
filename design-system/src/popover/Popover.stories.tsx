import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/Button';
import { TextLink } from '../text-link/TextLink';
import { Popover } from './Popover';

const meta = {
  title: 'Kerrokset/Popover',
  component: Popover,
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

export const Open: Story = { args: { isOpen: true } };
export const Dark: Story = { args: { isOpen: true }, globals: { theme: 'dark' } };
