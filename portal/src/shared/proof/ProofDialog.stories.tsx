import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectCalm, expectNotStored, expectTyped, expectWrong, fill } from '../form/story-form';
import { withTexts } from '../intl/story-texts';
import { currentMember } from '../session/session-store';
import { storyMe } from '../session/story-people';
import { record, refusal, visit } from '../session/story-visit';
import ProofDialog from './ProofDialog';

const prove = 'POST /auth/proof';
const typed = { Salasana: 'kissa istuu kirjahyllyssä' };

const meta = {
  title: 'Portal/Proof of identity',
  component: ProofDialog,
  decorators: [withTexts],
  beforeEach: visit({ [prove]: () => record({ ...storyMe, provedAt: '2999-02-02T00:00:00.000Z' }) }),
  args: { onProved: fn(), onClose: fn() },
} satisfies Meta<typeof ProofDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

/** The dialog as the container of its form. */
async function inDialog({ userEvent }: Context) {
  const dialog = await screen.findByRole('dialog', { name: 'Vahvista henkilöllisyytesi' });
  return { userEvent, canvas: within(dialog) };
}

/** The field is ready for input, and the way without a password says what it costs. */
export const Empty: Story = {
  play: async (context) => {
    const dialog = await inDialog(context);
    await waitFor(() => expect(dialog.canvas.getByLabelText('Salasana')).toHaveFocus());
    await expect(dialog.canvas.getByRole('link', { name: 'Tunnistaudu pankkitunnuksilla' })).toHaveAttribute(
      'href',
      '/api/auth/strong?language=fi&purpose=proof',
    );
    await expectCalm(dialog);
    await context.userEvent.keyboard('{Escape}');
    await expect(context.args.onClose).toHaveBeenCalledOnce();
  },
};

/** The login of an organisation, and staff, have only the password. */
export const ByPasswordOnly: Story = {
  beforeEach: visit({}, { user: { ...storyMe.user, hasIdentityCode: 0 } }),
  play: async (context) => {
    const { canvas } = await inDialog(context);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Invalid: Story = {
  play: async (context) => {
    const dialog = await inDialog(context);
    await context.userEvent.click(dialog.canvas.getByRole('button', { name: 'Vahvista ja jatka' }));
    await expectWrong(dialog, ['Anna salasanasi.']);
  },
};

export const WrongPassword: Story = {
  beforeEach: visit({ [prove]: () => refusal(403, 'invalidPassword', { field: 'password' }) }),
  play: async (context) => {
    const dialog = await inDialog(context);
    await fill(dialog, typed);
    await context.userEvent.keyboard('{Enter}');
    await expectWrong(dialog, ['Salasana on väärin.']);
    await expectTyped(dialog, typed);
    await expect(context.args.onProved).not.toHaveBeenCalled();
  },
};

export const TooManyAttempts: Story = {
  beforeEach: visit({ [prove]: () => refusal(429, 'tooManyRequests', { params: { seconds: 840 } }) }),
  play: async (context) => {
    const dialog = await inDialog(context);
    await fill(dialog, typed);
    await context.userEvent.keyboard('{Enter}');
    await expect(await dialog.canvas.findByText(/Yritä uudelleen 14 minuutin kuluttua/)).toBeVisible();
  },
};

/** The session knows from now on when the user proved who they are. */
export const Proved: Story = {
  play: async (context) => {
    const dialog = await inDialog(context);
    await fill(dialog, typed);
    await expectNotStored(typed);
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(context.args.onProved).toHaveBeenCalledOnce());
    await expect(currentMember()?.me.provedAt).toBe('2999-02-02T00:00:00.000Z');
  },
};
