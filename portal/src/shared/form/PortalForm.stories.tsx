import { Button, Notice, TextField } from '@nimio/design-system';
import { logIn } from '@nimio/domain/session/session.endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { call } from '../../api/client';
import { withTexts } from '../intl/story-texts';
import { late } from '../page/late';
import { neverResponds, refusal, visit } from '../session/story-visit';
import { PortalForm } from './PortalForm';
import {
  expectCalm,
  expectFailure,
  expectSaving,
  expectTyped,
  expectWrong,
  fill,
  refused,
} from './story-form';
import { hasUnsaved } from './unsaved';
import { usePortalForm } from './use-portal-form';

const loadDialog = fn(() => Promise.resolve({ default: () => <p>Vahvistus</p> }));

interface LongFormProps {
  failureNotice?: ReactNode;
  onSaved: () => void;
}

/** A form that is higher than the window; any call can stand for its save. */
function LongForm({ failureNotice, onSaved }: LongFormProps) {
  const form = usePortalForm({
    name: 'story',
    initial: { username: 'Saaren talvi' },
    validate: ({ username }) => (username === '' ? { username: 'required' } : {}),
  });
  const save = form.save(({ username }) => call(logIn, { body: { username, password: 'x' } }), onSaved);
  const [lateParts] = useState(() => [late(loadDialog)]);
  return (
    <PortalForm
      form={form}
      onSubmit={save}
      aria-label="Teos"
      lateParts={lateParts}
      failureNotice={failureNotice}
    >
      <TextField {...form.field('username')} label={label} />
      <div style={{ height: '120vh' }} />
      <Button type="submit" isPending={form.isSubmitting}>
        Tallenna
      </Button>
    </PortalForm>
  );
}

function WithAnother(props: LongFormProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Toinen lomake</Button>
      {isOpen && <Another />}
      <LongForm {...props} />
    </>
  );
}

function Another() {
  const form = usePortalForm({ name: 'another', initial: { text: '' }, validate: () => ({}) });
  return (
    <PortalForm form={form} onSubmit={form.save(() => Promise.resolve())} aria-label="Toinen">
      <TextField {...form.field('text')} label="Teksti" />
    </PortalForm>
  );
}

const label = 'Teoksen nimi';
const typed = { [label]: 'Talvi' };
const submit = { name: 'Tallenna' };
const write = 'POST /auth/login';

const meta = {
  title: 'Portal/Form',
  component: LongForm,
  decorators: [withTexts],
  beforeEach: visit({ [write]: () => Promise.reject(new TypeError('offline')) }),
  args: { onSaved: fn() },
} satisfies Meta<typeof LongForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is shown as wrong before the first submit. */
export const Untouched: Story = { play: expectCalm };

/** The late parts of the form are loaded when something is typed, once. */
export const Typed: Story = {
  play: async (context) => {
    loadDialog.mockClear();
    await expectCalm(context);
    await expect(loadDialog).not.toHaveBeenCalled();
    await fill(context, typed);
    await expect(loadDialog).toHaveBeenCalledOnce();
  },
};

/** The summary has the focus, and leads to the fields; nothing is sent. */
export const Invalid: Story = {
  play: async (context) => {
    await fill(context, { [label]: '' });
    await context.userEvent.click(context.canvas.getByRole('button', submit));
    await expectWrong(context, ['Täytä tämä kohta.']);
    await expect(context.args.onSaved).not.toHaveBeenCalled();
  },
};

/** The tab's title says so until no form of the page has errors, even when another form opens. */
export const InvalidBesideAnother: Story = {
  render: (args) => <WithAnother {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context, { [label]: '' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.title).toMatch(/^Virhe: /));
    await userEvent.click(canvas.getByRole('button', { name: 'Toinen lomake' }));
    await canvas.findByRole('form', { name: 'Toinen' });
    await expect(document.title).toMatch(/^Virhe: /);
    await fill(context, typed);
    await waitFor(() => expect(document.title).not.toMatch(/^Virhe:/));
  },
};

/** An error that only the server can find is shown at its field. */
export const InvalidByServer: Story = {
  beforeEach: visit({
    [write]: () => refusal(422, 'validationError', { fields: [{ path: 'username', code: 'invalid' }] }),
  }),
  play: refused(typed, async (user) => expectWrong(user, ['Tarkista tämä kohta.'])),
};

/** A second press sends nothing, and the values remain. */
export const Saving: Story = {
  beforeEach: visit({ [write]: neverResponds }),
  play: async (context) => {
    await fill(context, typed);
    const button = context.canvas.getByRole('button', submit);
    await context.userEvent.click(button);
    await expectSaving(context, button);
    await expectTyped(context, typed);
    await expect(hasUnsaved()).toBe(true);
  },
};

/** The failure is shown above the form, out of sight of the button: the focus and the window move there. */
export const Failed: Story = {
  play: refused(typed, async (user) => {
    const cause = 'Yhteys palvelimeen katkesi. Tarkista verkkoyhteys ja yritä uudelleen.';
    await expectFailure(user, cause, user.canvas.getByRole('button', submit));
    const alert = user.canvas.getByRole('alert');
    await waitFor(() => expect(alert.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(hasUnsaved()).toBe(true);
  }),
};

/** A form may show its own notice instead. */
export const FailedWithOwnNotice: Story = {
  args: { failureNotice: <Notice tone="warning" title="Tilitystä lasketaan" /> },
  beforeEach: visit({ [write]: () => refusal(423, 'lockedError') }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(label), '!');
    await userEvent.click(canvas.getByRole('button', submit));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Tilitystä lasketaan$/);
  },
};

/** Leaving does not ask once everything is saved. */
export const Saved: Story = {
  beforeEach: visit({ [write]: () => Response.json({ record: {} }) }),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(label), '!');
    await userEvent.click(canvas.getByRole('button', submit));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await waitFor(() => expect(hasUnsaved()).toBe(false));
  },
};
