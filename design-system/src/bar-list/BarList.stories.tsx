import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { BarList } from './BarList';

const meta = {
  title: 'Data/BarList',
  component: BarList,
  parameters: guide({
    use: [
      'Up to about twenty names with a figure, to see which ones are the largest.',
      'Sort by the figure, and write its unit in every row.',
      'Give a row the page of what it names.',
    ],
    avoid: [
      'Compare years: that is a `YearChart`.',
      'Show more rows than the reader compares: that is a table.',
    ],
    keyboard: [
      ['Tab', 'moves through the rows that have a page'],
      ['Enter', 'opens it'],
    ],
  }),
  args: {
    label: 'Teokset osuutesi mukaan',
    items: [
      {
        id: 'atlas',
        label: 'Hiljaisten huoneiden atlas',
        href: '#atlas',
        value: 4210,
        part: 2105,
        figure: '2 105 lainaa',
        note: 'osuus 4 210 lainasta',
      },
      {
        id: 'talvi',
        label: 'Saaren talvi',
        href: '#talvi',
        value: 1874,
        figure: '1 874 lainaa',
        note: 'kaikki ovat sinun',
      },
      {
        id: 'historia',
        label: 'Kirjastolainaustilastojen vertaileva historia 1890–2020',
        href: '#historia',
        value: 1204,
        part: 401,
        figure: '401 lainaa',
        note: 'osuus 1 204 lainasta',
      },
      {
        id: 'runot',
        label: 'Runoja junassa',
        href: '#runot',
        value: 17,
        figure: '17 lainaa',
        note: 'kaikki ovat sinun',
      },
    ],
  },
} satisfies Meta<typeof BarList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The coloured part of a bar is the own share. */
export const Works: Story = {
  tags: ['dark-picture', 'narrow-picture'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const first = canvas.getByRole('link', { name: /^Hiljaisten huoneiden atlas 2 105 lainaa osuus/ });
    await expect(first).toHaveFocus();
    const [longest, second] = [...canvasElement.querySelectorAll('[aria-hidden] > span')].map(
      (bar) => bar.getBoundingClientRect().width,
    );
    await expect(second).toBeCloseTo(((longest ?? 0) * 1874) / 4210, 0);
  },
};

/** Without pages the rows are no links. */
export const Formats: Story = {
  args: {
    label: 'Muodot',
    items: [
      { id: 'book', label: 'Kirja', value: 8270, figure: '8 270 lainaa' },
      { id: 'e-book', label: 'E-kirja', value: 3380, figure: '3 380 lainaa' },
      { id: 'audiobook', label: 'Äänikirja (CD)', value: 0, figure: '0 lainaa' },
    ],
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};
