import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import * as styles from './split.css.ts';
import { splitWords } from './split.words.ts';

export type SplitProps = {
  /** The list, or whatever the panel tells more about. */
  children: ReactNode;
  /** The panel; null while it is closed. */
  panel: ReactNode | null;
  /** What the panel shows: "Payout of 7 Apr 2026". */
  panelLabel: string;
  /** The width of the panel in px: at first, and its limits. */
  startsAt?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** Told after each change, to keep the width for the next visit. */
  onResize?: ((width: number) => void) | undefined;
};

/** px that one press of an arrow key moves the handle. */
const STEP = 16;

/** A list, and beside it more about one of its things. Where there is no room the panel stands below. */
export function Split(props: SplitProps) {
  const { children, panel, panelLabel, startsAt = 400, min = 240, max = 720, onResize } = props;
  const panelId = useId();
  const [width, setWidth] = useState(() => within(startsAt, min, max));
  const resizeTo = (wanted: number) => {
    const next = within(wanted, min, max);
    setWidth(next);
    onResize?.(next);
  };
  if (panel === null) {
    return <div className={styles.alone}>{children}</div>;
  }
  return (
    <div className={styles.container}>
      <div className={styles.split} style={assignInlineVars({ [styles.sideSize]: `${width}px` })}>
        <div className={styles.main}>{children}</div>
        <div
          role="separator"
          tabIndex={0}
          aria-label={splitWords.widthOf(panelLabel)}
          aria-orientation="vertical"
          aria-controls={panelId}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={width}
          aria-valuetext={splitWords.pixels(width)}
          className={styles.handle}
          onKeyDown={(event) => {
            const wanted = keyed(event, { width, min, max });
            if (wanted !== null) {
              event.preventDefault();
              resizeTo(wanted);
            }
          }}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) {
              resizeTo(dragged(event));
            }
          }}
        />
        <section id={panelId} aria-label={panelLabel} className={styles.side}>
          {panel}
        </section>
      </div>
    </div>
  );
}

type Limits = { width: number; min: number; max: number };

/** The panel stands at the end of the line: the arrow towards the start makes it wider. */
function keyed(event: KeyboardEvent<HTMLElement>, { width, min, max }: Limits): number | null {
  const towardsStart = isRightToLeft(event.currentTarget) ? -STEP : STEP;
  const byKey: Readonly<Record<string, number>> = {
    ArrowLeft: width + towardsStart,
    ArrowRight: width - towardsStart,
    Home: min,
    End: max,
  };
  return byKey[event.key] ?? null;
}

function dragged({ currentTarget, clientX }: PointerEvent<HTMLElement>): number {
  const split = currentTarget.parentElement?.getBoundingClientRect();
  if (split === undefined) {
    return 0;
  }
  return Math.round(isRightToLeft(currentTarget) ? clientX - split.left : split.right - clientX);
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

function within(width: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, width));
}
