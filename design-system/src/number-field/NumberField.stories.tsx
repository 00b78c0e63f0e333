import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../docs/guide';
import { NumberField } from './NumberField';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  parameters: guide({
    use: ['Quantities: how many authors, a percentage.'],
    avoid: ['Use it for identifiers, years or postcodes: they are text.'],
    keyboard: [
      ['Tab', 'goes to the field'],
      ['↑ and ↓', 'one more, one less'],
      ['Home and End', 'least and greatest, where there are bounds'],
    ],
  }),
  args: { label: 'Kirjoittajien määrä', minValue: 1, maxValue: 99, defaultValue: 2, onChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Authors: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
    await expect(canvas.getByRole('textbox')).toHaveValue('2');
  },
};

/** Half percents, in Finnish form. */
export const Percent: Story = {
  args: {
    label: 'Veroprosentti',
    defaultValue: 0.255,
    minValue: 0,
    maxValue: 1,
    step: 0.005,
    formatOptions: { style: 'percent', minimumFractionDigits: 1 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('25,5\u00a0%');
  },
};

export const WithError: Story = {
  args: {
    error: 'Kirjoittajien määrä ei voi olla pienempi kuin ilmoitettujen osuuksien määrä (2).',
    defaultValue: 1,
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Dark: Story = { globals: { theme: 'dark' } };
