import { useMemo } from 'react';
import { useText } from '../../../shared/intl/use-text';
import type { RowState } from './many-works.form';

type Hinted = Exclude<RowState, 'register' | 'finna' | 'complete' | 'listed'>;
const hasHint = (state: RowState): state is Hinted =>
  state !== 'register' && state !== 'finna' && state !== 'complete' && state !== 'listed';

/** The state of a line as text, and what to do about it. */
export function useStateLabels() {
  const { t } = useText();
  return useMemo(
    () => ({
      state: (state: RowState) => t(`addMany.state_${state}`),
      hint: (state: RowState) => (hasHint(state) ? t(`addMany.hint_${state}`) : undefined),
    }),
    [t],
  );
}
