import { assignInlineVars } from '@vanilla-extract/dynamic';
import { scaleLinear } from 'd3-scale';
import { useEffect, useId, useRef } from 'react';
import type { CSSProperties, MouseEvent } from 'react';
import { join } from '../../styles/join.ts';
import * as windowed from '../row-window/row-window.css.ts';
import { useIsPrinting, useRowHeight, useRowWindow } from '../row-window/use-row-window.ts';
import { TraceRow } from './trace-row.tsx';
import { writeDuration } from './trace-span.ts';
import * as styles from './trace-waterfall.css.ts';
import type { useTrace } from './use-trace.ts';
import { traceWaterfallWords } from './trace-waterfall.words.ts';

const HEAD_HEIGHT = 28;
const TICKS = 4;

export type TraceGridProps = {
  label: string;
  view: ReturnType<typeof useTrace>;
  height: number;
};

/** The spans as a virtualized treegrid below a time axis. */
export function TraceGrid({ label, view, height }: TraceGridProps) {
  const { rows, current, trace, selected } = view;
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const isPrinting = useIsPrinting();
  const rowHeight = useRowHeight(ruler);
  const virtualizer = useRowWindow(
    { count: rows.length, current, rowHeight, height, headHeight: HEAD_HEIGHT },
    scroller,
  );
  useEffect(() => {
    virtualizer.scrollToIndex(current, { align: 'auto' });
  }, [virtualizer, current]);

  const onClick = ({ target }: MouseEvent) => {
    const element = target instanceof Element ? target : null;
    const row = element?.closest<HTMLElement>('[data-index]') ?? null;
    if (element === null || row === null) {
      return;
    }
    const at = Number(row.dataset.index);
    view.goTo(at);
    if (element.closest('[data-turn]') === null) {
      view.select(at);
    } else {
      view.setIsOpen(at, rows[at]?.isOpen !== true);
    }
  };

  const draw = (at: number, place: CSSProperties | null) => {
    const row = rows[at];
    return row === undefined ? null : (
      <TraceRow
        key={row.id}
        id={`${gridId}-${String(at)}`}
        row={row}
        index={at}
        isCurrent={at === current}
        isSelected={row.id === selected?.id}
        wholeMs={trace.durationMs}
        place={place}
      />
    );
  };

  const ticks = scaleLinear([0, Math.max(trace.durationMs, 1)], [0, 100]).ticks(TICKS);
  const step = (100 * (ticks[1] ?? 1)) / Math.max(trace.durationMs, 1);
  return (
    <div className={windowed.frame}>
      <div ref={ruler} className={join(windowed.ruler, styles.ruler)} />
      <div
        ref={scroller}
        role="treegrid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-activedescendant={`${gridId}-${String(current)}`}
        tabIndex={0}
        className={windowed.scroller}
        style={{
          maxBlockSize: height,
          ...assignInlineVars({ [styles.every]: `${step.toFixed(3)}%` }),
        }}
        onKeyDown={view.onKeyDown}
        onClick={onClick}
      >
        <Head ticks={ticks} wholeMs={trace.durationMs} />
        <div
          role="rowgroup"
          style={
            isPrinting ? undefined : { position: 'relative', blockSize: virtualizer.getTotalSize() }
          }
        >
          {isPrinting
            ? rows.map((_row, at) => draw(at, null))
            : virtualizer.getVirtualItems().map(({ index, start }) =>
                draw(index, {
                  blockSize: rowHeight,
                  transform: `translateY(${String(start - HEAD_HEIGHT)}px)`,
                }),
              )}
        </div>
      </div>
    </div>
  );
}

function Head({ ticks, wholeMs }: { ticks: readonly number[]; wholeMs: number }) {
  return (
    <div role="row" aria-rowindex={1} className={styles.header}>
      <span role="columnheader" className={styles.headName}>
        {traceWaterfallWords.spanColumn}
      </span>
      <span role="columnheader" className={styles.headTime}>
        {traceWaterfallWords.took}
      </span>
      <span role="columnheader" aria-label={traceWaterfallWords.when} className={styles.axis}>
        {ticks
          // Labels too close to the end would be clipped.
          .filter((at) => at < wholeMs * 0.92)
          .map((at) => (
            <span
              key={at}
              className={styles.tick}
              style={assignInlineVars({
                [styles.from]: `${((100 * at) / Math.max(wholeMs, 1)).toFixed(3)}%`,
              })}
            >
              {at === 0 ? '0' : writeDuration(at)}
            </span>
          ))}
      </span>
    </div>
  );
}
