/** A form with unsaved values. */
export interface UnsavedForm {
  /** Evaluated on demand, since a form that was just saved is about to return `false`. */
  isUnsaved: () => boolean;
  /** Discards the values and their draft. */
  giveUp: () => void;
}

const forms = new Set<UnsavedForm>();
let ask: () => Promise<boolean> = () => Promise.resolve(true);

/** Whether leaving the page would lose values. */
export const hasUnsaved = (): boolean => [...forms].some(({ isUnsaved }) => isUnsaved());

/** The `beforeunload` listener is registered only while needed, since it disables the back-forward cache. */
const warn = (event: BeforeUnloadEvent) => {
  if (hasUnsaved()) event.preventDefault();
};

/** Registers a form until the returned function is called. */
export function watchUnsaved(form: UnsavedForm): () => void {
  forms.add(form);
  addEventListener('beforeunload', warn);
  return () => {
    forms.delete(form);
    if (forms.size === 0) removeEventListener('beforeunload', warn);
  };
}

/** Sets the confirmation, until the returned function is called. */
export function askWith(question: () => Promise<boolean>): () => void {
  ask = question;
  return () => {
    ask = () => Promise.resolve(true);
  };
}

/** Whether the page may be left: nothing is unsaved, or the user has confirmed. */
export const mayLeave = async (): Promise<boolean> => !hasUnsaved() || (await ask());

/** Discards unsaved values, after confirmation or when another user logs in. */
export function giveUpUnsaved(): void {
  for (const { giveUp } of forms) giveUp();
  forms.clear();
  removeEventListener('beforeunload', warn);
}
