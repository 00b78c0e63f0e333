/** A form with unsaved values. */
export interface UnsavedForm {
  /** Evaluated on demand, since a form that was just saved is about to return `false`. */
  isUnsaved: () => boolean;
  /** Discards the values and their draft. */
  discard: () => void;
}

const forms = new Set<UnsavedForm>();

interface LeaveConfirmation {
  confirm: () => Promise<boolean>;
  /** Called when a form gets unsaved values, before anything is to be confirmed. */
  prepare?: () => void;
}

const withoutConfirmation: LeaveConfirmation = { confirm: () => Promise.resolve(true) };
let leaveConfirmation = withoutConfirmation;

/** Whether leaving the page would lose values. */
export const hasUnsaved = (): boolean => [...forms].some(({ isUnsaved }) => isUnsaved());

/** The `beforeunload` listener is registered only while needed, since it disables the back-forward cache. */
const warn = (event: BeforeUnloadEvent) => {
  if (hasUnsaved()) event.preventDefault();
};

/** Registers a form until the returned function is called. */
export function watchUnsaved(form: UnsavedForm): () => void {
  forms.add(form);
  leaveConfirmation.prepare?.();
  addEventListener('beforeunload', warn);
  return () => {
    forms.delete(form);
    if (forms.size === 0) removeEventListener('beforeunload', warn);
  };
}

/** Sets the confirmation, until the returned function is called. */
export function setLeaveConfirmation(confirmation: LeaveConfirmation): () => void {
  leaveConfirmation = confirmation;
  return () => {
    leaveConfirmation = withoutConfirmation;
  };
}

/** Whether the page may be left: nothing is unsaved, or the user has confirmed. */
export const mayLeave = async (): Promise<boolean> => !hasUnsaved() || (await leaveConfirmation.confirm());

/** Discards unsaved values, after confirmation or when another user logs in. */
export function discardUnsaved(): void {
  for (const { discard } of forms) discard();
  forms.clear();
  removeEventListener('beforeunload', warn);
}
