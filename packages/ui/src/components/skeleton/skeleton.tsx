import type { ReactNode } from 'react';
import * as styles from './skeleton.css.ts';

export type SkeletonProps = {
  /** What is loading: "Loading payouts". Read out once. */
  label: string;
  shape?: 'text' | 'table' | 'chart' | undefined;
  /** Lines of text or rows of the table. */
  lines?: number | undefined;
};

const LINE_STYLES = { text: styles.text, table: styles.table };

/** The outline of what is coming, so that the page does not jump. Show it after 200 ms of waiting. */
export function Skeleton({ label, shape = 'text', lines = 3 }: SkeletonProps) {
  return (
    <output aria-busy="true" className={styles.skeleton}>
      <span className={styles.label}>{label}</span>
      {shape === 'chart' ? <div className={styles.chart} /> : toLines(lines, LINE_STYLES[shape])}
    </output>
  );
}

function toLines(count: number, className: string): ReactNode {
  return Array.from({ length: count }, (_line, at) => <div key={at} className={className} />);
}
