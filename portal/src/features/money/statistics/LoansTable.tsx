import {
  type DataColumn,
  DataTable,
  DescriptionList,
  Heading,
  RowToggle,
  type TableSort,
  TableTotals,
} from '@nimio/design-system';
import { type ShareTerm, statisticsPageSize, type WorkLoans } from '@nimio/domain/loan/statistics';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { useId, useMemo, useState } from 'react';
import { useText } from '../../../shared/intl/use-text';
import { shareText, termText } from '../../../shared/share-sum/sum-terms';
import { useLoanColumns } from './use-loan-columns';

const byShare: TableSort = { column: 'share', direction: 'descending' };
const rowKey = ({ isbn }: WorkLoans) => isbn;
const filterText = ({ isbn, name }: WorkLoans) => `${formatIsbn(isbn)} ${name}`;
/** A row for each work, largest share first; a row expands to the calculation of its share. */
export function LoansTable({ works }: { works: readonly WorkLoans[] }) {
  const { t } = useText();
  const { columns, detail } = useRowDetails();
  const pageSize = statisticsPageSize(works.length);
  const pageSizes = useMemo(() => [pageSize, 'all'] as const, [pageSize]);
  return (
    <DataTable
      // Another number of rows has another default page size.
      key={pageSize}
      caption={t('statistics.works')}
      columns={columns}
      rows={works}
      rowKey={rowKey}
      detail={detail}
      totals={TableTotals}
      filterText={filterText}
      filterLabel={t('statistics.filter')}
      pageSizes={pageSizes}
      initialView={{ sort: byShare, pageSize }}
    />
  );
}

/** A button before each row expands it to the calculation of its share. */
function useRowDetails() {
  const { t } = useText();
  const id = useId();
  const loanColumns = useLoanColumns();
  const [openKeys, setOpenKeys] = useState<readonly string[]>([]);
  const columns = useMemo(() => {
    const control: DataColumn<WorkLoans> = {
      id: 'details',
      header: t('statistics.details'),
      isControl: true,
      cell: ({ isbn, name }) => {
        const isOpen = openKeys.includes(isbn);
        const others = openKeys.filter((key) => key !== isbn);
        return (
          <RowToggle
            label={t('statistics.detailsOf', { name })}
            isOpen={isOpen}
            controls={`${id}${isbn}`}
            onPress={() => setOpenKeys(isOpen ? others : [...others, isbn])}
          />
        );
      },
    };
    return [control, ...loanColumns];
  }, [t, id, loanColumns, openKeys]);
  const detail = ({ isbn, terms, share, translated }: WorkLoans) =>
    openKeys.includes(isbn) && (
      <div id={`${id}${isbn}`}>
        <ShareSum terms={terms} share={share} isTranslated={translated === 1} />
      </div>
    );
  return { columns, detail };
}

interface ShareSumProps {
  /** The products of the sum. */
  terms: readonly ShareTerm[];
  /** The sum. */
  share: number;
  /** Whether the work is translated, so that half of it belongs to the translators. */
  isTranslated: boolean;
}

/** "Miksi tämä summa?": the calculation of a share of loans. */
function ShareSum({ terms, share, isTranslated }: ShareSumProps) {
  const { t } = useText();
  if (terms.length === 0) return <p>{t('shareSum.notPaid')}</p>;
  const items = terms.map((term) => ({
    term: t('shareSum.term', {
      group: t(`shareSum.group.${term.libGroup}`),
      role: t(`shareSum.role.${term.role}`),
    }),
    value: termText(term),
  }));
  const together = { term: t('shareSum.together'), value: shareText(share) };
  return (
    <>
      <Heading level={3}>{t('shareSum.why')}</Heading>
      <p>{t('shareSum.how')}</p>
      {isTranslated && <p>{t('shareSum.translated')}</p>}
      <DescriptionList items={terms.length > 1 ? [...items, together] : items} />
    </>
  );
}
