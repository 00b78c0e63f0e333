import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { guide } from '../guide';
import { Confirmation } from './Confirmation';
import { confirmationTexts } from './confirmation.texts';
import { spokenIn } from './spoken';
import { wholeScreen } from './whole-screen';

const meta = {
  title: 'Patterns/Confirmation',
  component: Confirmation,
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    ...wholeScreen,
    ...guide({
      use: [
        'Ask only before what cannot be undone. Name the act and staying: “Poista viesti”, “Säilytä”.',
        'Say in a sentence what goes, and what does not.',
        'Let the focus begin on staying, come back to the button that asked, and go to the heading when that has gone.',
        'Say what failed beside the button that was pressed: the next try is one press away.',
      ],
      avoid: [
        'Ask before what can be brought back: do it, and offer to undo it.',
        'Tell of the end by a toast alone. The page shows it too.',
      ],
      keyboard: [
        ['Enter', 'on the act opens the question; in the question, presses'],
        ['Tab', 'goes from one answer to the other and never leaves the question'],
        ['Escape', 'stays'],
      ],
    }),
  },
  args: { onRemove: fn() },
} satisfies Meta<typeof Confirmation>;

export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

/** Presses the act by keyboard; the focus is then on staying. */
async function ask({ canvas, userEvent, globals }: Context) {
  const t = spokenIn(confirmationTexts, globals);
  const opener = canvas.getByRole('button', { name: t.remove });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const question = await screen.findByRole('alertdialog', { name: t.removeTitle });
  await expect(question).toHaveAccessibleDescription(t.removeBody);
  await waitFor(() => expect(within(question).getByRole('button', { name: t.keep })).toHaveFocus());
  return { t, opener, question };
}

/** Kept twice, by its button and by Escape, then deleted. */
export const Desktop: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const { opener } = await ask(context);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
    await ask(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onRemove).not.toHaveBeenCalled();

    const { t, question } = await ask(context);
    await userEvent.tab();
    await expect(within(question).getByRole('button', { name: t.remove })).toHaveFocus();
    await userEvent.tab();
    await expect(within(question).getByRole('button', { name: t.keep })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: t.messages })).toHaveFocus());
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByText(t.removed)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: t.subject })).toBeNull();
  },
};

/** The question, over what it is about. */
export const Question: Story = { tags: ['dark-picture'], play: async (context) => void (await ask(context)) };

/** While it is under way nobody can leave it in the middle, or begin it twice. */
export const Removing: Story = {
  args: { onRemove: fn(() => new Promise(() => undefined)) },
  play: async (context) => {
    const { userEvent, args } = context;
    const { question } = await ask(context);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await within(question).findByRole('progressbar');
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(question).toBeInTheDocument();
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** What failed is said where the button is, and the message is still there. */
export const Failed: Story = {
  args: { onRemove: fn(() => Promise.reject(new Error('offline'))) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { t, opener } = await ask(context);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent(t.notRemoved);
    await expect(canvas.getByText(t.received)).toBeVisible();
  },
};

export const Phone: Story = { ...Question, globals: { viewport: { value: 'narrow' } } };
export const PhoneDark: Story = { ...Failed, globals: { viewport: { value: 'narrow' }, theme: 'dark' } };
export const Swedish: Story = { ...Desktop, globals: { locale: 'sv-FI' } };
export const English: Story = { ...Desktop, globals: { locale: 'en-GB' } };
