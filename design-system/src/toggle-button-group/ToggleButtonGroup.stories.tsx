import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { ToggleButtonGroup } from './ToggleButtonGroup';

const meta = {
  title: 'Actions/ToggleButtonGroup',
  component: ToggleButtonGroup,
  parameters: guide({
    use: ['Visible filters of a list with immediate effect. One may exclude the others (`isExclusive`).'],
    avoid: [
      'Navigate to other pages with it.',
      'Ask for a value in a form: that is a `RadioGroup` or a `CheckboxGroup`.',
    ],
    keyboard: [
      ['Tab', 'moves to the group'],
      ['Arrows', 'move from button to button'],
      ['Space or Enter', 'presses one'],
    ],
  }),
  args: {
    label: 'Lainat',
    value: ['gen'],
    onChange: () => undefined,
    options: [
      { id: 'gen', label: 'Yleiset kirjastot' },
      { id: 'sci', label: 'Korkeakoulukirjastot' },
      { id: 'cel', label: 'Celia', isExclusive: true },
    ],
  },
  render: function Filter(args) {
    const [value, setValue] = useState([...args.value]);
    return <ToggleButtonGroup {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof ToggleButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = {
  tags: ['dark-picture', 'narrow-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Korkeakoulukirjastot' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Yleiset kirjastot' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** Loans of Celia are counted differently: they are shown alone, and what was cleared is announced. */
export const Exclusive: Story = {
  args: { value: ['gen', 'sci'] },
  play: async ({ canvas, userEvent }) => {
    const pressed = () =>
      canvas.getAllByRole('button', { pressed: true }).map((button) => button.textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Celia' }));
    await expect(pressed()).toEqual(['Celia']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Muut valinnat poistettiin');
    await userEvent.click(canvas.getByRole('button', { name: 'Yleiset kirjastot' }));
    await expect(pressed()).toEqual(['Yleiset kirjastot']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Valinta ”Celia” poistettiin');
  },
};

export const OneAtATime: Story = { args: { selection: 'single' } };
