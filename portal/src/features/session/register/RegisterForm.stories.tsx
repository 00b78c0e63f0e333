import type { RegistrationInfo } from '@nimio/domain/session/session.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect, screen, waitFor } from 'storybook/test';
import { invalidate } from '../../../api/use-endpoint';
import {
  expectCalm,
  expectFailure,
  expectNotStored,
  expectTyped,
  expectWrong,
  type FormUser,
  fill,
} from '../../../shared/form/story-form';
import { hasUnsaved } from '../../../shared/form/unsaved';
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
  return shown ? (
    <RegisterForm auth={'x'.repeat(43)} purpose={undefined} person={person} terms={{ ...terms, shown }} />
  ) : null;
}

/** The version in force at the server, which then answers that the user name is taken. */
let version: string;
/** Versions sent by the registrations. */
const sent: string[] = [];

const terms = 'GET /terms?language=fi';
const inForce = () =>
  record({ version, validFrom: version, text: `Ehdot päivältä ${version}`, language: 'fi' });
const serve = visit({
  [terms]: inForce,
  'POST /auth/register': (body) => {
    const named = (body as { version: string }).version;
    sent.push(named);
    return refusal(409, named === version ? 'usernameOrEmailExists' : 'termsOutdated');
  },
});
/** Unchanging terms, and one answer to the registration. */
const respondWith = (response: () => Response | Promise<Response>) =>
  visit({ [terms]: inForce, 'POST /auth/register': response });

const passphrase = 'kissa istuu kirjahyllyssä';
const passwords = { Salasana: passphrase, 'Salasana uudelleen': passphrase };
const typed = {
  Käyttäjätunnus: 'vaino',
  Sähköpostiosoite: 'vaino@example.org',
  Puhelinnumero: '040 123 4567',
  ...passwords,
};
const submit = { name: 'Rekisteröidy' };

/** All fields, and the terms accepted. */
async function fillAll(user: FormUser) {
  await fill(user, typed);
  await user.userEvent.click(user.canvas.getByRole('checkbox'));
}

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
  beforeEach: async () => {
    version = '2021-08-26';
    sent.length = 0;
    await invalidate('/');
    return serve();
  },
} satisfies Meta<typeof WithTerms>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The identity is prefilled; the button is focusable, and says what is missing. */
export const Empty: Story = {
  play: async (context) => {
    const { canvas } = context;
    const button = await canvas.findByRole('button', submit);
    await expect(canvas.getByText('Ahosalmi')).toBeVisible();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/^Puuttuu vielä:/);
    await expectCalm(context);
    await expect(hasUnsaved()).toBe(false);
  },
};

export const Filled: Story = {
  play: async (context) => {
    await fillAll(context);
    await expectTyped(context, typed);
    await expectNotStored(passwords);
    await expect(context.canvas.getByRole('button', submit)).not.toHaveAttribute('aria-disabled');
    await expect(hasUnsaved()).toBe(true);
  },
};

/** With a valid password all other errors are shown together, in the order of the fields. */
export const Invalid: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context, { Sähköpostiosoite: 'vaino', ...passwords });
    await userEvent.click(canvas.getByRole('button', submit));
    await expectWrong(context, [
      'Anna käyttäjätunnus.',
      'Sähköpostiosoite ei ole oikein. Tarkista, että siinä on @-merkki ja verkkotunnus.',
      'Lue ja hyväksy palvelun käyttöehdot.',
    ]);
    await expectTyped(context, { Sähköpostiosoite: 'vaino', ...passwords });
  },
};

/** Mail and phone may not both be missing. */
export const InvalidWithoutContact: Story = {
  play: async (context) => {
    await fill(context, { Käyttäjätunnus: 'vaino', ...passwords });
    await context.userEvent.click(context.canvas.getByRole('checkbox'));
    await context.userEvent.click(context.canvas.getByRole('button', submit));
    await expectWrong(context, ['Anna puhelinnumero tai sähköpostiosoite.']);
  },
};

export const Failed: Story = {
  beforeEach: respondWith(() => refusal(409, 'usernameOrEmailExists')),
  play: async (context) => {
    await fillAll(context);
    const button = context.canvas.getByRole('button', submit);
    await context.userEvent.click(button);
    await expectFailure(context, 'Käyttäjätunnus tai sähköposti on jo käytössä.', button);
    await expectTyped(context, typed);
    await expect(context.canvas.getByRole('checkbox')).toBeChecked();
    await expect(hasUnsaved()).toBe(true);
  },
};

/** The identification has expired: the focused notice links to a new one. */
export const FailedAsExpired: Story = {
  tags: ['test-only'],
  beforeEach: respondWith(() => refusal(404, 'registrationExpired')),
  play: async (context) => {
    await fillAll(context);
    const button = context.canvas.getByRole('button', submit);
    await context.userEvent.click(button);
    await waitFor(() =>
      expect(context.canvas.getByRole('link', { name: 'Tunnistaudu uudelleen' })).toBeVisible(),
    );
    await expectTyped(context, typed);
  },
};

/** Accepting one version does not accept the next. */
export const NewTermsMeanwhile: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context, typed);
    const box = canvas.getByRole('checkbox');
    const button = canvas.getByRole('button', submit);
    await userEvent.click(box);
    await expect(box).toBeChecked();

    version = '2026-11-20';
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByText('Ehdot päivältä 2026-11-20')).toBeVisible());
    await expect(screen.getByText(/tuli uusi versio, kun täytit/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(box).not.toBeChecked();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/uusi versio/);
    await expect(canvas.getByLabelText('Käyttäjätunnus')).toHaveValue('vaino');

    await userEvent.click(box);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/on jo käytössä/));
    await expect(sent).toEqual(['2021-08-26', '2026-11-20']);
  },
};
