import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide';
import { LinkButton } from '../link-button/LinkButton';
import { TextLink } from '../text-link/TextLink';
import { Notice } from './Notice';

const meta = {
  title: 'Feedback/Notice (alert)',
  id: 'feedback-notice',
  component: Notice,
  parameters: guide({
    use: ['What the user must know on this page, where it is needed.', 'Say what to do, with one action.'],
    avoid: ['Repeat a toast.', 'Stack several: say the most important one.'],
    keyboard: [],
  }),
  args: {
    tone: 'warning',
    title: 'Pidätämme nyt 60 prosenttia.',
    children: (
      <p>Lähetä käyttökorvauksen verokortti, niin seuraava tilitys maksetaan oikealla prosentilla.</p>
    ),
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Warn: Story = {};

/** One button next to the text. */
export const WithAction: Story = {
  args: { action: <LinkButton href="#tax">Lähetä verokortti</LinkButton> },
};

export const Tones: Story = {
  tags: ['dark-picture', 'narrow-picture'],
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Notice tone="info" title="Tilitystä lasketaan">
        Muokkaus aukeaa sen jälkeen.
      </Notice>
      <Notice tone="success" title="Sopimus on voimassa">
        Seuraavaksi: <TextLink href="#settings">yhteystiedot</TextLink>
      </Notice>
      <Notice tone="warning" title="Verotietosi ovat vuodelta 2025">
        Haemme uudet tammi–helmikuun vaihteessa.
      </Notice>
      <Notice
        tone="danger"
        title="Maksu epäonnistui"
        actions={
          <LinkButton href="#bank" size="sm" variant="second">
            Tarkista tilinumero
          </LinkButton>
        }
      >
        Raha ei katoa: maksamme sen, kun tilinumero on oikein.
      </Notice>
    </div>
  ),
};
