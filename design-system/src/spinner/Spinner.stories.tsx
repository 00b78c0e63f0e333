import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: 'Haetaan laskelmaa' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bare: Story = {};
export const WithWords: Story = { args: { isLabelShown: true } };
export const Dark: Story = { args: { isLabelShown: true }, globals: { theme: 'dark' } };
