import type { ReactNode } from 'react';
import * as styles from './prose.css.ts';

export type ProseProps = {
  /** Plain elements (`h2`, `p`, `ul`, `table` …), as a Markdown renderer outputs them. */
  children: ReactNode;
  lang?: string | undefined;
};

/**
 * Long-form text: an article, a help page, terms. It styles the plain elements inside.
 *
 * **When not:** for pages of the app, which are composed of components.
 *
 * **Accessibility:** headings begin at `h2`, below the page title.
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
