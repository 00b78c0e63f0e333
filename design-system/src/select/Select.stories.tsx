import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Select } from './Select';

const meta = {
  title: 'Lomakkeet/Select',
  component: Select,
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
    const button = canvas.getByRole('button', { name: /Muoto/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('listbox')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('ebook');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveTextContent('E-kirja');
  },
};

export const Open: Story = {
  args: { value: 'book' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Muoto/ }));
    await expect(await screen.findByRole('option', { name: 'Kirja' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };
export const WithError: Story = {
  args: { error: 'Valitse muoto.', description: 'Jokainen muoto on oma rivinsä.' },
};
export const Disabled: Story = { args: { isDisabled: true, value: 'book' } };
