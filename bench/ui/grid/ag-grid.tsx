import {
  ClientSideRowModelModule,
  ColumnApiModule,
  ModuleRegistry,
  QuickFilterModule,
  RowSelectionModule,
} from 'ag-grid-community';
import type { GridApi } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { COLUMNS, HEIGHT_PX, QUERY, ROWS } from './rows.ts';
import type { Row } from './rows.ts';

ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  ColumnApiModule,
  QuickFilterModule,
  RowSelectionModule,
]);

const columns = COLUMNS.map(({ id, header }) => ({
  field: id,
  headerName: header,
  width: 100,
}));

let api: GridApi<Row> | null = null;

function Page() {
  return (
    <div style={{ height: HEIGHT_PX }}>
      <AgGridReact<Row>
        columnDefs={columns}
        rowData={ROWS}
        rowHeight={40}
        rowSelection={{ mode: 'multiRow' }}
        animateRows={false}
        getRowId={({ data }) => data.id}
        onGridReady={(event) => {
          api = event.api;
        }}
      />
    </div>
  );
}

globalThis.steps = {
  mount: () => {
    const root = createRoot(document.querySelector('#root') as Element);
    flushSync(() => root.render(<Page />));
  },
  sort: () => api?.applyColumnState({ state: [{ colId: 'net', sort: 'asc' }] }),
  filter: () => api?.setGridOption('quickFilterText', QUERY),
  select: () => document.querySelector<HTMLInputElement>('.ag-row input[type=checkbox]')?.click(),
};
