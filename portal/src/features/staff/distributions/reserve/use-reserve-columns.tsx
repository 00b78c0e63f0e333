import { CellNote, type DataColumn, Money, TextLink } from '@nimio/design-system';
import type { ReserveReason } from '@nimio/domain/distribution/eligibility';
import type { ReserveLine } from '@nimio/domain/distribution/reserve.types';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { useText } from '../../../../shared/intl/use-text';
import { lineText } from '../../../../shared/share-sum/sum-terms';
import { HolderLink } from '../../registered-work/HolderLink';

export const reasonTexts = {
  unclaimed: 'reserve.reason_unclaimed',
  unregistered: 'reserve.reason_unregistered',
  closed: 'reserve.reason_closed',
  deceased: 'reserve.reason_deceased',
  noContract: 'reserve.reason_noContract',
  notCovered: 'reserve.reason_notCovered',
} as const satisfies Record<ReserveReason, string>;

/** The columns of lines of a reserve. */
export function useReserveColumns(): DataColumn<ReserveLine>[] {
  const { t } = useText();
  return [
    {
      id: 'work',
      header: t('reserve.work'),
      cell: ({ name, isbn, role, reason }) =>
        reason === 'unregistered' ? (
          <>
            {formatIsbn(isbn)}
            <CellNote>{t('reserve.notInRegister')}</CellNote>
          </>
        ) : (
          <>
            <TextLink tone="ink" href={`/oeuvre/book/${isbn}`}>
              {name}
            </TextLink>
            <CellNote>
              {t('reserve.isbnAndRole', { isbn: formatIsbn(isbn), role: t(`shareSum.role.${role}`) })}
            </CellNote>
          </>
        ),
      isRowHeader: true,
    },
    {
      id: 'reason',
      header: t('reserve.reason'),
      cell: ({ reason, holder }) => (
        <>
          {t(reasonTexts[reason])}
          {holder && (
            <CellNote>
              <HolderLink {...holder} />
            </CellNote>
          )}
        </>
      ),
    },
    { id: 'sum', header: t('reserve.sum'), cell: lineText, align: 'end' },
    {
      id: 'amount',
      header: t('reserve.amount'),
      cell: (line) => (
        <>
          <Money cents={line.amountInCents} />
          <Used {...line} />
        </>
      ),
      align: 'end',
      isUnbroken: true,
    },
  ];
}

/** What has been paid late of a line, and what has expired. */
function Used({ claimedInCents, expiredInCents }: Pick<ReserveLine, 'claimedInCents' | 'expiredInCents'>) {
  const { t } = useText();
  return (
    <>
      {claimedInCents > 0 && (
        <CellNote>
          {t('reserve.claimed')} <Money cents={claimedInCents} />
        </CellNote>
      )}
      {expiredInCents > 0 && (
        <CellNote>
          {t('reserve.expired')} <Money cents={expiredInCents} />
        </CellNote>
      )}
    </>
  );
}
