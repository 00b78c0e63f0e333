import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Heading } from './Heading';

const meta = {
  title: 'Structure/Heading',
  component: Heading,
  args: { level: 2, children: 'Seuraava tilitys' },
  parameters: guide({
    use: [
      'A heading where no component brings its own along.',
      'Choose `level` by the order of the page, and `size` only where the look has to differ from it.',
      'Write it in sentence case, without a full stop.',
    ],
    avoid: [
      'Use it for the page’s first heading, which is that of `PageHead` or `TitlePage`, or for a part’s: that is a `Section`.',
      'Use it for words that should only be big: those are a `Text`.',
    ],
    keyboard: [],
  }),
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Seuraava tilitys' })).toBeVisible();
  },
};

export const Sizes: Story = {
  tags: ['dark-picture'],
  render: () => (
    <>
      <Heading level={1} size="display">
        Inka Vuorela
      </Heading>
      <Heading level={1}>Teosluettelo</Heading>
      <Heading level={2}>Seuraava tilitys</Heading>
      <Heading level={3}>Osuutesi</Heading>
      <Heading level={3} size="title">
        Hiljaisten huoneiden atlas
      </Heading>
    </>
  ),
};

/** The level follows the page's outline, the style the place. */
export const RankAndLook: Story = {
  args: { level: 3, size: 'h2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveAttribute('data-size', 'h2');
  },
};

export const LongWordOn320: Story = {
  args: { level: 1, children: 'Kirjastolainaustilastovertailu', lang: 'fi' },
  globals: { viewport: { value: 'narrow' } },
};
