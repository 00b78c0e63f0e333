import { useState } from 'react';
import { useStrings } from '../strings/use-strings';
import { exclusiveChoiceStrings } from './exclusive-choice.strings';
import { type Choice, settle } from './settle';

/**
 * Several choices of which one may exclude the others, as in `CheckboxGroup` and `ToggleButtonGroup`.
 *
 * @returns `choose` tells what holds after a press; `cleared` says in a sentence what a press took away
 */
export function useExclusiveChoice(
  chosen: readonly string[],
  options: readonly (Choice & { label: string })[],
) {
  const t = useStrings(exclusiveChoiceStrings);
  const [cleared, setCleared] = useState('');
  const choose = (wanted: readonly string[]): string[] => {
    const { value, lost } = settle(chosen, wanted, options);
    setCleared(lost ? t(lost.isExclusive ? 'clearedOne' : 'clearedOthers', { label: lost.label }) : '');
    return value;
  };
  return { choose, cleared };
}
