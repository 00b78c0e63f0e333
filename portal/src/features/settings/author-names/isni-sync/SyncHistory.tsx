import { DescriptionList, Disclosure, RetryNotice, Skeleton } from '@nimio/design-system';
import { formatIsni } from '@nimio/domain/author-name/isni';
import { returnedAttempts } from '@nimio/domain/isni-sync/isni-sync';
import { getIsniSync } from '@nimio/domain/isni-sync/isni-sync.endpoints';
import type { IsniSync } from '@nimio/domain/isni-sync/isni-sync.types';
import { useState } from 'react';
import { useEndpoint } from '../../../../api/use-endpoint';
import { useErrorText } from '../../../../shared/errors/error-text';
import { useMoment } from '../../../../shared/intl/use-moment';
import { useText } from '../../../../shared/intl/use-text';

interface SyncHistoryProps {
  authorHash: string;
  /** Changes with every attempt, answer and delay, which refetches the history. */
  newest: string;
}

/** The history of a name's synchronisation, fetched when it is opened. */
export function SyncHistory({ authorHash, newest }: SyncHistoryProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={t('isniSync.history')} isExpanded={isOpen} onExpandedChange={setOpen}>
      {isOpen && <Attempts key={newest} authorHash={authorHash} />}
    </Disclosure>
  );
}

function Attempts({ authorHash }: { authorHash: string }) {
  const { t } = useText();
  const formatMoment = useMoment();
  const { ofFailure } = useErrorText();
  const endText = useEndText();
  const { data, error, reload } = useEndpoint(getIsniSync, { params: { authorHash } });
  if (error) return <RetryNotice onRetry={reload}>{ofFailure(error)}</RetryNotice>;
  if (!data) return <Skeleton lines={3} />;
  const { attempts } = data;
  return (
    <>
      {attempts.length === returnedAttempts && <p>{t('isniSync.historyLatest', { n: returnedAttempts })}</p>}
      <DescriptionList
        items={attempts.map((attempt) => ({ term: formatMoment(attempt.sent), value: endText(attempt) }))}
      />
    </>
  );
}

function useEndText(): (attempt: IsniSync['attempts'][number]) => string {
  const { t } = useText();
  return ({ end, isni }) => {
    if (end === null) return t('isniSync.end_none');
    if (end === 'overtaken') return t('isniSync.end_overtaken');
    if (end === 'assigned' || end === 'confirmed' || end === 'merged')
      return t(`isniSync.end_${end}`, { isni: formatIsni(isni ?? '') });
    return t(`isniSync.reason_${end}`);
  };
}
