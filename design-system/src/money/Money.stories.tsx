import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Money } from './Money';

const meta = {
  title: 'Data/Money',
  component: Money,
  args: { cents: 128460 },
  parameters: guide({
    use: [
      'Every sum: in a text, in a row, on the title page.',
      'Pass whole cents, as the server does; align sums to the end of their column.',
      'Say in words what a negative sum means: “Palautus”, “Vähennys”.',
    ],
    avoid: [
      'Pass euros, or values calculated with fractions.',
      'Colour a sum: the text around it says whether it is good or bad.',
    ],
    keyboard: [],
  }),
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sum: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 284,60 €')).toBeVisible();
    await expect(canvas.getByText('1284,60 euroa')).toBeInTheDocument();
  },
};

export const Negative: Story = {
  args: { cents: -4250 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−42,50 €')).toBeVisible();
    await expect(canvas.getByText('miinus 42,50 euroa')).toBeInTheDocument();
  },
};

export const WholeEuros: Story = {
  args: { cents: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 euro')).toBeInTheDocument();
  },
};

/** The digits stay in the Finnish format, the announced words are in the language of the page. */
export const InEnglish: Story = {
  args: { cents: -128460 },
  globals: { locale: 'en-GB' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−1 284,60 €')).toBeVisible();
    await expect(canvas.getByText('minus 1284.60 euros')).toBeInTheDocument();
  },
};

const sums = [128460, 5, 123456789, -4250];

/** Digits of equal width are aligned. */
export const InAColumn: Story = {
  tags: ['dark-picture'],
  render: () => (
    <ul aria-label="Tilitykset" style={{ width: 'fit-content', textAlign: 'end' }}>
      {sums.map((cents) => (
        <li key={cents}>
          <Money cents={cents} />
        </li>
      ))}
    </ul>
  ),
};

/** A sum never wraps. */
export const InTextOn320: Story = {
  render: (args) => (
    <p>
      Seuraava tilitys maksetaan 10.12.2026. Arvio on <Money {...args} /> ennen veroja, ja edellinen maksettu
      summa oli <Money cents={98765432} />.
    </p>
  ),
  globals: { viewport: { value: 'narrow' } },
};
