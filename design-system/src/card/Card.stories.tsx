import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Button } from '../button/Button';
import { DescriptionList } from '../description-list/DescriptionList';
import { Card } from './Card';

const add = fn();

const meta = {
  title: 'Structure/Card',
  component: Card,
  args: {
    kicker: 'Löydetty luettelosta 3.3.2026',
    title: 'Hiljaisten huoneiden atlas',
    children: <p>Tammi 2021, kirja. Tekijäksi on merkitty Inka Vuorela.</p>,
    actions: (
      <>
        <Button variant="second" size="sm" onPress={add}>
          Lisää teos
        </Button>
        <Button variant="quiet" size="sm">
          Ei ole minun
        </Button>
      </>
    ),
  },
  parameters: guide({
    use: [
      'One item that awaits an answer: a suggestion, a proposed change.',
      'Put several into a list (`ul`), so that their number is announced.',
      'Use outlined and quiet buttons: the filled one belongs to the view.',
    ],
    avoid: [
      'Use it for items to compare: those are rows of a `DataTable`.',
      'Make the whole card a link: link its title.',
      'Use it for a part of the page: that is a `Section`.',
    ],
    keyboard: [['Tab', 'moves through its links and buttons']],
  }),
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Suggestion: Story = {
  play: async ({ canvas, userEvent }) => {
    add.mockClear();
    await expect(canvas.getByRole('article', { name: 'Hiljaisten huoneiden atlas' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(add).toHaveBeenCalledOnce();
  },
};

/** Current and proposed values side by side. */
export const Proposal: Story = {
  args: {
    kicker: 'Ehdottaja: Aino Sjöholm, 12.2.2026',
    title: 'Kirjoittajia kolme, ei kaksi',
    children: (
      <>
        <p>Kirjan nimiölehdellä on kolme nimeä.</p>
        <DescriptionList
          items={[
            { term: 'Osuutesi nyt', value: '1/2' },
            { term: 'Muutoksen jälkeen', value: '1/3' },
          ]}
        />
      </>
    ),
    actions: (
      <>
        <Button variant="second" size="sm">
          Hyväksy
        </Button>
        <Button variant="quiet" size="sm">
          Hylkää
        </Button>
      </>
    ),
  },
};

export const WithoutActions: Story = {
  args: { kicker: undefined, actions: undefined, children: <p>Hyväksytty, ilmoitimme ehdottajalle.</p> },
};

export const Several: Story = {
  tags: ['dark-picture'],
  render: (args) => (
    <ul aria-label="Ehdotukset">
      {['Hiljaisten huoneiden atlas', 'Saaren talvi'].map((title) => (
        <li key={title}>
          <Card {...args} title={title} />
        </li>
      ))}
    </ul>
  ),
};

export const LongTitleOn320: Story = {
  args: { title: 'Kirjastolainaustilastojen vertailevan historian lähdejulkaisusarja' },
  globals: { viewport: { value: 'narrow' } },
};
