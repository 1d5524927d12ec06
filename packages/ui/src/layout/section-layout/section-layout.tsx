import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { RouterLink } from '../../components/link/link-provider.tsx';
import * as styles from './section-layout.css.ts';

export type SectionLayoutProps = {
  /** What the sections belong to: "Settings". */
  label: string;
  sections: readonly { id: string; label: string; href: string }[];
  currentId: string;
  children: ReactNode;
};

/**
 * One of many sections with a navigation to the others: a side list, or a row above in narrow containers.
 *
 * **When:** for settings and other pages of many sections. **When not:** for views of one thing use `TabNav`.
 *
 * **Accessibility:** a navigation of links; the current one is `aria-current`.
 *
 * @example
 * const sections = [{ id: 'team', label: 'Team', href: '/settings/team' }];
 * <SectionLayout label="Settings" sections={sections} currentId="team">…</SectionLayout>
 */
export function SectionLayout({ label, sections, currentId, children }: SectionLayoutProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current
      ?.querySelector(`[data-section="${CSS.escape(currentId)}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [currentId]);
  return (
    <div className={styles.container}>
      <div className={styles.layout}>
        <nav aria-label={label}>
          <ul ref={list} className={styles.list}>
            {sections.map((section) => (
              <li key={section.id} data-section={section.id}>
                <RouterLink
                  href={section.href}
                  className={styles.link}
                  aria-current={section.id === currentId ? 'page' : undefined}
                >
                  {section.label}
                </RouterLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}
