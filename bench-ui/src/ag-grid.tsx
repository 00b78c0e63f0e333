import { CellStyleModule, ClientSideRowModelModule, type ColDef } from 'ag-grid-community';
import { AgGridProvider, AgGridReact, type CustomCellRendererProps } from 'ag-grid-react';
import { offer } from './measure';
import './page.css';
import { addressOf, columns, compareTexts, rowHeight, type Work, works } from './works';

const modules = [ClientSideRowModelModule, CellStyleModule];

function Title({ data, value }: CustomCellRendererProps<Work, string>) {
  return data && <a href={addressOf(data)}>{value}</a>;
}

const columnDefs: ColDef<Work>[] = columns.map(({ id, header, width, isNumber }) => ({
  field: id,
  headerName: header,
  width,
  ...(isNumber ? { type: 'rightAligned' } : { comparator: compareTexts }),
  ...(id === 'title' && { cellRenderer: Title }),
}));

const defaultColDef: ColDef<Work> = { sortable: true, sortingOrder: ['asc', 'desc'] };

offer({
  frame: (grid) => <AgGridProvider modules={modules}>{grid}</AgGridProvider>,
  grid: (
    <div className="own-window">
      <AgGridReact<Work>
        rowData={works as Work[]}
        columnDefs={columnDefs}
        defaultColDef={defaultColDef}
        getRowId={({ data }) => data.isbn}
        rowHeight={rowHeight}
        animateRows={false}
      />
    </div>
  ),
  titleAt: (row) => document.querySelector(`.ag-row[row-index="${row}"] [col-id="title"] a`),
  titleHeading: () => document.querySelector('.ag-header-cell[col-id="title"] .ag-header-cell-label'),
  scroller: () => document.querySelector('.ag-grid-viewport'),
});
