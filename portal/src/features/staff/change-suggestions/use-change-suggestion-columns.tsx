import { CellNote, type DataColumn, formatDate, StatusBadge, TextLink } from '@nimio/design-system';
import type { ChangeSuggestionState } from '@nimio/domain/change-suggestion/change-suggestion';
import type { StaffChangeSuggestion } from '@nimio/domain/change-suggestion/change-suggestion.types';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { useText } from '../../../shared/intl/use-text';
import { HolderLink } from '../registered-work/HolderLink';

const tones = {
  PENDING: 'warning',
  ACCEPTED: 'success',
  REJECTED: 'danger',
  WITHDRAWN: 'neutral',
  LAPSED: 'neutral',
} as const satisfies Record<ChangeSuggestionState, string>;

/** Columns of the table of a year's change suggestions. */
export function useChangeSuggestionColumns(): DataColumn<StaffChangeSuggestion>[] {
  const { t } = useText();
  return [
    {
      id: 'work',
      header: t('suggested.work'),
      cell: ({ bookIsbn, bookName }) => (
        <>
          <TextLink href={`/oeuvre/book/${bookIsbn}`}>{bookName}</TextLink>
          <CellNote>{formatIsbn(bookIsbn)}</CellNote>
        </>
      ),
      isRowHeader: true,
    },
    {
      id: 'change',
      header: t('suggested.change'),
      cell: ({ role, amountBefore: from, suggestedAmount: to, reason, addIfAccepted }) => (
        <>
          {t(`suggested.change_${role}`, { from, to })}
          <CellNote>{reason}</CellNote>
          <CellNote>{addIfAccepted === 1 && t('suggested.withShare')}</CellNote>
        </>
      ),
    },
    {
      id: 'suggester',
      header: t('suggested.suggester'),
      cell: ({ suggesterProfileHash, suggesterName }) => (
        <HolderLink profileHash={suggesterProfileHash} profileName={suggesterName} />
      ),
    },
    {
      id: 'owner',
      header: t('suggested.owner'),
      cell: ({ ownerProfileHash, ownerName }) =>
        ownerProfileHash && ownerName ? (
          <HolderLink profileHash={ownerProfileHash} profileName={ownerName} />
        ) : (
          t('suggested.noOwner')
        ),
    },
    {
      id: 'state',
      header: t('suggested.state'),
      cell: ({ state, rejectionReason }) => (
        <>
          <StatusBadge tone={tones[state]}>{t(`suggested.state_${state}`)}</StatusBadge>
          <CellNote>{rejectionReason && t(`suggested.reason_${rejectionReason}`)}</CellNote>
        </>
      ),
    },
    {
      id: 'created',
      header: t('suggested.created'),
      cell: ({ created }) => formatDate(created),
      isUnbroken: true,
    },
    {
      id: 'decided',
      header: t('suggested.decided'),
      cell: ({ decided }) => decided && formatDate(decided),
      isUnbroken: true,
    },
  ];
}
