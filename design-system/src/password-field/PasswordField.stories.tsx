import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { StrengthBar } from '../strength-bar/StrengthBar';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  parameters: guide({
    use: ['Inform password managers with `autoComplete`.', 'Show a `StrengthBar` under a new password.'],
    avoid: ['Forbid pasting.', 'Ask for the password twice if it can be shown.'],
    keyboard: [
      ['Tab', 'moves to the field, then to the button that shows the password'],
      ['Space or Enter', 'on the button, shows or hides it'],
    ],
  }),
  args: { label: 'Salasana', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Salasana');
    await userEvent.type(input, 'kirjastossa');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Näytä salasana' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Piilota salasana' })).toHaveFocus();
  },
};

export const NewPassword: Story = {
  args: { autoComplete: 'new-password', description: 'Neljän sanan salalause käy.' },
  render: function WithStrength(args) {
    const [value, setValue] = useState('kirjasto');
    const score = Math.min(5, Math.floor(value.length / 4)) as 0 | 1 | 2 | 3 | 4 | 5;
    return (
      <PasswordField {...args} value={value} onChange={setValue}>
        <StrengthBar
          name="Salasanan vahvuus"
          score={score}
          label={score === 5 ? 'Vahva' : 'Vielä liian lyhyt'}
        />
      </PasswordField>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Salasana'), ' hiljaisuus lumi');
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Vahva');
  },
};

export const WithError: Story = { tags: ['dark-picture'], args: { error: 'Anna salasana.' } };
export const Disabled: Story = { args: { isDisabled: true } };

/** Long words on the narrowest screen. */
export const On320: Story = {
  args: {
    label: 'Kirjallisuuden tekijänoikeusjärjestön lainauskorvaustilitysten asiakasnumero',
    description:
      'Lainauskorvaustilityslaskelmien valmistumisesta ilmoitetaan sähköpostitse, kun kaikki kirjastot ovat lähettäneet lainaustietonsa.',
    error:
      'Lainauskorvaustilityslaskelmien valmistumisesta ilmoitetaan sähköpostitse, kun kaikki kirjastot ovat lähettäneet lainaustietonsa.',
  },
  globals: { viewport: { value: 'narrow' } },
};
