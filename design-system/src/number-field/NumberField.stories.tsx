import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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
      ['Tab', 'moves to the field'],
      ['↑ and ↓', 'increments, decrements'],
      ['Home and End', 'minimum and maximum, if there are bounds'],
    ],
  }),
  args: { label: 'Kirjoittajien määrä', minValue: 1, maxValue: 99, defaultValue: 2, onChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Authors: Story = {
  tags: ['dark-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
    await expect(canvas.getByRole('textbox')).toHaveValue('2');
  },
};

/** Half percents, in the Finnish format. */
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

/** In a form: each digit is reported immediately, and no digit changes while typing. */
export const InAForm: Story = {
  tags: ['test-only'],
  render: function Render({ defaultValue: _none, ...args }) {
    const [value, setValue] = useState<number | null>(2);
    return (
      <>
        <NumberField {...args} value={value} onChange={setValue} />
        <output>{JSON.stringify(value)}</output>
      </>
    );
  },
  args: { minValue: 10, maxValue: 999 },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    const held = canvas.getByRole('status');
    const type = async (text: string) => {
      await userEvent.clear(box);
      await userEvent.type(box, text);
    };
    await type('25');
    await expect(box).toHaveValue('25');
    await expect(held).toHaveTextContent('25');
    await type('1000');
    await expect(box).toHaveValue('1000');
    await expect(held).toHaveTextContent('1000');
    await userEvent.tab();
    await expect(box).toHaveValue('1\u00a0000');
    await expect(held).toHaveTextContent('1000');
    await type('-');
    await userEvent.tab();
    await expect(box).toHaveValue('');
    await expect(held).toHaveTextContent('null');
    await type('998');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(box).toHaveValue('999');
    await expect(held).toHaveTextContent('999');
    await type('5');
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('5');
    await expect(held).toHaveTextContent('5');
  },
};

/** Numbers have the Finnish format in English too, and a typed point becomes a comma. */
export const InAFormInEnglish: Story = {
  tags: ['test-only'],
  ...InAForm,
  globals: { locale: 'en-GB' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    const held = canvas.getByRole('status');
    for (const typed of ['45,5', '45.5']) {
      await userEvent.clear(box);
      await userEvent.type(box, typed);
      await expect(box).toHaveValue('45,5');
      await expect(held).toHaveTextContent('45.5');
    }
    await userEvent.clear(box);
    await userEvent.type(box, '1500');
    await userEvent.tab();
    await expect(box).toHaveValue('1\u00a0500');
    await expect(held).toHaveTextContent('1500');
  },
};

/** A pasted point becomes a comma too: over the whole number, into an empty field, and into the middle of one. */
export const Pasted: Story = {
  tags: ['test-only'],
  ...InAForm,
  args: { minValue: 0, maxValue: 100 },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLInputElement>('textbox');
    const held = canvas.getByRole('status');
    await userEvent.tab();
    box.select();
    await userEvent.paste('24.5');
    await expect(box).toHaveValue('24,5');
    await expect(held).toHaveTextContent('24.5');
    await userEvent.clear(box);
    await userEvent.paste(' 7.25 ');
    await expect(box).toHaveValue('7,25');
    await expect(held).toHaveTextContent('7.25');
    box.setSelectionRange(1, 1);
    await userEvent.paste('.');
    await expect(box).toHaveValue('7,25');
    box.setSelectionRange(1, 4);
    await userEvent.paste('0.5');
    await expect(box).toHaveValue('70,5');
    await userEvent.tab();
    await expect(box).toHaveValue('70,5');
    await expect(held).toHaveTextContent('70.5');
  },
};

/** A pasted number may have a percent sign; a value with both a point and a comma is ambiguous and refused. */
export const PastedOtherwise: Story = {
  tags: ['test-only'],
  ...InAForm,
  args: { minValue: 0, maxValue: 100 },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLInputElement>('textbox');
    const held = canvas.getByRole('status');
    await userEvent.tab();
    box.select();
    await userEvent.paste('24.5 %');
    await expect(box).toHaveValue('24,5');
    await expect(held).toHaveTextContent('24.5');
    for (const left of ['1.234,50', '1.2.3', 'n. 5']) {
      await userEvent.tab();
      await userEvent.tab({ shift: true });
      box.select();
      await userEvent.paste(left);
      await expect(box).toHaveValue('24,5');
      await expect(held).toHaveTextContent('24.5');
    }
  },
};

export const WithError: Story = {
  args: {
    error: 'Kirjoittajien määrä ei voi olla pienempi kuin ilmoitettujen osuuksien määrä (2).',
    defaultValue: 1,
  },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(args.error);
  },
};

/** Neither the input nor its buttons can be used. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    for (const part of [canvas.getByRole('textbox'), ...canvas.getAllByRole('button')])
      await expect(part).toBeDisabled();
  },
};

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
