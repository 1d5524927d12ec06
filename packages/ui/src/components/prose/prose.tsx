import type { ReactNode } from 'react';
import * as styles from './prose.css.ts';

export type ProseProps = {
  /** Plain elements (`h2`, `p`, `ul`, `table` …), as a renderer of Markdown gives them. */
  children: ReactNode;
  lang?: string | undefined;
};

/**
 * A text to read from beginning to end: an article, a help page, terms. Elements inside carry no styles of their own.
 *
 * **When not:** pages of the app: they are composed of components.
 *
 * **Accessibility:** headings begin at `h2`, below the title of the page.
 *
 * @example
 * <Prose lang="en">
 *   <p>Payouts are posted <strong>once</strong>.</p>
 * </Prose>
 */
export function Prose({ children, lang }: ProseProps) {
  return (
    <div className={styles.prose} lang={lang}>
      {children}
    </div>
  );
}
