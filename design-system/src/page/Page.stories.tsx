import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Button } from '../button/Button';
import { Checklist } from '../checklist/Checklist';
import { Column, Columns } from '../columns/Columns';
import { DescriptionList } from '../description-list/DescriptionList';
import { EditorLayout } from '../editor-layout/EditorLayout';
import { Footer } from '../footer/Footer';
import { Notice } from '../notice/Notice';
import { NumberField } from '../number-field/NumberField';
import { PageHead } from '../page-head/PageHead';
import { Section } from '../section/Section';
import { SideNav, SideNavLayout } from '../side-nav/SideNav';
import { Skeleton } from '../skeleton/Skeleton';
import { TextColumn } from '../text-column/TextColumn';
import { TextField } from '../text-field/TextField';
import { TextLink } from '../text-link/TextLink';
import { TitlePage } from '../title-page/TitlePage';
import { TopNav } from '../top-nav/TopNav';
import { Page } from './Page';

const meta = {
  title: 'Structure/Page',
  component: Page,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: [
        'Around the content of every page: it sets the width, and is the target of the skip link.',
        'With a `Skeleton` or a loading table in place of each part that is not there yet: what is below is hidden until the page has loaded once, so that nothing moves.',
      ],
      avoid: ['Nest it.'],
      keyboard: [],
    }),
  },
  args: { children: null },
  render: (args) => (
    <>
      <TopNav brand="Nimiö" nav={[{ href: '/works', label: 'Teosluettelo' }]} onOpenMenu={() => undefined} />
      <Page {...args} />
      <Footer colophon={<em>Nimiö</em>}>
        <TextLink href="#terms">Käyttöehdot</TextLink>
      </Footer>
    </>
  ),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Template A. */
export const Home: Story = {
  tags: ['dark-picture', 'phone-picture'],
  args: {
    children: (
      <>
        <TitlePage
          title="Inka Vuorela"
          sum={{ lead: '10. joulukuuta tilillesi …0043 tulee', value: '1 284,60 €' }}
        >
          <p>
            <TextLink href="#why">Miksi tämä summa?</TextLink>
            <TextLink href="#loans">9 214 lainaa vuonna 2024</TextLink>
          </p>
        </TitlePage>
        <Columns>
          <Column title="Muistilista" id="todo">
            <p>Yksi asia odottaa sinua. Muu on kunnossa.</p>
            <Checklist
              items={[
                {
                  id: 'contract',
                  label: 'Sopimus',
                  state: 'done',
                  stateText: 'Hyväksytty',
                  href: '#contract',
                },
                { id: 'tax', label: 'Verotiedot', state: 'alert', stateText: 'Vanhentunut', href: '#tax' },
              ]}
            />
          </Column>
          <Column title="Tiedotteet" id="news">
            <p>Ei tiedotteita juuri nyt.</p>
          </Column>
          <Column title="Viestit ja ehdotukset" id="messages">
            <Button variant="second" size="sm">
              Näytä lisää
            </Button>
          </Column>
        </Columns>
      </>
    ),
  },
};

/** Template C. */
export const Settings: Story = {
  tags: ['narrow-picture'],
  args: {
    children: (
      <>
        <PageHead title="Omat tiedot" />
        <SideNavLayout
          backHref="#menu"
          backLabel="Omat tiedot"
          menu={
            <SideNav
              label="Omat tiedot"
              currentHref="#details"
              groups={[
                [
                  { href: '#details', label: 'Omat tiedot' },
                  { href: '#bank', label: 'Pankkiyhteys' },
                  { href: '#taxation', label: 'Verotus' },
                ],
                [{ href: '#log', label: 'Kuka on käsitellyt tietojani' }],
              ]}
            />
          }
        >
          <Section title="Perustiedot" id="basic">
            <DescriptionList items={[{ term: 'Nimi', value: 'Inka Maria Vuorela' }]} />
            <TextField label="Katuosoite" width="30rem" />
          </Section>
          <Section title="Verotus" id="tax">
            <Notice tone="warning" title="Pidätämme nyt 60 prosenttia.">
              Lähetä käyttökorvauksen verokortti.
            </Notice>
          </Section>
        </SideNavLayout>
      </>
    ),
  },
};

/** Template D. */
export const Text: Story = {
  args: {
    children: (
      <>
        <PageHead title="Tietosuojaseloste" />
        <TextColumn>
          <h2>1. Mitä tietoja keräämme</h2>
          <p>
            Keräämme vain ne tiedot, joita tarvitsemme korvausten maksamiseen. Lainaustiedot eivät sisällä
            lainaajien henkilötietoja.
          </p>
          <ul>
            <li>yhteystiedot</li>
            <li>pankkiyhteys ja verotiedot</li>
          </ul>
        </TextColumn>
      </>
    ),
  },
};

/** Template E. */
export const Editor: Story = {
  tags: ['narrow-picture'],
  args: {
    children: (
      <>
        <PageHead title="Saaren talvi" lead="978-951-0-47712-0" />
        <EditorLayout
          asideLabel="Muutoksen vaikutus"
          aside={
            <>
              <h2>Osuutesi</h2>
              <p>nyt 1/2, muutoksen jälkeen 1/3</p>
            </>
          }
        >
          <NumberField label="Kirjoittajien määrä" defaultValue={3} minValue={2} />
        </EditorLayout>
      </>
    ),
  },
};

/** Nothing is visible below a part that is loading for the first time. A part that loads again hides nothing. */
export const Loading: Story = {
  tags: ['no-picture'],
  render: function Render(args) {
    const [isLoading, setLoading] = useState(true);
    return (
      <>
        <Page {...args}>
          <PageHead
            title="Omat tiedot"
            action={
              <Button onPress={() => setLoading(!isLoading)}>{isLoading ? 'Valmis' : 'Hae uudelleen'}</Button>
            }
          />
          <Section title="Perustiedot" id="basic">
            {isLoading ? <Skeleton /> : <p>Inka Maria Vuorela</p>}
            <p>Tiedot tulivat tunnistautumisesta.</p>
          </Section>
          <Section title="Verotus" id="tax">
            <p>Pidätämme nyt 60 prosenttia.</p>
          </Section>
        </Page>
        <Footer>
          <TextLink href="#terms">Käyttöehdot</TextLink>
        </Footer>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const below = ['Tiedot tulivat tunnistautumisesta.', 'Verotus', 'Käyttöehdot'];
    await expect(canvas.getByRole('heading', { name: 'Perustiedot' })).toBeVisible();
    for (const text of below) await expect(canvas.getByText(text)).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Valmis' }));
    for (const text of below) await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Hae uudelleen' }));
    await waitFor(() => expect(canvas.getByText('Haetaan')).toBeInTheDocument());
    for (const text of below) await expect(canvas.getByText(text)).toBeVisible();
  },
};
