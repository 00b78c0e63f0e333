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
      'Text that sighted users infer from the position: the row of a link, the unit of a number.',
      'An announced change, with `role="status"`.',
    ],
    avoid: ['Hide what every user needs.', 'Say something else than what is visible.'],
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
