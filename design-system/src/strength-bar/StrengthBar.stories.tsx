import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrengthBar } from './StrengthBar';

const meta = {
  title: 'Lomakkeet/StrengthBar',
  component: StrengthBar,
  args: { name: 'Salasanan vahvuus', score: 2, label: 'Heikko: lisää yksi sana' },
} satisfies Meta<typeof StrengthBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Weak: Story = {};
export const Middling: Story = { args: { score: 4, label: 'Melkein: lisää numero tai välimerkki' } };
export const Strong: Story = { args: { score: 5, label: 'Vahva' } };
export const Dark: Story = { ...Middling, globals: { theme: 'dark' } };
