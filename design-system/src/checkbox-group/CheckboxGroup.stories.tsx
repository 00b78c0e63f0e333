import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CheckboxGroup } from './CheckboxGroup';

const meta = {
  title: 'Lomakkeet/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Lajit',
    description: 'Mitä kirjoitat tai käännät?',
    onChange: fn(),
    options: ['Proosa', 'Runous', 'Käännökset', 'Artikkelit', 'Tietokirjallisuus', 'Oppikirjat'].map(
      (label) => ({
        id: label,
        label,
      }),
    ),
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('Runous'));
    await userEvent.click(canvas.getByLabelText('Proosa'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Runous', 'Proosa']);
  },
};

export const SideBySide: Story = { args: { columns: 2, defaultValue: ['Proosa'] } };
export const WithError: Story = { args: { error: 'Valitse vähintään yksi laji.' } };
export const Dark: Story = { args: { columns: 2 }, globals: { theme: 'dark' } };
