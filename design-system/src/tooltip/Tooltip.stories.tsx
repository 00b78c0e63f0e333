import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Button } from '../button/Button';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  parameters: guide({
    use: ['Repeat or lengthen what a control says.'],
    avoid: ['Say a fact only there: touch does not see it.', 'Put a link into it: that is a `Popover`.'],
    keyboard: [
      ['Tab', 'to the control shows it'],
      ['Escape', 'hides it'],
    ],
  }),
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
