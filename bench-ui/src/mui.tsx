import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { offer } from './measure';
import './page.css';
import { addressOf, columns, compareTexts, rowHeight, type Work, works } from './works';

const gridColumns: GridColDef<Work>[] = columns.map(({ id, header, width, isNumber }) => ({
  field: id,
  headerName: header,
  width,
  ...(isNumber ? { type: 'number' } : { sortComparator: compareTexts }),
  ...(id === 'title' && { renderCell: ({ row }) => <a href={addressOf(row)}>{row.title}</a> }),
}));

// The free grid shows at most a hundred rows on a page.
const initialState = { pagination: { paginationModel: { pageSize: 100 } } };

offer({
  grid: (
    <div className="own-window">
      <DataGrid
        rows={works}
        columns={gridColumns}
        getRowId={({ isbn }) => isbn}
        initialState={initialState}
        rowHeight={rowHeight}
        pageSizeOptions={[100]}
        sortingOrder={['asc', 'desc']}
      />
    </div>
  ),
  titleAt: (row) => document.querySelector(`[data-rowindex="${row}"] [data-field="title"] a`),
  titleHeading: () => document.querySelector('.MuiDataGrid-columnHeader[data-field="title"]'),
  scroller: () => document.querySelector('.MuiDataGrid-virtualScroller'),
});
