import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { Button } from '../src/button/Button';
import { accentCss, contrast } from '../src/tokens/accent';

/** A colour of text or lines, the surfaces under it, and the minimum contrast there. */
interface Promise {
  name: string;
  on: readonly string[];
  atLeast: number;
  use: string;
}

const papers = ['page', 'sheet', 'sunk'];
const tints = ['accent-tint', 'accent-tint-hover'];

const promises: Promise[] = [
  { name: 'ink', on: [...papers, ...tints], atLeast: 7, use: 'text' },
  { name: 'muted', on: papers, atLeast: 4.5, use: 'hints, what is rarely read' },
  { name: 'field', on: papers, atLeast: 3, use: 'borders of inputs, leaders' },
  { name: 'accent', on: [...papers, ...tints], atLeast: 4.5, use: 'links, primary buttons' },
  { name: 'accent-hover', on: [...papers, ...tints], atLeast: 7, use: 'the same under the pointer' },
  { name: 'accent-line', on: [...papers, 'accent-tint'], atLeast: 3, use: 'underlines, selected borders' },
  { name: 'on-accent', on: ['accent', 'accent-hover'], atLeast: 4.5, use: 'words on a primary button' },
  { name: 'danger', on: [...papers, 'danger-tint'], atLeast: 4.5, use: 'errors, what cannot be undone' },
  { name: 'on-danger', on: ['danger'], atLeast: 4.5, use: 'words on a dangerous button' },
  { name: 'warn', on: ['page', 'sheet', 'warn-tint'], atLeast: 4.5, use: 'what needs attention' },
  { name: 'on-warn', on: ['warn'], atLeast: 4.5, use: 'words on it' },
  { name: 'ok', on: ['page', 'sheet', 'ok-tint'], atLeast: 4.5, use: 'done, in order' },
  { name: 'on-ok', on: ['ok'], atLeast: 4.5, use: 'words on it' },
  { name: 'info', on: ['page', 'sheet', 'info-tint'], atLeast: 4.5, use: 'facts' },
  { name: 'on-info', on: ['info'], atLeast: 4.5, use: 'words on it' },
  { name: 'series-1', on: ['page'], atLeast: 3, use: 'first series of a chart' },
  { name: 'series-2', on: ['page'], atLeast: 3, use: 'second' },
  { name: 'series-3', on: ['page'], atLeast: 3, use: 'third' },
  { name: 'series-4', on: ['page'], atLeast: 3, use: 'fourth' },
  { name: 'series-5', on: ['page'], atLeast: 3, use: 'fifth' },
];

const valueOf = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

interface Measured extends Promise {
  ratios: { surface: string; ratio: number }[];
}

const measure = (): Measured[] =>
  promises.map((promise) => ({
    ...promise,
    ratios: promise.on.map((surface) => ({
      surface,
      ratio: contrast(valueOf(promise.name), valueOf(surface)),
    })),
  }));

