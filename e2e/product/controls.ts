import { expect } from '@playwright/test';
import type { Visitor } from './visitor.js';

// Finds controls by the message id of their label.

export const button = ({ page, t }: Visitor, id: string) =>
  page.getByRole('button', { name: t(id), exact: true });

export const field = ({ page, t }: Visitor, id: string) => page.getByLabel(t(id), { exact: true });

/** Finds the button of a file field, which opens the browser's file chooser. */
export const fileButton = ({ page, t }: Visitor, id: string) =>
  page
    .getByRole('group', { name: t(id) })
    .getByRole('button')
    .first();

/** Matches the start of a message, up to its first placeholder or link. */
export const startOf = (text: string) => new RegExp(text.split(/[{<]/)[0] ?? text);

/** Replaces the placeholders of a message. */
export const withValues = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** Adds a work whose record names others as creators, so that it is asked whether the user is one. */
export async function addUnnamed(visitor: Visitor, id: 'add.submit' | 'add.claim'): Promise<void> {
  await visitor.inputMethod.press(button(visitor, id));
  await visitor.inputMethod.press(button(visitor, 'add.unnamedConfirm'));
}

/** Saves the settings, and waits for the confirmation. */
export async function save(visitor: Visitor): Promise<void> {
  const { page, inputMethod, t } = visitor;
  await inputMethod.press(button(visitor, 'settings.save'));
  await expect(page.getByText(t('settings.saved')).first()).toBeVisible();
}
