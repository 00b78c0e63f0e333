import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Switch } from './Switch';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  parameters: guide({
    use: ['An immediate effect, or a setting that is on or off.'],
    avoid: [
      'Use it in a form with a save button if a checkbox is enough.',
      'Change its label with its state.',
    ],
    keyboard: [
      ['Tab', 'moves to the switch'],
      ['Space', 'turns it'],
    ],
  }),
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

/** The label is part of the target. */
export const ByItsLabel: Story = {
  tags: ['test-only'],
  args: { description: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Ilmoita uudesta viestistä'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('Ilmoita uudesta viestistä'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

/** Described by its own message, as every field is. */
export const WithError: Story = {
  args: { error: 'Lisää ensin sähköpostiosoite yhteystietoihin.' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('switch');
    await expect(button).toBeInvalid();
    await expect(button).toHaveAccessibleDescription(/verokortista.*Lisää ensin sähköpostiosoite/);
    await expect(canvas.getByText(/^Lisää ensin/)).toBeVisible();
  },
};

/** Browsers print no backgrounds by default, but the background distinguishes on from off. */
export const OnPaper: Story = {
  args: { defaultValue: true },
  play: async ({ canvasElement }) => {
    const track = canvasElement.querySelector('label > span:nth-child(2)') as Element;
    for (const part of [null, '::after'])
      await expect(getComputedStyle(track, part).getPropertyValue('print-color-adjust')).toBe('exact');
  },
};

export const On: Story = { tags: ['dark-picture'], args: { defaultValue: true } };
export const Disabled: Story = {
  args: { isDisabled: true, description: 'Lisää ensin sähköpostiosoite yhteystietoihin.' },
};

export const DisabledOn: Story = { args: { ...Disabled.args, defaultValue: true } };

export const LongFinnishWordsOn320: Story = {
  args: {
    children: 'Ilmoita lainauskorvaustilityslaskelmien valmistumisesta sähköpostitse',
    description: 'Esimerkiksi: ”Kirjastolainaustilastot vuodelta 2025 ovat nyt nähtävissä palvelussa.”',
  },
  globals: { viewport: { value: 'narrow' } },
};
