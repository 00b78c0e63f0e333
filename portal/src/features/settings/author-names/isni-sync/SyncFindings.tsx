import { Notice, TextLink } from '@nimio/design-system';
import { formatIsni } from '@nimio/domain/author-name/isni';
import type { IsniSync } from '@nimio/domain/isni-sync/isni-sync.types';
import type { SyncReason } from '@nimio/domain/isni-sync/response';
import type { ReactNode } from 'react';
import { useText } from '../../../../shared/intl/use-text';
import { isniAddress, recordAddress } from './isni-address';

interface SyncFindingsProps {
  details: IsniSync;
  reason: SyncReason;
  actions: ReactNode;
}

/** Why the register gave no ISNI, what to do, and possible matches. */
export function SyncFindings({ details, reason, actions }: SyncFindingsProps) {
  const { t } = useText();
  const { information, ppn, possibleMatches } = details;
  return (
    <Notice tone="warning" title={t(`isniSync.reason_${reason}`)} actions={actions}>
      <p>{t(`isniSync.todo_${reason}`)}</p>
      {information && <p>{t('isniSync.answer', { words: information })}</p>}
      {ppn && (
        <p>
          <TextLink href={recordAddress(ppn)}>{t('isniSync.ownRecord', { record: ppn })}</TextLink>
        </p>
      )}
      {possibleMatches.length > 0 && (
        <ul>
          {possibleMatches.map((match, at) => (
            // The register may list a record twice.
            <li key={`${match.isni} ${match.ppn} ${at}`}>
              <MatchText match={match} />
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

function MatchText({ match: { isni, ppn, score, source } }: { match: IsniSync['possibleMatches'][number] }) {
  const { t } = useText();
  const likeness = score === null ? null : t('isniSync.likeness', { score });
  return (
    <>
      {isni && <TextLink href={isniAddress(isni)}>{formatIsni(isni)}</TextLink>}
      {!isni && ppn && <TextLink href={recordAddress(ppn)}>{t('isniSync.record', { ppn })}</TextLink>}
      {[source, likeness].filter(Boolean).map((word) => `, ${word}`)}
    </>
  );
}
