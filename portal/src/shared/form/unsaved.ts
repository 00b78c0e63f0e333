/** A form with values that are not stored yet. */
export interface UnsavedForm {
  /** Asked when it matters: a form that has just been saved is about to say no. */
  isUnsaved: () => boolean;
  /** The person leaves the values; drafts of them go too. */
  giveUp: () => void;
}

const forms = new Set<UnsavedForm>();
let ask: () => Promise<boolean> = () => Promise.resolve(true);

/** Whether leaving the page would lose something. */
export const hasUnsaved = (): boolean => [...forms].some(({ isUnsaved }) => isUnsaved());

/** Browsers keep pages that nobody asks for in memory, so the question is there only as long as it is needed. */
const warn = (event: BeforeUnloadEvent) => {
  if (hasUnsaved()) event.preventDefault();
};

/** Counts a form in until the function it returns is called. */
export function watchUnsaved(form: UnsavedForm): () => void {
  forms.add(form);
  addEventListener('beforeunload', warn);
  return () => {
    forms.delete(form);
    if (forms.size === 0) removeEventListener('beforeunload', warn);
  };
}

/** Who asks the person, as long as the function it returns is not called. */
export function askWith(question: () => Promise<boolean>): () => void {
  ask = question;
  return () => {
    ask = () => Promise.resolve(true);
  };
}

/** Whether the page may be left: nothing is unsaved, or the person has said so. */
export const mayLeave = async (): Promise<boolean> => !hasUnsaved() || (await ask());

/** Forgets what is unsaved, after the person has said so or when it is another's. */
export function giveUpUnsaved(): void {
  for (const { giveUp } of forms) giveUp();
  forms.clear();
  removeEventListener('beforeunload', warn);
}
