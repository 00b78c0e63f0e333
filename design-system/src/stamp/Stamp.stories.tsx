import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide';
import { Stamp } from './Stamp';

const meta = {
  title: 'Feedback/Stamp',
  component: Stamp,
  parameters: guide({
    use: ['A date on a due slip, and the date of a contract when it is accepted.'],
    avoid: ['Use it as a badge.'],
    keyboard: [],
  }),
  args: { children: '20.11.2026' },
} satisfies Meta<typeof Stamp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { tilt: -3 } };
/** A contract that was just accepted. */
export const Fresh: Story = { args: { tilt: -3, isFresh: true } };
export const Dark: Story = { args: { tilt: 2 }, globals: { theme: 'dark' } };

export const On320: Story = {
  globals: { viewport: { value: 'narrow' } },
};
