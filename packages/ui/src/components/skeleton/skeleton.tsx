import type { ReactNode } from 'react';
import * as styles from './skeleton.css.ts';

export type SkeletonProps = {
  /** What is loading: "Loading payouts". Announced once. */
  label: string;
  shape?: 'text' | 'card' | 'table' | 'chart' | 'form' | undefined;
  /** Lines of text, rows of the table or fields of the form. */
  lines?: number | undefined;
  /** Reserves the space and shows nothing: for waits that may be over at once. */
  unseen?: boolean | undefined;
};

const DEFAULT_LINES = 3;

/**
 * The outline of the content that is loading, to avoid layout shift. Render it `unseen` for the first 200 ms and then
 * visible for at least 300 ms: BusyRegion does both.
 *
 * **Accessibility:** a busy status that announces what is loading, once; the outline is hidden.
 *
 * @example
 * <Skeleton label="Loading payouts" shape="table" lines={5} />
 */
export function Skeleton({
  label,
  shape = 'text',
  lines = DEFAULT_LINES,
  unseen = false,
}: SkeletonProps) {
  return (
    <output aria-busy="true" className={unseen ? styles.unseen : styles.skeleton}>
      <span className={styles.label}>{label}</span>
      <span aria-hidden="true" className={styles.shape[shape]}>
        <Shape shape={shape} lines={lines} />
      </span>
    </output>
  );
}

type ShapeProps = { shape: keyof typeof styles.shape; lines: number };

function Shape({ shape, lines }: ShapeProps) {
  if (shape === 'chart') {
    return <Bars />;
  }
  if (shape === 'form') {
    return toFields(lines);
  }
  return (
    <>
      {shape === 'card' ? <span className={styles.title} /> : null}
      {toLines(lines, shape === 'table' ? styles.row : styles.line)}
    </>
  );
}

/** Bar heights, falling from gross to net like a payout. */
const LEVELS = [100, 92, 84, 71, 58, 52, 46];

function Bars() {
  return (
    <svg className={styles.bars} viewBox="0 0 700 100" preserveAspectRatio="none">
      {LEVELS.map((level, at) => (
        <rect key={level} x={at * 100 + 20} y={100 - level} width="60" height={level} />
      ))}
    </svg>
  );
}

function toLines(count: number, className: string): ReactNode {
  return Array.from({ length: count }, (_line, at) => <span key={at} className={className} />);
}

/** Each as high as a label and its control. */
function toFields(count: number): ReactNode {
  return Array.from({ length: count }, (_field, at) => (
    <span key={at} className={styles.field}>
      <span className={styles.fieldLabel} />
      <span className={styles.control} />
    </span>
  ));
}
