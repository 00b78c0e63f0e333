import { expect, type Locator, type Page } from '@playwright/test';

/** How a person uses a page: with a mouse and keys, or with the keyboard alone. */
export interface Hand {
  press(target: Locator): Promise<void>;
  /** Writes into a field, over what stands there. */
  write(target: Locator, text: string): Promise<void>;
  /** Ticks a check box. */
  tick(target: Locator): Promise<void>;
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
  };
}

function mouse(): Hand {
  return {
    press: (target) => target.click(),
    write: (target, text) => target.fill(text),
    // The box itself is drawn by its label.
    tick: async (target) => {
      await target.locator('xpath=ancestor-or-self::label').click();
      await expect(target).toBeChecked();
    },
  };
}

export const handOf = (input: 'mouse' | 'keyboard', page: Page): Hand =>
  input === 'mouse' ? mouse() : keyboard(page);
