import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  discardUnsaved,
  hasUnsaved,
  mayLeave,
  setLeaveConfirmation,
  type UnsavedForm,
  watchUnsaved,
} from './unsaved';

const form = (isUnsaved = true): UnsavedForm => ({ isUnsaved: () => isUnsaved, discard: vi.fn() });
const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));

/** Whether the browser would ask before leaving the page. */
const isWarned = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(discardUnsaved);

describe('leaving the page', () => {
  it('needs no confirmation when nothing is unsaved', async () => {
    const confirmation = vi.fn(() => Promise.resolve(false));
    const stop = setLeaveConfirmation({ confirm: confirmation });
    watchUnsaved(form(false));
    expect(await mayLeave()).toBe(true);
    expect(confirmation).not.toHaveBeenCalled();
    expect(isWarned()).toBe(false);
    stop();
  });

  it.each([true, false])('does as the user chooses: %s', async (response) => {
    const stop = setLeaveConfirmation({ confirm: () => Promise.resolve(response) });
    watchUnsaved(form());
    expect(await mayLeave()).toBe(response);
    stop();
  });

  it('lets the browser ask until the form is saved or unmounted', () => {
    const stop = watchUnsaved(form());
    expect(isWarned()).toBe(true);
    stop();
    expect(isWarned()).toBe(false);
  });

  it('prepares the confirmation as soon as something is unsaved', () => {
    const prepare = vi.fn();
    const stop = setLeaveConfirmation({ confirm: () => Promise.resolve(true), prepare });
    expect(prepare).not.toHaveBeenCalled();
    watchUnsaved(form());
    expect(prepare).toHaveBeenCalledOnce();
    stop();
  });

  it('no longer asks once everything is discarded', () => {
    const given = form();
    watchUnsaved(given);
    discardUnsaved();
    expect(given.discard).toHaveBeenCalledOnce();
    expect(hasUnsaved()).toBe(false);
    expect(isWarned()).toBe(false);
  });
});
