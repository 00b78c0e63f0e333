import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { writes } from '../session/story-visit';

// The portal's promises for every form.

/** The user of a form, and its container: the story's canvas, or a dialog over it. */
export type FormUser = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** The typed values, by the labels of the fields. */
type Typed = Readonly<Record<string, string>>;

/** Types into the fields in sequence, replacing their values. */
export async function fill({ canvas, userEvent }: FormUser, typed: Typed): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    const field = await canvas.findByLabelText<HTMLInputElement>(label);
    if (field.value !== '') await userEvent.clear(field);
    if (text !== '') await userEvent.type(field, text);
  }
}

export async function expectTyped({ canvas }: FormUser, typed: Typed): Promise<void> {
  for (const [label, text] of Object.entries(typed))
    await expect(canvas.getByLabelText(label)).toHaveValue(text);
}

/** Codes, account numbers and passwords are never in the browser's storage. */
export async function expectNotStored(typed: Typed): Promise<void> {
  const plain = (text: string) => text.replace(/\s/g, '').toLowerCase();
  const stored = plain(JSON.stringify([sessionStorage, localStorage]));
  for (const text of Object.values(typed)) await expect(stored).not.toContain(plain(text));
}

/** Nothing is invalid before the first submit, not even empty fields. */
export async function expectCalm({ canvas }: FormUser): Promise<void> {
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(document.querySelector('[data-invalid]')).toBeNull();
  await expect(document.title).not.toMatch(/^Virhe:/);
}

/**
 * After a failed submit the summary has the focus, the tab's title says so, and each link leads to its field with the
 * same message.
 */
export async function expectWrong({ canvas, userEvent }: FormUser, sentences: string[]): Promise<void> {
  const summary = await canvas.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  await expect(document.title).toMatch(/^Virhe: /);
  const lines = within(summary).getAllByRole('link');
  await expect(lines.map((line) => line.textContent)).toEqual(sentences);
  for (const [index, line] of lines.entries()) {
    line.focus();
    await userEvent.keyboard('{Enter}');
    // After following a link the field is ready for input.
    await expect(document.activeElement?.matches('input, select, textarea')).toBe(true);
    const field = document.activeElement?.closest('[data-field]');
    await expect(field).toHaveTextContent(sentences[index] ?? '');
    await expect(field).toHaveAttribute('data-invalid');
  }
}

/**
 * The `play` of a story in which the server refuses the typed values.
 *
 * @param expected checks how the form shows it
 */
export const refused =
  (typed: Typed, expected: (user: FormUser) => Promise<void>) =>
  async (user: FormUser): Promise<void> => {
    await fill(user, typed);
    await user.userEvent.keyboard('{Enter}');
    await expected(user);
    await expectTyped(user, typed);
  };

/** While pending the button shows it and keeps the focus, and another press of it or of Enter sends nothing. */
export async function expectSaving({ canvas, userEvent }: FormUser, button: HTMLElement): Promise<void> {
  await within(button).findByRole('progressbar');
  await waitFor(() => expect(writes).toHaveLength(1));
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  await expect(button).toHaveFocus();
  await expect(writes).toHaveLength(1);
  await expect(canvas.queryByRole('alert')).toBeNull();
}

/** A failure is shown above the form with the focus, the tab's title says so, and the button can be pressed again. */
export async function expectFailure({ canvas }: FormUser, cause: string, button: HTMLElement): Promise<void> {
  const alert = await canvas.findByRole('alert');
  await waitFor(() => expect(alert).toHaveFocus());
  await expect(alert).toHaveTextContent(cause);
  await expect(document.title).toMatch(/^Virhe: /);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
}
