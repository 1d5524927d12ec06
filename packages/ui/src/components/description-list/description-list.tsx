import type { ReactNode } from 'react';
import * as styles from './description-list.css.ts';

export type DescriptionListItem = {
  term: string;
  /** Leave out what is not known: a dash stands in its place. */
  value?: ReactNode | undefined;
};

export type DescriptionListProps = {
  items: readonly DescriptionListItem[];
  /** `rows` puts term and value on one line with a hairline, `columns` puts them over each other side by side. */
  layout?: 'rows' | 'columns' | undefined;
  'aria-label'?: string | undefined;
};

/** Facts about one thing. */
export function DescriptionList({ items, layout = 'rows', ...name }: DescriptionListProps) {
  return (
    <dl className={styles.list[layout]} {...name}>
      {items.map(({ term, value }) => (
        <div key={term} className={styles.item[layout]}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value ?? <Missing />}</dd>
        </div>
      ))}
    </dl>
  );
}

function Missing() {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className={styles.missing}>not known</span>
    </>
  );
}
