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
      'Where no component brings its heading along.',
      'Choose `level` by the order of the page, and `size` only when the look has to differ from it.',
      'Sentence case, no full stop, no capitals throughout.',
    ],
    avoid: [
      'The page’s first heading is that of `PageHead` or `TitlePage`, a part’s that of `Section`.',
      'Words that should only be big are a `Text`.',
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

/** The rank follows the page, the look the place. */
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

export const Dark: Story = { ...Sizes, globals: { theme: 'dark' } };
