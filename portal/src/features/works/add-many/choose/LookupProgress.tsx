import { Button, Notice, ProgressBar, VisuallyHidden } from '@nimio/design-system';
import { useText } from '../../../../shared/intl/use-text';
import { LoadFailure } from '../../../../shared/page/LoadFailure';
import { Actions, Around } from '../../../../shared/page/layout';
import type { ManyLookup } from './use-many-lookup';

interface LookupProgressProps {
  lookup: ManyLookup;
  /** The number of works in the list. */
  total: number;
}

/** The progress of the look-up, its error, and works that the catalogue could not be queried for. */
export function LookupProgress({ lookup, total }: LookupProgressProps) {
  const { found, remaining, isRunning, error, stop, resume } = lookup;
  const { t } = useText();
  const done = total - remaining;
  const unavailable = [...found.values()].filter(
    ({ source, catalogue }) => source === null && catalogue === 'unavailable',
  ).length;
  return (
    <Around>
      <VisuallyHidden role="status">
        {isRunning ? t('addMany.lookedUp', { done, total }) : remaining === 0 && t('addMany.allLookedUp')}
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
      {!isRunning && error === undefined && remaining > 0 && (
        <RetryLine
          text={t('addMany.stopped', { left: remaining })}
          label={t('addMany.resume')}
          onPress={resume}
        />
      )}
      {!isRunning && remaining === 0 && unavailable > 0 && (
        <RetryLine
          text={t('addMany.away', { n: unavailable })}
          label={t('addMany.askAgain')}
          onPress={resume}
        />
      )}
    </Around>
  );
}

interface RetryLineProps {
  text: string;
  label: string;
  onPress: () => void;
}

function RetryLine({ text, label, onPress }: RetryLineProps) {
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
