import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide';
import { Section } from './Section';

const meta = {
  title: 'Structure/Section',
  component: Section,
  parameters: guide({
    use: [
      'A part of a page with its own heading, under a rule; double for the first.',
      'Give it an `id` that a `SideNav` links to.',
    ],
    avoid: ['Nest sections deeper than one level.', 'Use it for a row of a list.'],
    keyboard: [],
  }),
  args: { id: 'contact', title: 'Yhteystiedot', children: <p>Lähetämme kirjeet tähän osoitteeseen.</p> },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};

/** The first one has a double rule, the others a single one. */
export const Several: Story = {
  tags: ['dark-picture', 'narrow-picture'],
  render: () => (
    <div>
      <Section id="basic" title="Perustiedot">
        <p>Tiedot tulivat tunnistautumisesta.</p>
      </Section>
      <Section id="names" title="Tekijänimet ja niiden kansainväliset tunnisteet">
        <p>Nimet, joilla teoksesi on julkaistu.</p>
      </Section>
    </div>
  ),
};
