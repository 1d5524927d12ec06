import type { ReactNode } from 'react';
import { Heading, type HeadingLevel, type HeadingSize } from '../heading/heading.tsx';
import * as styles from './empty-state.css.ts';

export type EmptyStateKind =
  | 'first-use'
  | 'no-results'
  | 'cleared'
  | 'no-permission'
  | 'error'
  | 'offline';

export type EmptyStateSize = 'page' | 'section' | 'table' | 'inline';

export type EmptyStateProps = {
  kind: EmptyStateKind;
  title: string;
  /** Why it is empty, and what would be here. */
  children?: ReactNode | undefined;
  action?: ReactNode | undefined;
  /** `page` fills a page, `section` is inside a page, `table` replaces rows, `inline` is for a panel or a cell. */
  size?: EmptyStateSize | undefined;
  headingLevel?: HeadingLevel | undefined;
};

const HEADINGS: Record<EmptyStateSize, HeadingSize> = {
  page: 'title2',
  section: 'title3',
  table: 'small',
  inline: 'small',
};

/**
 * An empty state with its reason. A small ledger drawing shows which kind.
 *
 * **When:** in place of a list, a page or a panel. **When not:** an error to investigate (`ErrorPanel`), a 403
 * (`PermissionNotice`).
 *
 * **Keyboard:** the action is the next tab stop.
 *
 * **Accessibility:** a heading at the level of its place; the drawing is hidden.
 *
 * @example
 * <EmptyState kind="first-use" title="No payouts yet" action={<Button onClick={create}>Upload a report</Button>}>
 *   They appear once a report was read.
 * </EmptyState>
 */
export function EmptyState({
  kind,
  title,
  children,
  action,
  size = 'section',
  headingLevel = 2,
}: EmptyStateProps) {
  return (
    <div className={styles.emptyState[size]}>
      {size === 'inline' ? null : <Drawing kind={kind} small={size === 'table'} />}
      <div className={styles.words}>
        <Heading level={headingLevel} size={HEADINGS[size]}>
          {title}
        </Heading>
        {children === undefined ? null : <div className={styles.reason}>{children}</div>}
      </div>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
}

// A ledger page of three ruled lines; the mark over it differs by kind.
const MARKS: Record<EmptyStateKind, ReactNode> = {
  'first-use': <path d="M48 27v14M41 34h14" />,
  'no-results': <path d="M46 26a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM50.5 36.5 56 42" />,
  cleared: <path d="m41 34 5 5 9-10" />,
  'no-permission': <path d="M42 33h12v9H42zM44.5 33v-3a3.5 3.5 0 0 1 7 0v3" />,
  error: <path d="m43 29 10 10M53 29 43 39" />,
  offline: <path d="M41 34h4M51 34h4M47 29l2 10" />,
};

function Drawing({ kind, small }: { kind: EmptyStateKind; small: boolean }) {
  return (
    <svg
      className={styles.drawing}
      width={small ? 48 : 72}
      height={small ? 35 : 52}
      viewBox="0 0 72 52"
      aria-hidden="true"
    >
      <path className={styles.ledger} d="M1 8.5h62M1 20.5h30M1 32.5h30M1 44.5h30M1 46.5h30" />
      <g className={styles.mark}>{MARKS[kind]}</g>
    </svg>
  );
}
