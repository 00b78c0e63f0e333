import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectCalm, expectTyped, expectWrong, type FormUser, fill } from '../../../shared/form/story-form';
import { withTexts } from '../../../shared/intl/story-texts';
import { visit } from '../../../shared/session/story-visit';
import ForgotPassword from './ForgotPassword';

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

/** The focus is initially in the field. */
export const Empty: Story = {
  play: async (context) => {
    const user = await inDialog(context);
    await waitFor(() => expect(user.canvas.getByLabelText('Sähköpostiosoite')).toHaveFocus());
    await expectCalm(user);
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
