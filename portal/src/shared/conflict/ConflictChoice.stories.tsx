import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withTexts } from '../intl/story-texts';
import { ConflictChoice } from './ConflictChoice';

const meta = {
  title: 'Portal/Conflict',
  component: ConflictChoice,
  decorators: [withTexts],
  args: {
    rows: [
      { name: 'phone', label: 'Puhelinnumero', own: '050 999 8888', current: '040 123 4567' },
      { name: 'coAddress', label: 'C/o-osoite', own: '', current: 'c/o Kaarna' },
    ],
    onKeepOwn: fn(),
    onTakeCurrent: fn(),
  },
} satisfies Meta<typeof ConflictChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoFields: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/Oma muutoksesi: \(tyhjä\)/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Käytä tallessa olevaa' }));
    await expect(args.onTakeCurrent).toHaveBeenCalledOnce();
  },
};

export const KeepsOwn: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna oma muutokseni' }));
    await expect(args.onKeepOwn).toHaveBeenCalledOnce();
    await expect(args.onTakeCurrent).not.toHaveBeenCalled();
  },
};
