import type { ReactNode } from 'react';
import * as styles from './prose.css.ts';

export type ProseProps = {
  /** Plain elements (`h2`, `p`, `ul`, `table` …), as a renderer of Markdown gives them. */
  children: ReactNode;
  lang?: string | undefined;
};

/** A text to read from beginning to end: an article, a help page, terms. Elements inside carry no styles of their own. */
export function Prose({ children, lang }: ProseProps) {
  return (
    <div className={styles.prose} lang={lang}>
      {children}
    </div>
  );
}
