import type { ReactNode } from 'react';
import { CopyButton } from '../copy-button/copy-button.tsx';
import * as styles from './description-list.css.ts';
import { descriptionListWords } from './description-list.words.ts';

export type DescriptionListItem = {
  term: string;
  /** Leave out what is not known: a dash stands in its place. */
  value?: ReactNode | undefined;
  /** The text that a button beside the value puts on the clipboard. */
  copy?: string | undefined;
};

export type DescriptionListProps = {
  items: readonly DescriptionListItem[];
  /** `rows` puts term and value on one line with a hairline, `columns` puts them over each other side by side. */
  layout?: 'rows' | 'columns' | undefined;
  /** How many rows stand side by side where there is room; 1 when left out. Only with `rows`. */
  columns?: 1 | 2 | 3 | undefined;
  'aria-label'?: string | undefined;
};

/**
 * Facts about one thing, each under its name. What is not known is a dash, read as "not known".
 *
 * **When:** a handful of facts about one payout, store or person. **When not:** the same facts of several things
 * (`Table`), a figure worth a headline (`StatCard`).
 *
 * **Accessibility:** a description list; a value that can be copied has a button named after its term.
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
