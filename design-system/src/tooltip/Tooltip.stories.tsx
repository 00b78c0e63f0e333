import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '../button/Button';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { text: 'Avautuu uuteen välilehteen', children: <Button variant="second">Lue sopimus</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Avautuu uuteen välilehteen');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Avautuu uuteen välilehteen');
  },
};

export const Dark: Story = { ...OnFocus, globals: { theme: 'dark' } };
