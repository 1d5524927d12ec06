import { useVirtualizer } from '@tanstack/react-virtual';
import {
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { RefObject } from 'react';
import type { DataGridProps } from './data-grid-props.ts';
import type { GridPlace } from './grid-keys.ts';
import { useGridModel } from './grid-model.ts';
import { isServerRows, rowsOfServer } from './grid-rows.ts';
import type { GridRows, ServerRows } from './grid-rows.ts';
import type { GridColumn, GridSort } from './grid-model.ts';
import { useGridSelection } from './use-grid-selection.ts';

/** Below this inline size rows become cards; `NARROW_CONTAINER` for pure CSS. */
const NARROW_PX = 480;
const CARD_HEIGHT = 72;
const DEFAULT_ROW_HEIGHT = 40;

/** The row height in pixels: the density's measured height, or that of a card. */
function useGridSize({
  scroller,
  ruler,
}: {
  scroller: RefObject<HTMLElement | null>;
  ruler: RefObject<HTMLElement | null>;
}): { rowHeight: number; narrow: boolean } {
  const [size, setSize] = useState({ rowHeight: DEFAULT_ROW_HEIGHT, narrow: false });
  useLayoutEffect(() => {
    const [frame, line] = [scroller.current, ruler.current];
    if (frame === null || line === null) {
      return undefined;
    }
    const measure = () => {
      const narrow = frame.clientWidth > 0 && frame.clientWidth < NARROW_PX;
      const rowHeight = narrow ? CARD_HEIGHT : line.offsetHeight || DEFAULT_ROW_HEIGHT;
      setSize((last) =>
        last.narrow === narrow && last.rowHeight === rowHeight ? last : { narrow, rowHeight },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    observer.observe(line);
    return () => observer.disconnect();
  }, [scroller, ruler]);
  return size;
}

const DETAIL_HEIGHT = 200;
const DEFAULT_HEIGHT = 560;
const CHECK_WIDTH = 40;
const NO_ROWS: readonly never[] = [];

type GridElements = {
  scroller: RefObject<HTMLDivElement | null>;
  ruler: RefObject<HTMLDivElement | null>;
};

/** The grid's state: ordered rows, visible range, and active cell. */
export function useGrid<Row extends object>(props: DataGridProps<Row>, elements: GridElements) {
  const { columns, rows: givenRows, rowKey, height = DEFAULT_HEIGHT } = props;
  const server = isServerRows(givenRows) ? givenRows : null;
  const rows = isServerRows(givenRows) ? NO_ROWS : givenRows;
  const gridId = useId();
  const { rowHeight, narrow } = useGridSize(elements);
  const { sort, toggleSort } = useSort(props);
  const query = useDeferredValue(props.query ?? '');
  const { shown: own, widths, resize } = useGridModel({ columns, rows, rowKey, sort, query });
  const shown = useMemo(
    () => (server === null ? own : rowsOfServer(server, rowKey)),
    [server, own, rowKey],
  );
  const { open, toggleDetail } = useOpenRows();
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 });
  const selectable = props.selected !== undefined;
  const selection = useGridSelection({
    shown,
    selected: props.selected,
    allMatching: props.allMatching ?? false,
    onChange: props.onSelectedChange,
  });
  const virtualizer = useRowWindow({ shown, open, rowHeight, height }, elements.scroller);
  useSight(server, virtualizer.getVirtualItems());
  const goTo = (next: GridPlace) => {
    setPlace(next);
    if (next.row >= 0) {
      virtualizer.scrollToIndex(next.row, { align: 'auto' });
    }
  };
  const look = { narrow, height, rowHeight, ...useTracks({ columns, widths, selectable }) };
  const rest = { sort, toggleSort, query, shown, widths, resize, open, toggleDetail };
  const page = Math.max(1, Math.floor(height / rowHeight) - 2);
  const columnCount = columns.length + (selectable ? 1 : 0);
  return {
    ...look,
    ...rest,
    gridId,
    place,
    setPlace,
    goTo,
    selectable,
    selection,
    virtualizer,
    page,
    columnCount,
  };
}

type RowWindow = {
  shown: GridRows<unknown>;
  open: ReadonlySet<string>;
  rowHeight: number;
  height: number;
};

function useRowWindow(
  { shown, open, rowHeight, height }: RowWindow,
  scroller: GridElements['scroller'],
) {
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => rowHeight + (open.has(shown.at(index)?.id ?? '') ? DETAIL_HEIGHT : 0),
    overscan: 6,
    scrollPaddingStart: rowHeight,
    initialRect: { width: 0, height },
  });
  const first = useRef(true);
  const orderOfOpen = open.size > 0 ? shown : null;
  // The virtualizer caches heights until it is told that they changed.
  useLayoutEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    virtualizer.measure();
  }, [virtualizer, rowHeight, open, orderOfOpen]);
  return virtualizer;
}

