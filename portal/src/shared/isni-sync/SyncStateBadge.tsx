import { StatusBadge } from '@nimio/design-system';
import type { SyncState } from '@nimio/domain/isni-sync/isni-sync';
import { useText } from '../intl/use-text';

const tones = {
  disabled: 'neutral',
  pending: 'info',
  inProgress: 'info',
  error: 'danger',
  done: 'success',
} as const satisfies Record<SyncState, string>;

/** The state of a name's ISNI synchronisation. */
export function SyncStateBadge({ state }: { state: SyncState }) {
  const { t } = useText();
  return <StatusBadge tone={tones[state]}>{t(`isniSync.state_${state}`)}</StatusBadge>;
}
