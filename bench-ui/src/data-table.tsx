import { type DataColumn, DataTable, DesignSystemProvider, Page, TextLink } from '@nimio/design-system';
import { offer } from './measure';
import './page.css';
import { addressOf, columns, type Work, works } from './works';

const dataColumns: DataColumn<Work>[] = columns.map(({ id, header, width, isNumber }) => ({
  id,
  header,
  width: `${width}px`,
  sortValue: (work) => work[id],
  cell: (work) => (id === 'title' ? <TextLink href={addressOf(work)}>{work.title}</TextLink> : work[id]),
  ...(id === 'title' && { isRowHeader: true }),
  ...(id === 'isbn' && { tone: 'muted' as const, isUnbroken: true }),
  ...(isNumber && { align: 'end' as const }),
}));

const rowKey = (work: Work) => work.isbn;
const filterText = ({ isbn, title, author }: Work) => [isbn, title, author].join(' ');

offer({
  frame: (grid) => (
    <DesignSystemProvider locale="fi-FI">
      <Page>{grid}</Page>
    </DesignSystemProvider>
  ),
  grid: (
    <DataTable
      caption="Teosluettelo"
      columns={dataColumns}
      rows={works}
      rowKey={rowKey}
      filterText={filterText}
      filterLabel="Suodata luetteloa"
      initialView={{ pageSize: 'all' }}
    />
  ),
  titleAt: (row) => document.querySelector(`tr[data-index="${row}"] th a`),
  titleHeading: () => document.querySelector('thead th:nth-child(2) button'),
  scroller: () => document.scrollingElement,
});