/** Reports the visible range to server rows, so that they are requested. */
function useSight<Row>(server: ServerRows<Row> | null, items: readonly { index: number }[]): void {
  const onSight = server?.onSight;
  const [from, to] = [items[0]?.index, items.at(-1)?.index];
  useEffect(() => {
    if (from !== undefined && to !== undefined) {
      onSight?.(from, to);
    }
  }, [onSight, from, to]);
}

type Tracks<Row> = {
  columns: readonly GridColumn<Row>[];
  widths: readonly number[];
  selectable: boolean;
};

/** The columns as CSS tracks, with the offsets of pinned ones. */
function useTracks<Row>({ columns, widths, selectable }: Tracks<Row>) {
  const widthText = widths.join(' ');
  return useMemo(() => {
    const sizes = widthText.split(' ').map(Number);
    return {
      template: templateOf(sizes, selectable),
      least: `${String(sizes.reduce((sum, size) => sum + size, selectable ? CHECK_WIDTH : 0))}px`,
      offsets: offsetsOf(columns, sizes, selectable),
    };
  }, [columns, widthText, selectable]);
}

export type Grid<Row extends object> = ReturnType<typeof useGrid<Row>>;

function useSort<Row>({ sort: givenSort, onSortChange }: DataGridProps<Row>) {
  const [own, setOwn] = useState<GridSort | null>(null);
  const sort = givenSort === undefined ? own : givenSort;
  const toggleSort = (columnId: string) => {
    const next = nextSort(sort, columnId);
    setOwn(next);
    onSortChange?.(next);
  };
  return { sort, toggleSort };
}

/** Cycles through ascending, descending, and the original order. */
function nextSort(sort: GridSort | null, columnId: string): GridSort | null {
  if (sort?.columnId !== columnId) {
    return { columnId, descending: false };
  }
  return sort.descending ? null : { columnId, descending: true };
}

function useOpenRows() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggleDetail = (key: string) =>
    setOpen((keys) => {
      const next = new Set(keys);
      if (!next.delete(key)) {
        next.add(key);
      }
      return next;
    });
  return { open, toggleDetail };
}

/** The last column takes the remaining space. */
function templateOf(widths: readonly number[], selectable: boolean): string {
  const tracks = widths.map((width, index) =>
    index === widths.length - 1 ? `minmax(${String(width)}px, 1fr)` : `${String(width)}px`,
  );
  return [...(selectable ? [`${String(CHECK_WIDTH)}px`] : []), ...tracks].join(' ');
}

function offsetsOf<Row>(
  columns: readonly GridColumn<Row>[],
  widths: readonly number[],
  selectable: boolean,
): (number | null)[] {
  let from = selectable ? CHECK_WIDTH : 0;
  return columns.map(({ pinned }, index) => {
    const offset = from;
    from += widths[index] ?? 0;
    return pinned === true ? offset : null;
  });
}
