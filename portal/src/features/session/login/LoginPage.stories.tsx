import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect } from 'storybook/test';
import { expectFailure, expectTyped, expectWrong, fill, refused } from '../../../shared/form/story-form';
import { withTexts } from '../../../shared/intl/story-texts';
import { refusal, visit } from '../../../shared/session/story-visit';
import { LoginPage } from './LoginPage';

const logIn = 'POST /auth/login';
const typed = { 'Käyttäjätunnus tai sähköposti': 'inka.vuorela', Salasana: 'kissa istuu kirjahyllyssä' };
const submit = { name: 'Kirjaudu sisään' };

const meta = {
  title: 'Portal/Login',
  component: LoginPage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={['/login']}>
        <Story />
      </MemoryRouter>
    ),
    withTexts,
  ],
  beforeEach: visit(),
} satisfies Meta<typeof LoginPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The password can be shown and hidden again. */
export const Filled: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context, typed);
    await expectTyped(context, typed);
    const password = canvas.getByLabelText('Salasana');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.keyboard('{Enter}');
    await expect(password).toHaveAttribute('type', 'password');
  },
};

/** Registration collects the identity code, so what happens to it can be read before. */
export const Policies: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tietosuojaseloste' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    await expect(canvas.getByRole('link', { name: 'Käyttöehdot' })).toHaveAttribute('href', '/disclaimer');
  },
};

export const Invalid: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', submit));
    await expectWrong(context, ['Anna käyttäjätunnus tai sähköpostiosoite.', 'Anna salasana.']);
  },
};

/** The error does not say which of the two was wrong. */
export const Failed: Story = {
  beforeEach: visit({ [logIn]: () => refusal(401, 'invalidUsernameOrPassword') }),
  play: refused(typed, async (user) => {
    const button = user.canvas.getByRole('button', submit);
    await expectFailure(user, 'Käyttäjätunnus tai salasana on väärin.', button);
    await expect(document.querySelector('[data-invalid]')).toBeNull();
  }),
};
