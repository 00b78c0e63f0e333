import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: {
    children: 'Ilmoita uudesta viestistä',
    description: 'Esimerkiksi: ”Vastasimme kysymykseesi verokortista.”',
    onChange: fn(),
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const On: Story = { args: { defaultValue: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Dark: Story = { args: { defaultValue: true }, globals: { theme: 'dark' } };
