import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { TextLink } from '../text-link/TextLink';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Structure/VisuallyHidden',
  component: VisuallyHidden,
  parameters: guide({
    use: [
      'Words that eyes take from the place: which row a link is about, what a number counts.',
      'A change told aloud, with `role="status"`.',
    ],
    avoid: ['Hide what everybody needs.', 'Say something else than what is seen.'],
    keyboard: [],
  }),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

export const InLink: StoryObj<typeof meta> = {
  render: () => (
    <TextLink href="#edit">
      Muokkaa<VisuallyHidden> teosta Saaren talvi</VisuallyHidden>
    </TextLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Muokkaa\s+teosta Saaren talvi/ })).toBeVisible();
  },
};
