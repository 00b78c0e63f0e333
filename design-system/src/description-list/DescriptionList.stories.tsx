import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './DescriptionList';

const meta = {
  title: 'Forms/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Käyttäjätunnus', value: 'ivuorela' },
      { term: 'Nimi', value: 'Inka Maria Vuorela' },
      { term: 'Henkilötunnus', value: '••••••-••••' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Person: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
