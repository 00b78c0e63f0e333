import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  expectCalm,
  expectFailure,
  expectSaving,
  expectTyped,
  expectWrong,
  type FormUser,
  fill,
} from '../../../shared/form/story-form';
import { withTexts } from '../../../shared/intl/story-texts';
import { neverAnswers, refusal, visit } from '../../../shared/session/story-visit';
import ForgotPassword from './ForgotPassword';

const request = 'POST /auth/password-change-request';
const typed = { Sähköpostiosoite: 'inka@example.org' };
const submit = { name: 'Lähetä linkki' };

const meta = {
  title: 'Portal/Forgotten password',
  component: ForgotPassword,
  decorators: [withTexts],
  beforeEach: visit(),
  args: { onClose: fn() },
} satisfies Meta<typeof ForgotPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form is in the dialog, not in the story's canvas. */
const inDialog = async ({ userEvent }: FormUser): Promise<FormUser> => ({
  canvas: within(await screen.findByRole('dialog')),
  userEvent,
});

/** The focus is in the field from the start. */
export const Empty: Story = {
  play: async (context) => {
    const user = await inDialog(context);
    await waitFor(() => expect(user.canvas.getByLabelText('Sähköpostiosoite')).toHaveFocus());
    await expectCalm(user);
  },
};

export const Filled: Story = {
  play: async (context) => {
    const user = await inDialog(context);
    await fill(user, typed);
    await expectTyped(user, typed);
  },
};

export const Invalid: Story = {
  play: async (context) => {
    const user = await inDialog(context);
    await fill(user, { Sähköpostiosoite: 'inka' });
    await user.userEvent.click(user.canvas.getByRole('button', submit));
    await expectWrong(user, [
      'Sähköpostiosoite ei ole oikein. Tarkista, että siinä on @-merkki ja verkkotunnus.',
    ]);
    await expectTyped(user, { Sähköpostiosoite: 'inka' });
  },
};

export const Saving: Story = {
  beforeEach: visit({ [request]: neverAnswers }),
  play: async (context) => {
    const user = await inDialog(context);
    await fill(user, typed);
    const button = user.canvas.getByRole('button', submit);
    await user.userEvent.click(button);
    await expectSaving(user, button);
    await expectTyped(user, typed);
  },
};

export const Failed: Story = {
  beforeEach: visit({ [request]: () => refusal(503, 'serviceUnavailable') }),
  play: async (context) => {
    const user = await inDialog(context);
    await fill(user, typed);
    await user.userEvent.keyboard('{Enter}');
    await expectFailure(
      user,
      'Palvelu ei ole juuri nyt käytettävissä. Yritä hetken päästä uudelleen.',
      user.canvas.getByRole('button', submit),
    );
    await expectTyped(user, typed);
  },
};
