import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../docs/guide';
import { TextField } from '../text-field/TextField';
import { TextLink } from '../text-link/TextLink';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  parameters: guide({
    use: ['One yes or no that is saved with a form.', 'Say in the label what a tick means.'],
    avoid: [
      'Use it for an immediate effect: that is a `Switch`.',
      'Ask a negative question: “Älä lähetä kirjettä”.',
    ],
    keyboard: [
      ['Tab', 'moves to the checkbox'],
      ['Space', 'toggles it'],
    ],
  }),
  args: { children: 'Minuun saa ottaa yhteyttä sähköpostitse', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const Checked: Story = {
  tags: ['dark-picture'],
  args: { value: true, description: 'Käytämme osoitetta vain tilityksiin liittyviin viesteihin.' },
};

/** Browsers print no backgrounds by default, and without one the tick is white on white. */
export const OnPaper: Story = {
  args: { defaultValue: true },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('svg')?.parentElement as Element;
    await expect(getComputedStyle(box).getPropertyValue('print-color-adjust')).toBe('exact');
  },
};

export const WithError: Story = {
  args: {
    error: 'Lue ja hyväksy palvelun käyttöehdot.',
    children: (
      <>
        Olen lukenut <TextLink href="#terms">palvelun käyttöehdot</TextLink> ja hyväksyn ne
      </>
    ),
  },
};

/** The space under a checkbox's message equals the space between fields. */
export const BeforeAField: Story = {
  args: { description: 'Käytämme osoitetta vain tilityksiin liittyviin viesteihin.' },
  render: (args) => (
    <>
      <TextField label="Sähköposti" />
      <Checkbox {...args} />
      <TextField label="Puhelinnumero" />
      <TextField label="Osoite" />
    </>
  ),
  play: async ({ canvas }) => {
    const [, phone, address] = canvas.getAllByRole('textbox').map((input) => input.parentElement as Element);
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
    const between = (upper: Element, lower: Element) => lower.getBoundingClientRect().top - bottomOf(upper);
    const hint = canvas.getByText(/Käytämme osoitetta/);
    await expect(between(hint, phone as Element)).toBeCloseTo(
      between(phone as Element, address as Element),
      0,
    );
  },
};

export const Disabled: Story = { args: { isDisabled: true, value: true } };

/** Long words on the narrowest screen. */
export const On320: Story = {
  args: {
    children:
      'Lainauskorvaustilityslaskelmien valmistumisesta ilmoitetaan sähköpostitse, kun kaikki kirjastot ovat lähettäneet lainaustietonsa.',
    description:
      'Lainauskorvaustilityslaskelmien valmistumisesta ilmoitetaan sähköpostitse, kun kaikki kirjastot ovat lähettäneet lainaustietonsa.',
    error:
      'Lainauskorvaustilityslaskelmien valmistumisesta ilmoitetaan sähköpostitse, kun kaikki kirjastot ovat lähettäneet lainaustietonsa.',
  },
  globals: { viewport: { value: 'narrow' } },
};
