import { expect, type Locator, type Page } from '@playwright/test';

/** A file for the browser's file chooser. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A way to use a page: with mouse and keyboard, or with the keyboard alone. */
export interface InputMethod {
  press(target: Locator): Promise<void>;
  /** Presses twice, without waiting for a result. */
  pressTwice(target: Locator): Promise<void>;
  /** Replaces the value of a field. */
  write(target: Locator, text: string): Promise<void>;
  /** Checks or unchecks a check box or a switch. */
  tick(target: Locator, isChecked?: boolean): Promise<void>;
  /** Selects an option by its label. */
  choose(target: Locator, label: string): Promise<void>;
  /** Presses the button that opens the browser's file chooser, and chooses a file. */
  chooseFile(button: Locator, file: ChosenFile): Promise<void>;
}

const maxSteps = 200;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Returns the key that moves the focus: an arrow in a menu once that has the focus, Tab elsewhere. */
async function keyToMove(target: Locator): Promise<'ArrowDown' | 'Tab'> {
  const menu = target.locator('xpath=ancestor::*[@role="menu"]');
  if ((await menu.count()) === 0) return 'Tab';
  await expect(menu.locator(':focus')).toBeVisible();
  return 'ArrowDown';
}

/** Moves the focus by keys until the target has it. */
async function focusByKeyboard(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const key = await keyToMove(target);
  for (let step = 0; step < maxSteps; step += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The key ${key} does not move the focus to ${target.toString()}`);
}

const selectedLabel = (list: Locator): Promise<string | undefined> =>
  list.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.label);

/** Moves down a list from its first option: browsers select each option that an arrow reaches. */
async function selectByArrows(page: Page, list: Locator, label: string): Promise<void> {
  await page.keyboard.press('Home');
  const choices = await list.locator('option').count();
  for (let step = 0; step < choices; step += 1) {
    if ((await selectedLabel(list)) === label) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrows do not select ${label} in ${list.toString()}`);
}

async function chooseFileBy(page: Page, press: () => Promise<void>, file: ChosenFile): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  await press();
  await (await opened).setFiles(file);
}

function keyboard(page: Page): InputMethod {
  const press = async (target: Locator) => {
    await focusByKeyboard(page, target);
    await page.keyboard.press('Enter');
  };
  return {
    press,
    async pressTwice(target) {
      await press(target);
      await page.keyboard.press('Enter');
    },
    async write(target, text) {
      await focusByKeyboard(page, target);
      await page.keyboard.press('Control+a');
      if (text) await page.keyboard.type(text);
      else await page.keyboard.press('Delete');
    },
    async tick(target, isChecked = true) {
      await focusByKeyboard(page, target);
      await page.keyboard.press('Space');
      await expect(target).toBeChecked({ checked: isChecked });
    },
    async choose(target, label) {
      await focusByKeyboard(page, target);
      await selectByArrows(page, target, label);
    },
    chooseFile: (button, file) => chooseFileBy(page, () => press(button), file),
  };
}

function mouse(page: Page): InputMethod {
  return {
    press: (target) => target.click(),
    pressTwice: (target) => target.dblclick(),
    write: (target, text) => target.fill(text),
    // The label draws the box.
    tick: async (target, isChecked = true) => {
      await target.locator('xpath=ancestor-or-self::label').click();
      await expect(target).toBeChecked({ checked: isChecked });
    },
    choose: async (target, label) => {
      await target.selectOption({ label: label });
    },
    chooseFile: (button, file) => chooseFileBy(page, () => button.click(), file),
  };
}

export const inputMethodOf = (input: 'mouse' | 'keyboard', page: Page): InputMethod =>
  input === 'mouse' ? mouse(page) : keyboard(page);
