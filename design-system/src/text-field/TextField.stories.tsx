import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../docs/guide';
import { TextField } from './TextField';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  parameters: guide({
    use: [
      'Let the width indicate the length: a postcode is 9 rem.',
      'Describe the expected format in the hint, with an example.',
      'Accept spaces, hyphens and lower case, and normalize them on saving.',
    ],
    avoid: [
      'Use the label or an example as a placeholder.',
      'Show what can never be changed in it: that is a `ReadOnlyField`.',
    ],
    keyboard: [['Tab', 'moves to the field']],
  }),
  args: { label: 'Katuosoite', autoComplete: 'address-line1', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Katuosoite'), 'Kirstinkatu 12');
    await expect(args.onChange).toHaveBeenLastCalledWith('Kirstinkatu 12');
  },
};

/** The width indicates the expected length. */
export const Postcode: Story = {
  args: { label: 'Postinumero', width: '9rem', inputMode: 'numeric', value: '00510' },
};

export const WithError: Story = {
  tags: ['dark-picture'],
  args: {
    label: 'Puhelin',
    description: 'Anna puhelinnumero, sähköposti tai molemmat. Esimerkiksi +358 40 123 4567.',
    error: 'Puhelinnumerossa voi olla vain numeroita, välilyöntejä ja merkkejä + ( ) / ,',
    value: '040 123 45x7',
    width: '18rem',
    type: 'tel',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Puhelin');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/esimerkiksi.*vain numeroita/i);
  },
};

/** A green message for a valid account number, ISBN or new password. */
export const Confirmed: Story = {
  args: {
    label: 'IBAN',
    value: 'FI21 1234 5600 0007 85',
    confirmation: 'Tilinumero on oikein. Pankki: Nordea',
    width: '24rem',
  },
};

export const Disabled: Story = { args: { isDisabled: true, value: 'Kirstinkatu 12 B 34' } };

export const LongFinnishLabelOn320: Story = {
  args: { ...WithError.args, label: 'Kirjallisuuden tekijänoikeusjärjestön asiakaspalvelun puhelinnumero' },
  globals: { viewport: { value: 'narrow' } },
};
