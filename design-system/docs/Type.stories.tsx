import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';

const steps = [
  { token: '--display', face: 'display-serif', use: 'title page', words: 'Nimiö' },
  { token: '--h1', face: 'display-serif', use: 'title of a page', words: 'Hiljaisten huoneiden atlas' },
  { token: '--h2', face: 'serif', use: 'title of a section', words: 'Sanat, Šamaani ja Žukova' },
  { token: '--h3', face: 'sans', use: 'title of a part', words: 'Osuutesi lainoista' },
  { token: '--title', face: 'serif', use: 'title of a work', words: 'Saaren talvi' },
  { token: '--lead', face: 'serif', use: 'the sentence of an empty page', words: 'Aloita ISBN-tunnuksella' },
  {
    token: '--body',
    face: 'sans',
    use: 'text',
    words: 'Korvausta maksetaan vain luettelossa olevista teoksista.',
  },
  { token: '--table', face: 'sans', use: 'tables, errors', words: '978-951-0-39265-2' },
  { token: '--small', face: 'sans', use: 'hints; nothing is smaller', words: 'Numero kirjan takakannessa' },
];

/** The steps of the scale, in their typefaces. */
function Scale() {
  return (
    <Steps>
      {steps.map(({ token, face, use, words }) => (
        <div key={token}>
          <dt>
            {token}
            <span>{use}</span>
          </dt>
          <dd style={{ fontFamily: `var(--${face})`, fontSize: `var(${token})` }}>{words}</dd>
        </div>
      ))}
    </Steps>
  );
}

const meta = {
  title: 'Foundations/Type (tokens)',
  id: 'foundations-type',
  component: Scale,
} satisfies Meta<typeof Scale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { tags: ['narrow-picture'] };

/** All ten digits have equal width, so that sums are aligned. */
export const Figures: Story = {
  render: () => (
    <Columns>
      {['--sans', '--serif'].map((face) => (
        <div key={face} style={{ fontFamily: `var(${face})` }}>
          <span>1 111,11 €</span>
          <span>8 208,60 €</span>
        </div>
      ))}
    </Columns>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const widths = [...canvasElement.querySelectorAll('span')].map(
      (span) => span.getBoundingClientRect().width,
    );
    await expect(widths[0]).toBeCloseTo(widths[1] ?? 0, 0);
    await expect(widths[2]).toBeCloseTo(widths[3] ?? 0, 0);
  },
};

const Steps = styled.dl`
  > div { display: grid; grid-template-columns: 12rem minmax(0, 1fr); gap: var(--s4); align-items: baseline; padding-block: var(--s3); border-bottom: 1px solid var(--rule); }
  dt { font-size: var(--small); font-weight: 600; }
  dt span { display: block; color: var(--muted); font-weight: 400; }
  dd { line-height: 1.2; overflow-wrap: anywhere; }
  @media (max-width: 727px) { > div { grid-template-columns: minmax(0, 1fr); gap: 0.25rem; } }
`;

const Columns = styled.div`
  display: flex;
  gap: var(--s7);
  font-size: var(--lead);
  div { display: grid; justify-items: end; }
`;
