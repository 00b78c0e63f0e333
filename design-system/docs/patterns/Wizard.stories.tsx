import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { guide } from '../guide';
import { spokenIn } from './spoken';
import { Wizard } from './Wizard';
import { wholeScreen } from './whole-screen';
import { wizardTexts } from './wizard.texts';

const meta = {
  title: 'Patterns/Wizard',
  component: Wizard,
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    ...wholeScreen,
    ...guide({
      use: [
        'Divide a task that is too much for one form, and say at the start how many steps there are.',
        'Keep what was given, forwards and backwards. The focus goes to the heading of each step.',
        'Check a step when it is left, and only its own fields.',
        'Show everything before it is sent, each part with a way back into it, and at the end what happens next.',
      ],
      avoid: [
        'Divide what fits on a page: a form with sections is quicker.',
        'Let somebody skip a step, or send anything before the last one.',
      ],
      keyboard: [
        ['Enter', 'in a field, goes on to the next step'],
        ['Tab', 'goes through the fields of the step, then back and on'],
        ['Arrows', 'choose a role, change the number'],
      ],
    }),
  },
  args: { onSend: fn() },
} satisfies Meta<typeof Wizard>;

export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

const claim = { isbn: '978-951-0-51266-1', name: 'Saaren talvi', publisher: 'Kaarna', year: '2025' };

const stepHeading = ({ canvas }: Context, name: string) => canvas.getByRole('heading', { level: 2, name });

/** By keyboard alone, from the first field on. */
async function fillWork(context: Context) {
  const { canvas, userEvent, globals } = context;
  const t = spokenIn(wizardTexts, globals);
  canvas.getByLabelText(t.isbn).focus();
  await userEvent.keyboard(claim.isbn);
  await userEvent.tab();
  await userEvent.keyboard(claim.name);
  await userEvent.tab();
  await userEvent.keyboard(claim.publisher);
  await userEvent.tab();
  await userEvent.keyboard(`${claim.year}{Enter}`);
  await waitFor(() => expect(stepHeading(context, t.steps.share)).toHaveFocus());
}

/** The second of three, shared by two. */
async function fillShare(context: Context) {
  const { canvas, userEvent, globals } = context;
  const t = spokenIn(wizardTexts, globals);
  canvas.getByRole('radio', { name: t.roles.author }).focus();
  await userEvent.keyboard(' {ArrowDown}');
  const heads = canvas.getByRole('textbox', { name: t.heads });
  heads.focus();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(stepHeading(context, t.steps.check)).toHaveFocus());
}

/** Through all steps: an error stays in its step, going back keeps what was given, and all of it is sent at the end. */
export const Desktop: Story = {
  play: async (context) => {
    const { canvas, userEvent, args, globals } = context;
    const t = spokenIn(wizardTexts, globals);
    const progress = within(canvas.getByRole('list', { name: t.stepsLabel }));
    canvas.getByRole('button', { name: t.next }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent(t.check(4));
    await expect(progress.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
    await fillWork(context);
    await expect(canvas.queryByRole('alert')).toBeNull();

    const next = canvas.getByRole('button', { name: t.next });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: t.errors.roleMissing })).toHaveFocus();
    canvas.getByRole('button', { name: t.back }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(stepHeading(context, t.steps.work)).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByLabelText(t.name)).toHaveValue(claim.name);
    canvas.getByRole('button', { name: t.next }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(stepHeading(context, t.steps.share)).toHaveFocus());
    await expect(canvas.queryByRole('alert')).toBeNull();

    await fillShare(context);
    await expect(canvas.getByRole('complementary', { name: t.effect })).toHaveTextContent('1/2');
    await expect(canvas.getByText(claim.isbn)).toBeVisible();
    canvas.getByRole('button', { name: t.change.work }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(stepHeading(context, t.steps.work)).toHaveFocus();
    canvas.getByLabelText(t.year).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(stepHeading(context, t.steps.share)).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: t.roles.translator })).toBeChecked();
    canvas.getByRole('textbox', { name: t.heads }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(stepHeading(context, t.steps.check)).toHaveFocus());
    canvas.getByRole('button', { name: t.send }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: t.done })).toHaveFocus());
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith({ ...claim, role: 'translator', heads: 2 });
  },
};

export const FirstStep: Story = {};

/** The last page before it is sent. */
export const Check: Story = {
  tags: ['dark-picture'],
  play: async (context) => {
    await fillWork(context);
    await fillShare(context);
  },
};

/** What could not be sent is all still there, and the next try is one press away. */
export const Failed: Story = {
  args: { onSend: fn(() => Promise.reject(new Error('offline'))) },
  play: async (context) => {
    const { canvas, userEvent, globals } = context;
    const t = spokenIn(wizardTexts, globals);
    await fillWork(context);
    await fillShare(context);
    const send = canvas.getByRole('button', { name: t.send });
    send.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t.failed);
    await expect(canvas.getByText(claim.name)).toBeVisible();
    await expect(send).toHaveFocus();
  },
};

/** While it is being sent nobody can go back, or send it twice. */
export const Sending: Story = {
  args: { onSend: fn(() => new Promise(() => undefined)) },
  play: async (context) => {
    const { canvas, userEvent, args, globals } = context;
    const t = spokenIn(wizardTexts, globals);
    await fillWork(context);
    await fillShare(context);
    canvas.getByRole('button', { name: t.send }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('progressbar');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: t.back })).toBeDisabled();
  },
};

/** One step under another; what it brings about stands over the form. */
export const Phone: Story = { ...Check, globals: { viewport: { value: 'narrow' } } };
export const PhoneDark: Story = { globals: { viewport: { value: 'narrow' }, theme: 'dark' } };
export const Swedish: Story = { ...Desktop, globals: { locale: 'sv-FI' } };
export const English: Story = { ...Desktop, globals: { locale: 'en-GB' } };
