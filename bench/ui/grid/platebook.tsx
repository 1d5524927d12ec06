import '@platebook/ui/base.css';
import { DataGrid } from '@platebook/ui/data-grid';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { COLUMNS, HEIGHT_PX, QUERY, ROWS } from './rows.ts';
import type { Row } from './rows.ts';

const columns = COLUMNS.map(({ id, header, numeric }) => ({
  id,
  header,
  numeric,
  value: (row: Row) => row[id],
  width: 100,
}));
const rowKey = (row: Row) => row.id;
const nothing: ReadonlySet<string> = new Set();

const page = { sort: () => {}, filter: () => {} };

function Page() {
  const [sort, setSort] = useState<{ columnId: string; descending: boolean } | null>(null);
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState(nothing);
  useEffect(() => {
    page.sort = () => setSort({ columnId: 'net', descending: false });
    page.filter = () => setQuery(QUERY);
  }, []);
  return (
    <DataGrid
      label="Payouts"
      columns={columns}
      rows={ROWS}
      rowKey={rowKey}
      sort={sort}
      query={query}
      selected={selected}
      onSelectedChange={setSelected}
      height={HEIGHT_PX}
    />
  );
}

globalThis.steps = {
  mount: () => {
    const root = createRoot(document.querySelector('#root') as Element);
    flushSync(() => root.render(<Page />));
  },
  sort: () => flushSync(() => page.sort()),
  filter: () => flushSync(() => page.filter()),
  select: () =>
    document.querySelector<HTMLInputElement>('[role=rowgroup] input[type=checkbox]')?.click(),
};
