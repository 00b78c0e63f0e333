import type { RegistrationInfo } from '@nimio/domain/session/session.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect, screen, waitFor } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { record, refusal, visit } from '../../../shared/session/story-visit';
import { useTerms } from '../../../shared/terms/use-terms';
import { RegisterForm } from './RegisterForm';

const person: RegistrationInfo = {
  status: 'open',
  url: null,
  given_name: 'Väinö Olavi',
  family_name: 'Ahosalmi',
  birthdate: '1994-05-01',
  personal_identity_code: '010594Y9032',
  name: 'Väinö Olavi Ahosalmi',
  username: null,
};

function WithTerms() {
  const { shown, ...terms } = useTerms();
  return shown ? <RegisterForm auth={'x'.repeat(43)} person={person} terms={{ ...terms, shown }} /> : null;
}

/** In force at the server, which then finds the user name taken. */
let version: string;
/** Versions that the registrations named. */
const sent: string[] = [];

const serve = visit({
  'GET /disclaimer?language=fi': () =>
    record({ version, validFrom: version, text: `Ehdot päivältä ${version}` }),
  'POST /auth/register': (body) => {
    const named = (body as { version: string }).version;
    sent.push(named);
    return refusal(409, named === version ? 'usernameOrEmailExists' : 'termsOutdated');
  },
});

const meta = {
  title: 'Portal/Register',
  component: WithTerms,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
    withTexts,
  ],
  beforeEach: () => {
    version = '2021-08-26';
    sent.length = 0;
    return serve();
  },
} satisfies Meta<typeof WithTerms>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewTermsMeanwhile: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = async (label: string, text: string) =>
      userEvent.type(await canvas.findByLabelText(label), text);
    await write('Käyttäjätunnus', 'vaino');
    await write('Sähköpostiosoite', 'vaino@example.org');
    await write('Puhelinnumero', '040 123 4567');
    await write('Salasana', 'kissa istuu kirjahyllyssä');
    await write('Salasana uudelleen', 'kissa istuu kirjahyllyssä');
    const box = canvas.getByRole('checkbox');
    const submit = canvas.getByRole('button', { name: 'Rekisteröidy' });
    await userEvent.click(box);
    await expect(box).toBeChecked();

    version = '2026-11-20';
    await userEvent.click(submit);
    await waitFor(() => expect(screen.getByText('Ehdot päivältä 2026-11-20')).toBeVisible());
    await expect(screen.getByText(/tuli uusi versio, kun täytit/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(box).not.toBeChecked();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/uusi versio/);
    await expect(canvas.getByLabelText('Käyttäjätunnus')).toHaveValue('vaino');

    await userEvent.click(box);
    await userEvent.click(submit);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/on jo käytössä/));
    await expect(sent).toEqual(['2021-08-26', '2026-11-20']);
  },
};
