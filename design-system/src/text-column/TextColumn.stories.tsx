import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { ChoiceList } from '../choice-list/ChoiceList';
import { Pagination } from '../pagination/Pagination';
import { TextColumn } from './TextColumn';

const meta = {
  title: 'Structure/TextColumn',
  component: TextColumn,
  parameters: guide({
    use: [
      'Running text: terms of use, the contract, data protection.',
      'Pass the headings, lists and links of the text unchanged.',
    ],
    avoid: ['Put a form or a table in it.'],
    keyboard: [['Tab', 'moves through the links of the text']],
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

export const Text: Story = { tags: ['dark-picture', 'narrow-picture'] };
/** Lists of components inside are not styled as lists of the text: no bullets or numbers, and their own spacing. */
export const WithComponents: Story = {
  args: {
    children: (
      <>
        <ChoiceList
          aria-label="Sopimukset"
          items={[{ id: 'contract', title: 'Valtuutussopimus', notes: ['Voimassa 1.1.2026 alkaen'] }]}
          onChoose={() => undefined}
        />
        <Pagination page={1} count={3} onChange={() => undefined} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [choices, pages] = canvas.getAllByRole('list').map((list) => getComputedStyle(list).listStyleType);
    await expect(choices).not.toBe('disc');
    await expect(pages).not.toBe('decimal');
    const [choice, page] = canvas.getAllByRole('listitem').map((item) => getComputedStyle(item).paddingTop);
    await expect(choice).toBe('12px');
    await expect([page]).toContain('0px');
  },
};
