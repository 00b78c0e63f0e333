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
      'A heading if no component includes its own.',
      'Choose `level` by the page’s outline, and `size` only if the style must differ from it.',
      'Write it in sentence case, without a full stop.',
    ],
    avoid: [
      'Use it for the page’s first heading, which is that of `PageHead` or `TitlePage`, or for a part’s: that is a `Section`.',
      'Use it for text that should only be large: that is a `Text`.',
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
