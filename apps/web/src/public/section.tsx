import type { ReactNode } from 'react';
import * as frame from './frame.css.ts';
import * as styles from './home.css.ts';

export type SectionProps = {
  id: string;
  title: string;
  lead?: string;
  sunken?: boolean;
  /** Title on the left and content on the right, if there is room. */
  beside?: boolean;
  children: ReactNode;
};

/** A section of the front page; its id is the header's link target. */
export function Section({
  id,
  title,
  lead,
  sunken = false,
  beside = false,
  children,
}: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId} className={sunken ? styles.sunken : styles.section}>
      <div className={beside ? styles.beside : frame.frame}>
        <div className={beside ? styles.sectionHeadBeside : styles.sectionHead}>
          <h2 id={titleId} className={styles.sectionTitle}>
            {title}
          </h2>
          {lead === undefined ? null : <p className={styles.sectionLead}>{lead}</p>}
        </div>
        {beside ? <div>{children}</div> : children}
      </div>
    </section>
  );
}
