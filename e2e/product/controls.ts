import { expect } from '@playwright/test';
import type { Visitor } from './visitor.js';

// Controls by the id of their words.

export const button = ({ page, t }: Visitor, id: string) =>
  page.getByRole('button', { name: t(id), exact: true });

export const field = ({ page, t }: Visitor, id: string) => page.getByLabel(t(id), { exact: true });

/** Opens the browser's chooser, in the field for a file of that name. */
export const fileButton = ({ page, t }: Visitor, id: string) =>
  page
    .getByRole('group', { name: t(id) })
    .getByRole('button')
    .first();

/** A text with a name or a link in it, up to that. */
export const startOf = (text: string) => new RegExp(text.split(/[{<]/)[0] ?? text);

/** A text with its values. */
export const withValues = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** Presses the bar of the settings. */
export async function save(visitor: Visitor): Promise<void> {
  const { page, inputMethod, t } = visitor;
  await inputMethod.press(button(visitor, 'settings.save'));
  await expect(page.getByText(t('settings.saved')).first()).toBeVisible();
}
