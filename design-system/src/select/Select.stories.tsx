import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Select } from './Select';

const meta = {
  title: 'Forms/Select',
  component: Select,
  parameters: guide({
    use: ['One of about seven to twenty short and known options.'],
    avoid: [
      'Use it for two or three: show them in a `RadioGroup`.',
      'Act on a selection immediately, except in a filter.',
    ],
    keyboard: [
      ['Tab', 'moves to the field'],
      ['Space, Enter or Alt + ↓', 'opens the browser’s list'],
      ['Arrows and letters', 'choose'],
      ['Escape', 'closes the list'],
    ],
  }),
  args: {
    label: 'Muoto',
    width: '16rem',
    value: '',
    onChange: fn(),
    options: [
      { id: 'book', label: 'Kirja' },
      { id: 'ebook', label: 'E-kirja' },
      { id: 'audio', label: 'Äänikirja' },
      { id: 'eaudio', label: 'E-äänikirja', isDisabled: true },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value ?? '');
    return (
      <Select
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: /Muoto/ });
    await expect(select).toHaveDisplayValue('Valitse');
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'E-kirja');
    await expect(args.onChange).toHaveBeenLastCalledWith('ebook');
    await expect(select).toHaveDisplayValue('E-kirja');
    await expect(canvas.queryByRole('option', { name: 'Valitse' })).not.toBeInTheDocument();
  },
};

export const Chosen: Story = { tags: ['dark-picture'], args: { value: 'book' } };
export const WithError: Story = {
  args: { error: 'Valitse muoto.', description: 'Jokainen muoto on oma rivinsä.' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: /Muoto/ });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription(/oma rivinsä.*Valitse muoto/);
  },
};
export const Disabled: Story = { args: { isDisabled: true, value: 'book' } };

/** Long words on the narrowest screen. */
export const On320: Story = {
  args: {
    label: 'Kirjallisuuden tekijänoikeusjärjestön lainauskorvaustilitysten asiakasnumero',
    width: '100%',
    value: 'a',
    error:
      'Lainauskorvaustilityslaskelmien valmistumisesta ilmoitetaan sähköpostitse, kun kaikki kirjastot ovat lähettäneet lainaustietonsa.',
    options: [
      { id: 'a', label: 'Kirjallisuuden tekijänoikeusjärjestön lainauskorvaustilitysten asiakasnumero' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
