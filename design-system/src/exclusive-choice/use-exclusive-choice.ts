import { useState } from 'react';
import { useStrings } from '../strings/use-strings';
import { exclusiveChoiceStrings } from './exclusive-choice.strings';
import { type Choice, selectExclusively } from './select-exclusively';

/**
 * A multiple selection in which one option may exclude the others, as in `CheckboxGroup` and `ToggleButtonGroup`.
 * @returns `choose` computes the selection after a press; `cleared` is a sentence about what the press cleared
 */
export function useExclusiveChoice(
  chosen: readonly string[],
  options: readonly (Choice & { label: string })[],
) {
  const t = useStrings(exclusiveChoiceStrings);
  const [cleared, setCleared] = useState('');
  const choose = (wanted: readonly string[]): string[] => {
    const { value, lost } = selectExclusively(chosen, wanted, options);
    setCleared(lost ? t(lost.isExclusive ? 'clearedOne' : 'clearedOthers', { label: lost.label }) : '');
    return value;
  };
  return { choose, cleared };
}
