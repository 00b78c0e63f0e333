import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide';
import { Button } from '../button/Button';
import { DescriptionList } from '../description-list/DescriptionList';
import { EditIcon } from '../icons/icons';
import { Section } from './Section';

const meta = {
  title: 'Structure/Section',
  component: Section,
  parameters: guide({
    use: [
      'A part of a page with its own heading, under a rule; double for the first.',
      'Give it an `id` that a `SideNav` or `SectionNav` links to.',
      'Give one whose facts are edited in place a quiet button as `actions`, and say in `error` how many fields are wrong.',
      'On a page of facts put the headings in the margin, with the actions on each part under them.',
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

/** A page of facts: headings and actions in the margin, on a narrow screen above the facts. */
export const InTheMargin: Story = {
  tags: ['dark-picture', 'narrow-picture'],
  render: () => (
    <div>
      <Section
        id="facts"
        title="Tiedot"
        heading="margin"
        actions={
          <>
            <Button variant="quiet" size="sm">
              Muokkaa perustietoja
            </Button>
            <Button variant="quiet" size="sm">
              Lisää tai poista rooli
            </Button>
          </>
        }
      >
        <DescriptionList
          items={[
            { term: 'Nimi', value: 'Björn Erik Sandbacka' },
            { term: 'Verotuksen maa', value: 'Suomi' },
          ]}
        />
      </Section>
      <Section id="notes" title="Muistiinpanot" heading="margin">
        <p>Nimi muutettu vihkitodistuksen perusteella.</p>
      </Section>
    </div>
  ),
};

/** A remark on the content, at the end of the heading's line. */
export const WithRemark: Story = {
  args: { title: 'Edustamasi profiilit', id: 'profiles', remark: 'Kolmessa on tehtävää.' },
};

/** Facts that are edited in place; the heading alone decides the height of its line. */
export const EditedInPlace: Story = {
  tags: ['dark-picture', 'narrow-picture'],
  args: {
    actions: (
      <Button variant="quiet" icon={<EditIcon />} aria-label="Muuta yhteystietoja">
        Muuta
      </Button>
    ),
  },
};

/** One mark for the whole section, however many of its fields are wrong. */
export const Wrong: Story = { tags: ['dark-picture'], args: { error: 'Tarkista 2 kohtaa' } };
