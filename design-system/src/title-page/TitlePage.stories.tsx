import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { AmountBar } from '../amount-bar/AmountBar';
import { LinkButton } from '../link-button/LinkButton';
import { Notice } from '../notice/Notice';
import { TitlePage } from './TitlePage';

const bar = (
  <AmountBar
    whole={{ label: 'Brutto', value: 451_334 }}
    part={{ label: 'Tilille', value: 180_534 }}
    rest={{ label: 'Ennakonpidätys 60 %', value: 270_800 }}
  />
);

const meta = {
  title: 'Structure/TitlePage',
  component: TitlePage,
  parameters: guide({
    use: [
      'The head of Home: the person, what reaches their account and when, and the first thing to do.',
      'Omit `sum` if nothing is known; then the name is the title.',
    ],
    avoid: ['Use it on any other page: they have a `PageHead`.', 'Show a gross amount as the sum.'],
    keyboard: [['—', 'the title takes the focus after a navigation']],
  }),
  args: {
    title: 'Inka Vuorela',
    sum: { lead: '18. joulukuuta tilillesi …0043 tulee', value: '1 805,34 €' },
    children: (
      <>
        {bar}
        <Notice
          tone="warning"
          title="Verokorttisi puuttuu."
          action={<LinkButton href="#tax">Lähetä verokortti</LinkButton>}
        >
          <p>Lähetä kortti, niin seuraavasta tilityksestä pidätetään oikea prosentti.</p>
        </Notice>
      </>
    ),
  },
} satisfies Meta<typeof TitlePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Author: Story = { tags: ['dark-picture'] };

/** The money came back. */
export const Failed: Story = {
  args: {
    sum: { lead: '2. kesäkuuta maksu palautui pankista: sinua odottaa', value: '918,22 €', tone: 'danger' },
    children: undefined,
  },
};

export const NameAlone: Story = { args: { sum: undefined, facts: undefined, children: undefined } };

export const LongNameNarrow: Story = {
  args: {
    title: 'Inka-Maria Vuorela-Sjöholmin oikeudenomistajien kuolinpesä',
    sum: { lead: '18. joulukuuta tilillesi …0043 tulee', value: '1 123 456,78 €' },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByText(/1.123.456,78.€/);
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
