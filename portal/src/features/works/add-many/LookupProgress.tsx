import { Button, Notice, ProgressBar, VisuallyHidden } from '@nimio/design-system';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { Actions, Around } from '../../../shared/page/layout';
import type { ManyLookup } from './use-many-lookup';

interface LookupProgressProps {
  lookup: ManyLookup;
  /** The number of works in the list. */
  total: number;
}

/** The progress of the look-up, its error, and works that the catalogue could not be queried for. */
export function LookupProgress({ lookup, total }: LookupProgressProps) {
  const { found, left, isRunning, error, stop, resume } = lookup;
  const { t } = useText();
  const done = total - left;
  const away = [...found.values()].filter(
    ({ source, catalogue }) => source === null && catalogue === 'unavailable',
  ).length;
  return (
    <Around>
      <VisuallyHidden role="status">
        {isRunning ? t('addMany.lookedUp', { done, total }) : left === 0 && t('addMany.allLookedUp')}
      </VisuallyHidden>
      {isRunning && (
        <>
          <ProgressBar
            label={t('addMany.lookingUp')}
            value={(done / Math.max(1, total)) * 100}
            detail={`${done}/${total}`}
          />
          <Actions>
            <Button variant="second" onPress={stop}>
              {t('addMany.stop')}
            </Button>
          </Actions>
        </>
      )}
      {!isRunning && error !== undefined && <LoadFailure error={error} onRetry={resume} />}
      {!isRunning && error === undefined && left > 0 && (
        <AskAgain text={t('addMany.stopped', { left })} label={t('addMany.resume')} onPress={resume} />
      )}
      {!isRunning && left === 0 && away > 0 && (
        <AskAgain text={t('addMany.away', { n: away })} label={t('addMany.askAgain')} onPress={resume} />
      )}
    </Around>
  );
}

interface AskAgainProps {
  text: string;
  label: string;
  onPress: () => void;
}

function AskAgain({ text, label, onPress }: AskAgainProps) {
  return (
    <Notice
      tone="warning"
      role="status"
      actions={
        <Button variant="second" size="sm" onPress={onPress}>
          {label}
        </Button>
      }
    >
      <p>{text}</p>
    </Notice>
  );
}
