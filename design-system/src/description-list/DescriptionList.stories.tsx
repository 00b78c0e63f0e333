import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide';
import { DescriptionList } from './DescriptionList';

const meta = {
  title: 'Forms/DescriptionList',
  component: DescriptionList,
  parameters: guide({
    use: ['Facts that cannot be changed here: names, dates, data from the bank.'],
    avoid: ['Show such facts as disabled fields.', 'List items of one kind: that is a list or a table.'],
    keyboard: [],
  }),
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

export const Person: Story = { tags: ['dark-picture', 'narrow-picture'] };
