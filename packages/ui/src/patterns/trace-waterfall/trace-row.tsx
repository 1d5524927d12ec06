import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { CSSProperties } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { StatusShape } from '../../components/status-pill/status-shape.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { join } from '../../styles/join.ts';
import * as windowed from '../row-window/row-window.css.ts';
import { writeDuration, type SpanRow, type TraceRow as Row, type TraceSpan } from './trace-span.ts';
import * as styles from './trace-waterfall.css.ts';
import { traceWaterfallWords } from './trace-waterfall.words.ts';

const INDENT_PX = 14;

export type TraceRowProps = {
  id: string;
  row: Row;
  index: number;
  isCurrent: boolean;
  isSelected: boolean;
  /** The duration of the whole trace, in milliseconds. */
  wholeMs: number;
  /** Its position in the virtualized list; null in normal flow. */
  place: CSSProperties | null;
};

/** A span of a trace, or a gap between two: a row of cells, and a bar on the axis. */
export function TraceRow(props: TraceRowProps) {
  const { id, row, index, isCurrent, isSelected, wholeMs, place } = props;
  const { level } = row;
  const startMs = row.kind === 'gap' ? row.startMs : row.span.startMs;
  const durationMs = row.kind === 'gap' ? row.durationMs : row.span.durationMs;
  return (
    <div
      id={id}
      role="row"
      data-index={index}
      aria-level={level}
      aria-posinset={row.place}
      aria-setsize={row.neighbours}
      aria-rowindex={index + 2}
      aria-expanded={row.isOpen ?? undefined}
      aria-selected={isSelected}
      className={join(
        place === null ? styles.inFlow : windowed.row,
        styles.row,
        isCurrent && windowed.current,
      )}
      style={place ?? undefined}
    >
      <div
        role="gridcell"
        className={styles.name}
        style={{ paddingInlineStart: (level - 1) * INDENT_PX }}
      >
        {row.kind === 'gap' ? <Gap /> : <Name row={row} />}
      </div>
      <div role="gridcell" className={styles.time}>
        <bdi dir="ltr">{writeDuration(durationMs)}</bdi>
      </div>
      <div role="gridcell" className={styles.lane}>
        <VisuallyHidden>{inWords(row, startMs)}</VisuallyHidden>
        <span
          className={styles.bars[lookOf(row)]}
          style={assignInlineVars({
            [styles.from]: share(startMs, wholeMs),
            [styles.size]: share(durationMs, wholeMs),
          })}
        />
      </div>
    </div>
  );
}

function Name({ row: { span, isOpen } }: { row: SpanRow }) {
  return (
    <>
      {isOpen === null ? (
        <span className={styles.turn} />
      ) : (
        <span data-turn="" className={isOpen ? styles.turned : styles.canTurn}>
          <Icon name="next" />
        </span>
      )}
      <Status status={span.status} />
      <bdi className={styles.operation}>{span.operation}</bdi>
      <span className={styles.aside}>
        {span.stage === null ? span.source : `${span.stage} · ${span.source}`}
      </span>
    </>
  );
}

/** Every status except ok, as a shape and a word. */
function Status({ status }: { status: TraceSpan['status'] }) {
  if (status === 'ok') {
    return null;
  }
  return (
    <span className={status === 'failed' ? styles.failed : styles.running}>
      <StatusShape shape={status === 'failed' ? 'cross' : 'quarter'} />
      {status}
    </span>
  );
}

function Gap() {
  return (
    <>
      <span className={styles.turn} />
      <span className={styles.gapWords}>{traceWaterfallWords.gapNothingRan}</span>
    </>
  );
}

function lookOf(row: Row): keyof typeof styles.bars {
  if (row.kind === 'gap') {
    return 'gap';
  }
  if (row.span.status !== 'ok') {
    return row.span.status;
  }
  return row.isCritical ? 'critical' : 'plain';
}

function inWords(row: Row, startMs: number): string {
  const start = traceWaterfallWords.from(writeDuration(startMs));
  return row.kind === 'span' && row.isCritical
    ? traceWaterfallWords.onTheCriticalPath(start)
    : start;
}

function share(ms: number, wholeMs: number): string {
  return wholeMs === 0 ? '0%' : `${((ms / wholeMs) * 100).toFixed(3)}%`;
}
