import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../button/Button';
import { logFailure } from '../failure/failure-of';
import { Notice } from '../notice/Notice';
import { focusHeading } from '../section/focus-heading';
import { useFocusOnLeaving } from '../section/use-focus-on-leaving';
import { useStrings } from '../strings/use-strings';
import { retryStrings } from './retry-notice.strings';

export interface RetryNoticeProps {
  /** What could not be loaded or why, in a sentence. */
  children: ReactNode;
  /**
   * Retries. The button is pending until the returned promise settles; if it rejects, the notice shows the same again.
   */
  onRetry?: (() => unknown) | undefined;
}

/**
 * Replaces content that could not be loaded. After a successful retry the notice disappears, and the focus moves from
 * its button to the heading of the loaded content.
 */
export function RetryNotice({ children, onRetry }: RetryNoticeProps) {
  const t = useStrings(retryStrings);
  const place = useRef<HTMLDivElement>(null);
  const [isTrying, setTrying] = useState(false);
  useFocusOnLeaving(place, focusHeading);
  const retry = async () => {
    setTrying(true);
    try {
      await onRetry?.();
    } catch (error) {
      logFailure(error);
    } finally {
      setTrying(false);
    }
  };
  return (
    <div ref={place}>
      <Notice
        tone="danger"
        role="alert"
        actions={
          onRetry && (
            <Button variant="second" isPending={isTrying} onPress={() => void retry()}>
              {t('retry')}
            </Button>
          )
        }
      >
        {/* A different text in the meantime, so that the same failure is announced again. */}
        <p>{isTrying ? t('trying') : children}</p>
      </Notice>
    </div>
  );
}
