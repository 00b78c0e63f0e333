import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReadOnlyList } from './ReadOnlyList';

const meta = {
  title: 'Lomakkeet/ReadOnlyList',
  component: ReadOnlyList,
  args: {
    items: [
      { term: 'Käyttäjätunnus', value: 'ivuorela' },
      { term: 'Nimi', value: 'Inka Maria Vuorela' },
      { term: 'Henkilötunnus', value: '••••••-••••' },
    ],
  },
} satisfies Meta<typeof ReadOnlyList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Person: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
