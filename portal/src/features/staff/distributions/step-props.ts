import type { StoredProps } from './stored-props';
import type { useStep } from './use-step';

export interface StepProps extends StoredProps {
  /** What has been changed counts only once it is saved. */
  isUnsaved: boolean;
}

/** What the buttons of a step are given. */
export type ActsProps = StepProps & Pick<ReturnType<typeof useStep>, 'run'>;
