import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide';
import { TextLink } from '../text-link/TextLink';
import { TitlePage } from './TitlePage';

const meta = {
  title: 'Structure/TitlePage',
  component: TitlePage,
  parameters: guide({
    use: [
      'The head of Home: the person, their works and loans, the next payment.',
      'Omit `next` if nothing is known.',
    ],
    avoid: ['Use it on any other page: they have a `PageHead`.'],
    keyboard: [['—', 'the title takes the focus after a navigation']],
  }),
  args: {
    title: 'Inka Vuorela',
    facts: '7 teosta, 9 214 lainaa vuonna 2024',
    next: (
      <>
        <span>Seuraava tilitys 15.12.2026</span>
        <TextLink href="#why">Miksi tämä summa?</TextLink>
      </>
    ),
  },
} satisfies Meta<typeof TitlePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Author: Story = { tags: ['dark-picture'] };
export const NameAlone: Story = { args: { facts: undefined, next: undefined } };
export const LongNameNarrow: Story = {
  args: { title: 'Inka-Maria Vuorela-Sjöholmin oikeudenomistajien kuolinpesä' },
  globals: { viewport: { value: 'narrow' } },
};
