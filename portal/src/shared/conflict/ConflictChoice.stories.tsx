import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withTexts } from '../intl/story-texts';
import { ConflictChoice } from './ConflictChoice';

interface Contact {
  phone: string;
  coAddress: string;
}

const labels = { phone: 'Puhelinnumero', coAddress: 'C/o-osoite' };
const conflict = {
  names: ['phone', 'coAddress'] as (keyof Contact)[],
  own: { phone: '050 999 8888', coAddress: '' },
  current: { phone: '040 123 4567', coAddress: 'c/o Kaarna' },
  saveOwn: fn(),
  takeCurrent: fn(),
};

const meta = {
  title: 'Portal/Conflict',
  component: ConflictChoice<Contact>,
  decorators: [withTexts],
  args: { conflict, label: (name) => labels[name], text: (name, side) => conflict[side][name] },
} satisfies Meta<typeof ConflictChoice<Contact>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoFields: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/Oma muutoksesi: \(tyhjä\)/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Käytä tallessa olevaa' }));
    await expect(args.conflict.takeCurrent).toHaveBeenCalledOnce();
  },
};

export const SavesOwn: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna oma muutokseni' }));
    await expect(args.conflict.saveOwn).toHaveBeenCalledOnce();
    await expect(args.conflict.takeCurrent).not.toHaveBeenCalled();
  },
};
