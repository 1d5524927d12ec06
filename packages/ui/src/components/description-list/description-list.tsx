import type { ReactNode } from 'react';
import { CopyButton } from '../copy-button/copy-button.tsx';
import * as styles from './description-list.css.ts';
import { descriptionListWords } from './description-list.words.ts';

export type DescriptionListItem = {
  term: string;
  /** Leave it out if unknown: a dash is shown. */
  value?: ReactNode | undefined;
  /** The text copied by a button beside the value. */
  copy?: string | undefined;
};

export type DescriptionListProps = {
  items: readonly DescriptionListItem[];
  /** `rows` places term and value on one line with a rule, `columns` stacks them side by side. */
  layout?: 'rows' | 'columns' | undefined;
  /** The maximum number of rows side by side; defaults to 1. Only with `rows`. */
  columns?: 1 | 2 | 3 | undefined;
  'aria-label'?: string | undefined;
};

/**
 * Facts about one thing, each with its term. An unknown value is a dash, announced as "not known".
 *
 * **When:** a handful of facts about one payout, store or person. **When not:** the same facts of several things
 * (`Table`), a figure worth a headline (`StatCard`).
 *
 * **Accessibility:** a description list; a copy button is named after its term.
 *
 * @example
 * <DescriptionList items={[{ term: 'Document', value: 'UE-7K3Q9FAB-0405-1', copy: 'UE-7K3Q9FAB-0405-1' }]} />
 */
export function DescriptionList(props: DescriptionListProps) {
  const { items, layout = 'rows', columns = 1, ...name } = props;
  return (
    <dl className={layout === 'rows' ? styles.grid[columns] : styles.list[layout]} {...name}>
      {items.map(({ term, value, copy }) => (
        <div key={term} className={styles.item[layout]}>
          <dt className={styles.term}>{term}</dt>
          <dd className={copy === undefined ? styles.value : styles.valueWithCopy}>
            {value ?? <Missing />}
            {copy === undefined ? null : (
              <span className={styles.copy}>
                <CopyButton
                  text={copy}
                  label={descriptionListWords.copy(inSentence(term))}
                  size="sm"
                  variant="quiet"
                />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** "Bank reference" within a sentence; an abbreviation stays as it is. */
function inSentence(term: string): string {
  return /^\p{Lu}\p{Ll}/u.test(term) ? `${term.charAt(0).toLowerCase()}${term.slice(1)}` : term;
}

function Missing() {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className={styles.missing}>{descriptionListWords.notKnown}</span>
    </>
  );
}
