import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import * as styles from './breadcrumbs.css.ts';
import { breadcrumbsWords } from './breadcrumbs.words.ts';

export type BreadcrumbsProps = {
  /** The pages above this one, from the top; the page itself is its title. */
  pages: readonly { label: string; href: string }[];
  /** The accessible name; another one where a page holds two. */
  label?: string | undefined;
};

/**
 * Where a page belongs. In a narrow container: the way back, one level up.
 *
 * **When:** a page two or more levels down. **When not:** pages of the navigation itself.
 *
 * **Accessibility:** a named navigation with an ordered list; the page itself is its `h1`.
 */
export function Breadcrumbs({
  pages,
  label: name = breadcrumbsWords.breadcrumbs,
}: BreadcrumbsProps) {
  return (
    <nav aria-label={name} className={styles.container}>
      <ol className={styles.list}>
        {pages.map(({ label, href }, index) => {
          const isParent = index === pages.length - 1;
          return (
            <li key={href} className={isParent ? styles.parent : styles.further}>
              {isParent ? (
                <span className={styles.back}>
                  <Icon name="back" />
                </span>
              ) : null}
              <Link variant="quiet" href={href}>
                {label}
              </Link>
              <span className={styles.slash} aria-hidden="true">
                /
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
