import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { InlineAlert } from '../../components/banner/banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { Heading, type HeadingLevel } from '../../components/heading/heading.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { StatusShape } from '../../components/status-pill/status-shape.tsx';
import { Table, type TableColumn } from '../../components/table/table.tsx';
import * as styles from './chart-figure.css.ts';
import { saveCsv } from './save-csv.ts';
import { chartWords } from './chart.words.ts';

/** The text of every chart. */
export type ChartWords = {
  title: string;
  /** What the chart shows, in one sentence. */
  summary: string;
  state?: 'ready' | 'loading' | 'error' | undefined;
  /** Reloads the numbers after an error. */
  onRetry?: (() => void) | undefined;
  /** Shown instead of the chart when there are no points. */
  emptyText?: string | undefined;
  headingLevel?: HeadingLevel | undefined;
};

export type ChartTable = {
  /** The header of the first column: "Week". */
  head: string;
  columns: readonly string[];
  /** Each row starts with the name of its point; `value` goes into the CSV, `text` is displayed. */
  rows: readonly {
    id: string;
    label: string;
    cells: readonly { text: string; value: string | number | null }[];
  }[];
};

export type ChartFigureProps = ChartWords & {
  table: ChartTable;
  /** Says in words that some numbers will still change. */
  partialText?: string | undefined;
  legend?: ReactNode | undefined;
  /** Shows patterns instead of hues on screen too. */
  patterned?: boolean | undefined;
  /** The graphic; hidden from assistive technology, which has the readout and the table. */
  children: ReactNode;
  /** The index of the active point; `readout` describes it. */
  active: number | null;
  readout: string;
  /** The number of points with a readout; defaults to the table's rows. */
  pointCount?: number | undefined;
  /** Whether the graphic may scroll horizontally. */
  scrolls?: boolean | undefined;
  /** Shown below the graphic, and hidden with it. */
  foot?: ReactNode | undefined;
  onPlotKeyDown: (event: KeyboardEvent) => void;
};

/**
 * The frame of every chart: title, summary, graphic, and the same numbers as a table and as CSV.
 *
 * **When:** if the trend or the parts matter more than single numbers. **When not:** for fewer than three numbers; write
 * them out.
 *
 * **Keyboard:** the chart is one tab stop: ← → Home End move between its points, PgUp PgDn by ten, T toggles between chart
 * and table.
 *
 * **Accessibility:** a figure with a name and a summary; the active point is announced; the table is the full equivalent
 * and prints below the chart. In forced colors and in print, hues become patterns.
 */
export function ChartFigure(props: ChartFigureProps) {
  const { title, summary, state = 'ready', headingLevel = 2, table, partialText, legend } = props;
  const [view, setView] = useState<'drawing' | 'table'>('drawing');
  const titleId = useId();
  const toggleButton = useRef<HTMLButtonElement>(null);
  const toggle = () => setView(view === 'drawing' ? 'table' : 'drawing');
  const isEmpty = table.rows.length === 0;

  const onToggleKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 't' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      // The toggle may hide the focused chart.
      toggleButton.current?.focus();
      toggle();
    }
  };

  return (
    <figure aria-labelledby={titleId} className={styles.figure}>
      <div className={styles.header}>
        <Heading level={headingLevel} size="title3" id={titleId}>
          {title}
        </Heading>
        {state === 'ready' && !isEmpty ? (
          <div className={styles.tools}>
            <Button
              variant="quiet"
              size="sm"
              aria-keyshortcuts="T"
              ref={toggleButton}
              onClick={toggle}
              onKeyDown={onToggleKey}
            >
              {view === 'drawing' ? chartWords.viewAsTable : chartWords.viewAsDrawing}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => saveCsv(title, linesOf(table))}>
              {chartWords.saveAsCsv}
            </Button>
          </div>
        ) : null}
      </div>
      {state === 'loading' ? <Skeleton shape="chart" label={chartWords.loading(title)} /> : null}
      {state === 'error' ? (
        <InlineAlert
          tone="danger"
          title={chartWords.theseNumbersDidNot}
          action={
            props.onRetry === undefined ? undefined : (
              <Button size="sm" onClick={props.onRetry}>
                {chartWords.tryAgain}
              </Button>
            )
          }
        />
      ) : null}
      {state === 'ready' && isEmpty ? (
        <EmptyState kind="cleared" size="inline" title={chartWords.nothingToDrawYet}>
          {props.emptyText}
        </EmptyState>
      ) : null}
      {state === 'ready' && !isEmpty ? (
        <>
          <figcaption className={styles.summary}>{summary}</figcaption>
          {partialText === undefined ? null : (
            <p className={styles.partial}>
              <StatusShape shape="quarter" />
              {partialText}
            </p>
          )}
          <div
            className={view === 'drawing' ? undefined : styles.hidden}
            data-patterned={props.patterned === true ? '' : undefined}
          >
            {legend}
            <Plot {...props} onToggleKey={onToggleKey} />
            {props.foot}
          </div>
          <div className={view === 'table' ? styles.table : styles.tablePrinted}>
            <Numbers title={title} table={table} />
          </div>
        </>
      ) : null}
    </figure>
  );
}

type PlotProps = ChartFigureProps & { onToggleKey: (event: KeyboardEvent) => void };

function Plot(props: PlotProps) {
  const { title, table, children, active, readout, onPlotKeyDown, onToggleKey } = props;
  const { pointCount = table.rows.length } = props;
  return (
    <>
      <div
        // A slider over the points: screen readers pass on its arrow keys and announce its value.
        role="slider"
        aria-label={chartWords.pointByPoint(title)}
        aria-valuemin={0}
        aria-valuemax={pointCount}
        aria-valuenow={active === null ? 0 : active + 1}
        aria-valuetext={readout === '' ? chartWords.noPointChosenT : readout}
        tabIndex={0}
        className={props.scrolls === true ? styles.plotScrolls : styles.plot}
        onKeyDown={(event) => {
          onPlotKeyDown(event);
          onToggleKey(event);
        }}
      >
        {children}
      </div>
      <p aria-hidden="true" className={styles.readout}>
        {readout}
      </p>
    </>
  );
}

function Numbers({ title, table }: { title: string; table: ChartTable }) {
  type Row = ChartTable['rows'][number];
  const columns: readonly TableColumn<Row>[] = [
    { id: 'point', header: table.head, cell: ({ label }) => label, rowHeader: true },
    ...table.columns.map((header, at) => ({
      id: `${at}`,
      header,
      cell: ({ cells }: Row) => cells[at]?.text,
      numeric: true,
    })),
  ];
  return (
    <Table
      caption={title}
      captionHidden
      columns={columns}
      rows={table.rows}
      rowKey={({ id }) => id}
    />
  );
}

function linesOf({ head, columns, rows }: ChartTable) {
  return [
    [head, ...columns],
    ...rows.map(({ label, cells }) => [label, ...cells.map(({ value }) => value)]),
  ];
}
