import { Button, Notice, TextField } from '@nimio/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ApiError, type ApiErrorCode } from '../../api/api-error';
import { withTexts } from '../intl/story-texts';
import { visit } from '../session/story-visit';
import { PortalForm } from './PortalForm';
import { hasUnsaved } from './unsaved';
import { usePortalForm } from './use-portal-form';

interface LongFormProps {
  /** How the server refuses; undefined when it saves. */
  refusal: ApiErrorCode | undefined;
  failureNotice?: ReactNode;
  onSaved: () => void;
}

/** Longer than the window. */
function LongForm({ refusal, failureNotice, onSaved }: LongFormProps) {
  const form = usePortalForm({ name: 'story', initial: { title: 'Saaren talvi' }, validate: () => ({}) });
  const save = form.save(
    () => (refusal ? Promise.reject(new ApiError(refusal)) : Promise.resolve()),
    onSaved,
  );
  return (
    <PortalForm form={form} onSubmit={save} aria-label="Teos" failureNotice={failureNotice}>
      <TextField {...form.field('title')} label="Teoksen nimi" />
      <div style={{ height: '120vh' }} />
      <Button type="submit">Tallenna</Button>
    </PortalForm>
  );
}

const meta = {
  title: 'Portal/Form',
  component: LongForm,
  decorators: [withTexts],
  beforeEach: visit(),
  args: { refusal: 'network', onSaved: fn() },
} satisfies Meta<typeof LongForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What failed stands over the form, out of sight of the button: the focus and the window go there. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Teoksen nimi'), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna' }));
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await waitFor(() => expect(alert.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(hasUnsaved()).toBe(true);
  },
};

/** A form may say it in its own words: then nothing says it twice. */
export const RefusedWithOwnNotice: Story = {
  args: { refusal: 'lockedError', failureNotice: <Notice tone="warning" title="Tilitystä lasketaan" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Teoksen nimi'), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Tilitystä lasketaan$/);
  },
};

/** Nothing is asked on leaving once it is saved. */
export const Saved: Story = {
  args: { refusal: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Teoksen nimi'), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await waitFor(() => expect(hasUnsaved()).toBe(false));
  },
};
