import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect } from 'storybook/test';
import {
  expectCalm,
  expectFailure,
  expectSaving,
  expectTyped,
  expectWrong,
  fill,
} from '../../../shared/form/story-form';
import { withTexts } from '../../../shared/intl/story-texts';
import { neverAnswers, refusal, visit } from '../../../shared/session/story-visit';
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

export const Empty: Story = {
  play: async (context) => {
    await expectCalm(context);
    await expectTyped(context, { 'Käyttäjätunnus tai sähköposti': '', Salasana: '' });
  },
};

/** What is typed can be looked at, and is hidden again. */
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

export const Invalid: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', submit));
    await expectWrong(context, ['Anna käyttäjätunnus tai sähköpostiosoite.', 'Anna salasana.']);
  },
};

export const Saving: Story = {
  beforeEach: visit({ [logIn]: neverAnswers }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context, typed);
    const button = canvas.getByRole('button', submit);
    await userEvent.click(button);
    await expectSaving(context, button);
    await expectTyped(context, typed);
  },
};

/** It is not told which of the two was wrong. */
export const Failed: Story = {
  beforeEach: visit({ [logIn]: () => refusal(401, 'invalidUsernameOrPassword') }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context, typed);
    await userEvent.keyboard('{Enter}');
    await expectFailure(
      context,
      'Käyttäjätunnus tai salasana on väärin.',
      canvas.getByRole('button', submit),
    );
    await expectTyped(context, typed);
    await expect(document.querySelector('[data-invalid]')).toBeNull();
  },
};
