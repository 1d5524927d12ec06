import type { ReactNode } from 'react';
import * as styles from './frame.css.ts';

/** A text page: title, summary, sections. */
export function Article({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.reading}>
      <div className={styles.article}>
        <h1 className={styles.articleTitle}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </div>
  );
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.entryTitle}>{title}</h2>
      {children}
    </section>
  );
}
