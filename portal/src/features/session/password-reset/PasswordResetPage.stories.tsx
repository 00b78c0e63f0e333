import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect } from 'storybook/test';
import { invalidate } from '../../../api/use-endpoint';
import { expectCalm, expectFailure, expectWrong, fill, refused } from '../../../shared/form/story-form';
import { withTexts } from '../../../shared/intl/story-texts';
import { refusal, visit } from '../../../shared/session/story-visit';
import { PasswordResetPage } from './PasswordResetPage';

const hash = 'r'.repeat(22);
const reset = `POST /auth/change-password/${hash}`;
const good = () => new Response(null, { status: 204 });
const serve = (response: () => Response | Promise<Response>) =>
  visit({ [`GET /auth/change-password/${hash}`]: good, [reset]: response });

const passphrase = 'kissa istuu kirjahyllyssä';
const typed = { 'Uusi salasana': passphrase, 'Uusi salasana uudelleen': passphrase };
const submit = { name: 'Vaihda salasana' };

const meta = {
  title: 'Portal/Password reset',
  component: PasswordResetPage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={[`/password-reset/${hash}`]}>
        <Routes>
          <Route path="/password-reset/:hash" element={<Story />} />
        </Routes>
      </MemoryRouter>
    ),
    withTexts,
  ],
  beforeEach: async () => {
    await invalidate('/');
    return serve(good)();
  },
} satisfies Meta<typeof PasswordResetPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button is focusable before it can be used, and says what is missing. */
export const Empty: Story = {
  play: async (context) => {
    const button = await context.canvas.findByRole('button', submit);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(
      'Puuttuu vielä: vähintään 10 merkin salasana ja sama salasana uudelleen',
    );
    await expectCalm(context);
  },
};

/** A passphrase of four words is enough. */
export const Filled: Story = {
  play: async (context) => {
    await fill(context, typed);
    await expect(context.canvas.getByText('Riittävän vahva')).toBeVisible();
    await expect(context.canvas.getByText('Salasanat täsmäävät')).toBeVisible();
    await expect(context.canvas.getByRole('button', submit)).not.toHaveAttribute('aria-disabled');
  },
};

/** The server has more rules for passwords than the form: both show the same message. */
export const Invalid: Story = {
  beforeEach: serve(() => refusal(422, 'passwordTooWeak')),
  play: refused(typed, (user) =>
    expectWrong(user, [
      'Salasana on liian heikko. Tee siitä pidempi tai käytä erikoismerkkejä, numeroita sekä isoja ja pieniä kirjaimia.',
    ]),
  ),
};

/** Validated on blur, so that a weak password is not repeated. */
export const InvalidOnLeaving: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context, { 'Uusi salasana': 'kissa' });
    await userEvent.tab();
    await expect(canvas.getByLabelText('Uusi salasana')).toHaveAccessibleDescription(
      /Salasana on liian heikko/,
    );
    await fill(context, typed);
    await fill(context, { 'Uusi salasana uudelleen': 'kissa istuu' });
    await userEvent.tab();
    await expect(canvas.getByLabelText('Uusi salasana uudelleen')).toHaveAccessibleDescription(
      'Salasanat eivät täsmää.',
    );
  },
};

/** The link expired while the password was being typed. */
export const Failed: Story = {
  beforeEach: serve(() => refusal(404, 'resetLinkInvalid')),
  play: refused(typed, (user) =>
    expectFailure(
      user,
      'Linkki on vanhentunut tai virheellinen. Pyydä uusi linkki kirjautumissivulta.',
      user.canvas.getByRole('button', submit),
    ),
  ),
};
