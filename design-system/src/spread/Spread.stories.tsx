import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Button } from '../button/Button';
import { DueSlip } from '../due-slip/DueSlip';
import { Form } from '../form/Form';
import { LanguageSelector } from '../language-selector/LanguageSelector';
import { LinkButton } from '../link-button/LinkButton';
import { PageTitle } from '../page-head/PageHead';
import { PasswordField } from '../password-field/PasswordField';
import { TextField } from '../text-field/TextField';
import { TextLink } from '../text-link/TextLink';
import { Divider } from './Divider';
import { Spread } from './Spread';

const meta = {
  title: 'Structure/Spread',
  component: Spread,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: ['Pages before login: the title page on the left, the form on the right.'],
      avoid: ['Use it after login.'],
      keyboard: [],
    }),
  },
  args: {
    title: 'Nimiö',
    subtitle: 'Teoksesi, lainasi ja korvauksesi',
    imprint: 'Kirjallisuuden tekijänoikeusjärjestö',
    colophon: 'Helsinki 2026',
    ornament: (
      <DueSlip
        dates={[
          '12.3.2025',
          '2.4.2025',
          '29.4.2025',
          '21.5.2025',
          '10.6.2025',
          '1.8.2025',
          '25.8.2025',
          '17.9.2025',
          '9.10.2025',
        ]}
      />
    ),
    languages: (
      <LanguageSelector
        label="Kieli"
        value="fi"
        onChange={() => undefined}
        options={[
          { id: 'fi', label: 'Suomi' },
          { id: 'sv', label: 'Svenska' },
          { id: 'en', label: 'English' },
        ]}
      />
    ),
    foot: (
      <>
        <TextLink href="#terms">Käyttöehdot</TextLink>
        <TextLink href="#privacy">Tietosuojaseloste</TextLink>
      </>
    ),
    children: (
      <>
        <PageTitle tabIndex={-1}>Kirjaudu sisään</PageTitle>
        <Form>
          <TextField label="Käyttäjätunnus tai sähköposti" autoComplete="username" />
          <PasswordField label="Salasana" autoComplete="current-password" />
          <p>
            <Button variant="quiet">Unohditko salasanan?</Button>
          </p>
          <Button type="submit" isWide>
            Kirjaudu sisään
          </Button>
        </Form>
        <Divider>Uusi käyttäjä?</Divider>
        <p>Tunnistaudu pankkitunnuksilla tai mobiilivarmenteella. Tunnistautuminen tehdään vain kerran.</p>
        <LinkButton href="#register" variant="second" isWide>
          Aloita rekisteröityminen
        </LinkButton>
      </>
    ),
  },
} satisfies Meta<typeof Spread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = { tags: ['dark-picture', 'tablet-picture', 'narrow-picture'] };
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 64"><rect width="64" height="64" fill="#5b2a86"/><rect x="80" y="20" width="340" height="24" fill="#5b2a86"/></svg>',
)}`;

/** A society's logo instead of the name. */
export const Logo: Story = {
  tags: ['narrow-picture'],
  args: { logo: picture },
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'Nimiö' })).toBeVisible(),
};
