import type { StoredProps } from './stored-props';
import type { useStep } from './use-step';

export interface StepProps extends StoredProps {
  /** Whether the form has unsaved changes, which have no effect before they are saved. */
  isUnsaved: boolean;
}

/** Props of the buttons of a step. */
export type ActionsProps = StepProps & Pick<ReturnType<typeof useStep>, 'run'>;
