import { expect, type Locator, type Page } from '@playwright/test';

/** How a person uses a page: with a mouse and keys, or with the keyboard alone. */
export interface Hand {
  press(target: Locator): Promise<void>;
  /** Writes into a field, over what stands there. */
  write(target: Locator, text: string): Promise<void>;
  /** Ticks a check box. */
  tick(target: Locator): Promise<void>;
  /** Chooses from a list that opens on a button. */
  choose(button: Locator, option: string): Promise<void>;
}

const mostSteps = 200;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Walks with the Tab key until the target has the focus, as somebody without a mouse does. */
async function walkTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < mostSteps; step += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${target.toString()}`);
}

function keyboard(page: Page): Hand {
  return {
    async press(target) {
      await walkTo(page, target);
      await page.keyboard.press('Enter');
    },
    async write(target, text) {
      await walkTo(page, target);
      await page.keyboard.press('Control+a');
      if (text) await page.keyboard.type(text);
      else await page.keyboard.press('Delete');
    },
    async tick(target) {
      await walkTo(page, target);
      await page.keyboard.press('Space');
      await expect(target).toBeChecked();
    },
    async choose(button, option) {
      await walkTo(page, button);
      await page.keyboard.press('Enter');
      const chosen = page.getByRole('option', { name: option, exact: true });
      await chosen.waitFor();
      for (let step = 0; step < mostSteps && !(await hasFocus(chosen)); step += 1) {
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
    },
  };
}

function mouse(page: Page): Hand {
  return {
    press: (target) => target.click(),
    write: (target, text) => target.fill(text),
    // The box itself is drawn by its label.
    tick: async (target) => {
      await target.locator('xpath=ancestor-or-self::label').click();
      await expect(target).toBeChecked();
    },
    async choose(button, option) {
      await button.click();
      await page.getByRole('option', { name: option, exact: true }).click();
    },
  };
}

export const handOf = (input: 'mouse' | 'keyboard', page: Page): Hand =>
  input === 'mouse' ? mouse(page) : keyboard(page);
