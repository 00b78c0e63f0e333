import { DescriptionList, Notice, RetryNotice, TextLink, toast } from '@nimio/design-system';
import { wholeName } from '@nimio/domain/author-name/author-name';
import { formatIsni } from '@nimio/domain/author-name/isni';
import type { AuthorName } from '@nimio/domain/profile/profile.types';
import { useRef } from 'react';
import { AsyncButton } from '../../../../shared/action/AsyncButton';
import { useErrorText } from '../../../../shared/errors/error-text';
import { useMoment } from '../../../../shared/intl/use-moment';
import { useText } from '../../../../shared/intl/use-text';
import { SyncStateBadge } from '../../../../shared/isni-sync/SyncStateBadge';
import { isniAddress } from './isni-address';
import { SyncFindings } from './SyncFindings';
import { SyncHistory } from './SyncHistory';
import { useIsniSync } from './use-isni-sync';

interface IsniSyncProps {
  profileHash: string;
  /** The stored name. */
  name: AuthorName;
}

/** The state of a name's ISNI synchronisation for staff, with their actions. */
export default function IsniSync({ profileHash, name }: IsniSyncProps) {
  const { t } = useText();
  const formatMoment = useMoment();
  const { ofFailure } = useErrorText();
  const place = useRef<HTMLDivElement>(null);
  const { isni, sync, details, error, reload, request } = useIsniSync(profileHash, name);
  if (error) return <RetryNotice onRetry={reload}>{ofFailure(error)}</RetryNotice>;
  if (!sync) return null;
  const { state, syncOut, syncIn } = sync;
  const send = async () => {
    await request();
    toast.success(t('isniSync.asked'));
    // The button has been removed.
    place.current?.focus();
  };
  const button = details?.mayAsk === 1 && (
    <AsyncButton
      variant="second"
      size="sm"
      action={send}
      aria-label={t(state === 'disabled' ? 'isniSync.sendOf' : 'isniSync.retryOf', { name: wholeName(name) })}
    >
      {t(state === 'disabled' ? 'isniSync.send' : 'isniSync.retry')}
    </AsyncButton>
  );
  return (
    <div ref={place} tabIndex={-1}>
      <DescriptionList
        items={[
          {
            term: t('isniSync.term'),
            value: (
              <span role="status">
                <SyncStateBadge state={state} />
              </span>
            ),
          },
          ...(syncOut ? [{ term: t('isniSync.out'), value: formatMoment(syncOut) }] : []),
          ...(syncIn ? [{ term: t('isniSync.in'), value: formatMoment(syncIn) }] : []),
          ...(state === 'done' && isni
            ? [
                {
                  term: t('isniSync.given'),
                  value: <TextLink href={isniAddress(isni)}>{formatIsni(isni)}</TextLink>,
                },
              ]
            : []),
        ]}
      />
      {state === 'disabled' && details?.bars.includes('off') && (
        <Notice tone="info">
          <p>{t('isniSync.off')}</p>
        </Notice>
      )}
      {state !== 'error' && button}
      {state === 'error' && details?.reason && (
        <SyncFindings details={details} reason={details.reason} actions={button} />
      )}
      {syncOut && <SyncHistory authorHash={name.authorHash} newest={`${state} ${syncOut} ${syncIn}`} />}
    </div>
  );
}
