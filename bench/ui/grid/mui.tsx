import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridApi } from '@mui/x-data-grid';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { COLUMNS, HEIGHT_PX, QUERY, ROWS } from './rows.ts';

const columns = COLUMNS.map(({ id, header, numeric }) => ({
  field: id,
  headerName: header,
  width: 100,
  ...(numeric ? { type: 'number' as const } : {}),
}));

let api: GridApi | null = null;

function Page() {
  const apiRef = useGridApiRef();
  useEffect(() => {
    api = apiRef.current as GridApi;
  }, [apiRef]);
  return (
    <div style={{ height: HEIGHT_PX }}>
      <DataGrid
        apiRef={apiRef}
        columns={columns}
        rows={ROWS}
        checkboxSelection
        rowHeight={40}
        hideFooter
        // The free grid paginates by 100 at most; it still sorts and filters all rows.
        initialState={{ pagination: { paginationModel: { pageSize: 100, page: 0 } } }}
      />
    </div>
  );
}

globalThis.steps = {
  mount: () => {
    const root = createRoot(document.querySelector('#root') as Element);
    flushSync(() => root.render(<Page />));
  },
  sort: () => flushSync(() => api?.setSortModel([{ field: 'net', sort: 'asc' }])),
  filter: () => flushSync(() => api?.setQuickFilterValues([QUERY])),
  select: () =>
    document
      .querySelector<HTMLInputElement>('[role=row][data-rowindex] input[type=checkbox]')
      ?.click(),
};