/** Measures every promised contrast in the page, in this theme and with this accent. */
function Contrast({ accent }: { accent?: string }) {
  const [measured, setMeasured] = useState<Measured[]>([]);
  useLayoutEffect(() => {
    const again = () => setMeasured(measure());
    again();
    const watch = new MutationObserver(again);
    // The theme is an attribute of the root; an accent is a style element that may be added, removed or rewritten
    // anywhere.
    watch.observe(document, {
      attributes: true,
      attributeFilter: ['data-theme'],
      childList: true,
      characterData: true,
      subtree: true,
    });
    return () => watch.disconnect();
  }, []);
  return (
    <Sheet>
      {accent && <style>{accentCss(accent)}</style>}
      <table>
        <caption>Measured contrast</caption>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Used for</th>
            <th scope="col">At least</th>
            <th scope="col">On</th>
          </tr>
        </thead>
        <tbody>
          {measured.map(({ name, use, atLeast, ratios }) => (
            <tr key={name}>
              <th scope="row">--{name}</th>
              <td>{use}</td>
              <td>{atLeast} : 1</td>
              <td>
                {ratios.map(({ surface, ratio }) => (
                  <span
                    key={surface}
                    className="swatch"
                    data-name={name}
                    data-ratio={ratio}
                    data-least={atLeast}
                    style={{ background: `var(--${surface})` }}
                  >
                    <i style={{ background: `var(--${name})` }} aria-hidden />
                    {/* A colour for lines is not used for text. */}
                    <span style={{ color: `var(--${wordsOn(surface, name, atLeast)})` }}>
                      {surface} {ratio.toFixed(1)}
                    </span>
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

/** Names of text colours are written in the colour itself. */
const wordsOn = (surface: string, name: string, atLeast: number) => {
  if (atLeast >= 4.5) return name;
  return surface.startsWith('accent') && !surface.includes('tint') ? 'on-accent' : 'ink';
};

const Sheet = styled.div`
  table { width: 100%; border-collapse: collapse; border-block: 2px solid var(--rule-strong); }
  caption { padding-bottom: var(--s2); font: 440 var(--h2) / 1.2 var(--serif); text-align: start; }
  :is(th, td) { padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--rule); text-align: start; vertical-align: top; }
  tbody th { font-weight: 600; white-space: nowrap; }
  td:nth-child(3) { white-space: nowrap; }
  td:last-child { display: flex; flex-wrap: wrap; gap: var(--s2); }
  @media (max-width: 727px) {
    table, caption, tbody, tr, td, tbody th { display: block; }
    thead { display: none; }
    tbody tr { padding-block: var(--s2); border-bottom: 1px solid var(--rule); }
    :is(tbody th, td) { padding: 0.1rem 0; border: 0; }
  }
  .swatch { display: inline-flex; align-items: center; gap: var(--s2); padding: 0.25rem 0.75rem; border: 1px solid var(--rule); border-radius: var(--radius); }
  .swatch i { width: 1rem; height: 1rem; border-radius: var(--radius); }
`;

async function expectPromises(canvasElement: HTMLElement) {
  const swatches = [...canvasElement.querySelectorAll<HTMLElement>('.swatch')];
  await expect(swatches.length).toBeGreaterThan(40);
  for (const { dataset, textContent } of swatches)
    await expect([textContent, Number(dataset['ratio']) >= Number(dataset['least'])]).toEqual([
      textContent,
      true,
    ]);
}

const meta = {
  title: 'Foundations/Colour (tokens)',
  id: 'foundations-colour',
  component: Contrast,
  play: ({ canvasElement }) => expectPromises(canvasElement),
} satisfies Meta<typeof Contrast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = { tags: ['dark-picture', 'narrow-picture'] };
/** The derived accent is readable for any colour of a society. */
export const YellowSociety: Story = { args: { accent: '#ffee00' } };
export const RedSocietyInTheDark: Story = { args: { accent: '#e4002b' }, globals: { theme: 'dark' } };
export const GreySociety: Story = { args: { accent: '#808080' } };

/** The accent around the table, as the toolbar sets it. */
function OtherAccent() {
  const [accent, setAccent] = useState<string>();
  return (
    <>
      {accent && <style>{accentCss(accent)}</style>}
      <Button variant="second" onPress={() => setAccent('#ffee00')}>
        Yellow society
      </Button>
      <Contrast />
    </>
  );
}

/** Contrasts are measured again when another accent is chosen. */
export const ChosenLater: Story = {
  render: () => <OtherAccent />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const accent = canvasElement.querySelector<HTMLElement>('[data-name="accent"]');
    const first = accent?.dataset['ratio'];
    await userEvent.click(canvas.getByRole('button', { name: 'Yellow society' }));
    await waitFor(() => expect(accent?.dataset['ratio']).not.toBe(first));
    await expectPromises(canvasElement);
  },
};
