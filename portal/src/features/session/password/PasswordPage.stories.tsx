import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect } from 'storybook/test';
import {
  expectCalm,
  expectNotStored,
  expectTyped,
  expectWrong,
  fill,
  refused,
} from '../../../shared/form/story-form';
import { withTexts } from '../../../shared/intl/story-texts';
import { storyMe } from '../../../shared/session/story-people';
import { record, refusal, sessionResponses, visit } from '../../../shared/session/story-visit';
import { PasswordPage } from './PasswordPage';

const change = 'POST /auth/inka/change-password';
const passphrase = 'kissa istuu kirjahyllyssä';
const typed = {
  'Nykyinen salasana': 'koira nukkuu eteisessä',
  'Uusi salasana': passphrase,
  'Uusi salasana uudelleen': passphrase,
};
const submit = { name: 'Vaihda salasana' };

const meta = {
  title: 'Portal/Change password',
  component: PasswordPage,
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={['/password?to=%2Fworks']}>
        <Routes>
          <Route path="/password" element={<Story />} />
          <Route path="/works" element={<p>Teosluettelo</p>} />
        </Routes>
      </MemoryRouter>
    ),
    withTexts,
  ],
  beforeEach: visit(),
} satisfies Meta<typeof PasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rules are visible before typing, and the button says what is missing. */
export const Empty: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByLabelText('Uusi salasana')).toHaveAccessibleDescription(
      /Neljän sanan salalause/,
    );
    await expect(canvas.getByRole('button', submit)).toHaveAccessibleDescription(/^Puuttuu vielä:/);
    await expectCalm(context);
  },
};

/** After strong authentication the old one is not required, and the page says so. */
export const EmptyAfterIdentification: Story = {
  beforeEach: visit({}, { sessionKind: 'strong' }),
  play: async (context) => {
    await expect(context.canvas.getByText(/nykyistä salasanaa ei kysytä/)).toBeVisible();
    await expect(context.canvas.queryByLabelText('Nykyinen salasana')).toBeNull();
  },
};

export const Filled: Story = {
  play: async (context) => {
    await fill(context, typed);
    await expectNotStored(typed);
    await expect(context.canvas.getByText('Salasanat täsmäävät')).toBeVisible();
    await expect(context.canvas.getByRole('button', submit)).not.toHaveAttribute('aria-disabled');
  },
};

/** The old password is missing. */
export const Invalid: Story = {
  play: async (context) => {
    await fill(context, { ...typed, 'Nykyinen salasana': '' });
    await context.userEvent.click(context.canvas.getByRole('button', submit));
    await expectWrong(context, ['Anna nykyinen salasana.']);
    await expectTyped(context, { ...typed, 'Nykyinen salasana': '' });
  },
};

/** The old password is wrong by the server's response: the error is at its field. */
export const InvalidByServer: Story = {
  beforeEach: visit({ [change]: () => refusal(403, 'invalidPassword') }),
  play: refused(typed, (user) => expectWrong(user, ['Nykyinen salasana on väärin.'])),
};

/** A redirected user continues to the requested page. */
export const LedBack: Story = {
  tags: ['test-only'],
  beforeEach: visit(
    { ...sessionResponses({}), [change]: () => record(storyMe) },
    { shouldUpdatePassword: 1 },
  ),
  play: async (context) => {
    await fill(context, typed);
    await context.userEvent.keyboard('{Enter}');
    await expect(await context.canvas.findByText('Teosluettelo')).toBeVisible();
  },
};
