import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide';
import { TextColumn } from './TextColumn';

const meta = {
  title: 'Structure/TextColumn',
  component: TextColumn,
  parameters: guide({
    use: [
      'Running text: terms of use, the contract, data protection.',
      'Give it the headings, lists and links of the text as they are.',
    ],
    avoid: ['Set a form or a table in it.'],
    keyboard: [['Tab', 'goes through the links of the text']],
  }),
  args: {
    children: (
      <>
        <h2>Mitä sopimus tarkoittaa</h2>
        <p>
          Annat meille luvan periä korvaukset teostesi lainaamisesta ja käyttämisestä. Oikeutesi teoksiin
          säilyvät sinulla. <a href="#contract">Lue sopimus</a>
        </p>
        <ul>
          <li>Tilitämme korvaukset vuosittain.</li>
          <li>Voit irtisanoa sopimuksen milloin tahansa.</li>
        </ul>
      </>
    ),
  },
} satisfies Meta<typeof TextColumn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
