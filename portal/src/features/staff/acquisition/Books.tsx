import {
  CellNote,
  type DataColumn,
  DataTable,
  EmptyState,
  SearchField,
  TextLink,
  toast,
} from '@nimio/design-system';
import {
  addCataloguedBook,
  listReserveBooks,
} from '@nimio/domain/customer-acquisition/customer-acquisition.endpoints';
import type { ReserveBook } from '@nimio/domain/customer-acquisition/customer-acquisition.types';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { isBillable } from '@nimio/domain/work/roles';
import { call } from '../../../api/client';
import { useEndpoint } from '../../../api/use-endpoint';
import { AsyncButton } from '../../../shared/action/AsyncButton';
import { useText } from '../../../shared/intl/use-text';
import { usePages } from '../../../shared/list/use-pages';
import { useListSearch } from '../../../shared/search/use-search';
import { useSumColumns } from './use-sum-columns';

const rowKey = ({ isbn, role }: ReserveBook) => `${isbn} ${role}`;

/**
 * The books of a name with their open sums; without one, ISBNs that are not in the register, which can be looked up in
 * the catalogue.
 */
export function Books({ author }: { author?: string }) {
  const { t } = useText();
  const pages = usePages();
  const { query, tableOf } = pages;
  const { q, field: searchField } = useListSearch(pages);
  const list = useEndpoint(listReserveBooks, { query: { author, q, ...query } }, { keepPreviousData: true });
  return (
    <>
      <SearchField label={t('acquisition.searchBook')} {...searchField} />
      <DataTable
        caption={t('acquisition.tab_books')}
        columns={useColumns()}
        {...tableOf(list)}
        rowKey={rowKey}
        {...(author === undefined && {
          actions: (book: ReserveBook) => <LookUp {...book} onAdded={list.reload} />,
        })}
        empty={
          q === undefined ? (
            <EmptyState>{t('acquisition.noBooks')}</EmptyState>
          ) : (
            <EmptyState kind="search">{t('acquisition.noBookFound')}</EmptyState>
          )
        }
      />
    </>
  );
}

function useColumns(): DataColumn<ReserveBook>[] {
  const { t } = useText();
  return [
    {
      id: 'book',
      header: t('acquisition.book'),
      cell: ({ isbn, name, role }) =>
        name === '' ? (
          formatIsbn(isbn)
        ) : (
          <>
            <TextLink tone="ink" href={`/oeuvre/book/${isbn}`}>
              {name}
            </TextLink>
            <CellNote>
              {t('acquisition.isbnAndRole', { isbn: formatIsbn(isbn), role: t(`shareSum.role.${role}`) })}
            </CellNote>
          </>
        ),
      isRowHeader: true,
    },
    ...useSumColumns(),
  ];
}

/** Adds the book to the register as the catalogue describes it, after which its authors are among the authors. */
function LookUp({ isbn, onAdded }: ReserveBook & { onAdded: () => Promise<unknown> }) {
  const { t } = useText();
  const add = async () => {
    const { name, contributors } = await call(addCataloguedBook, { params: { isbn } });
    const names = contributors.filter(({ role }) => isBillable(role)).map((one) => one.name);
    toast.success(
      names.length > 0
        ? t('acquisition.added', { name, names: names.join('; ') })
        : t('acquisition.addedWithoutAuthors', { name }),
    );
    await onAdded();
  };
  return (
    <AsyncButton
      variant="second"
      size="sm"
      aria-label={t('acquisition.lookUpNamed', { isbn: formatIsbn(isbn) })}
      action={add}
    >
      {t('acquisition.lookUp')}
    </AsyncButton>
  );
}
