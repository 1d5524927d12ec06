import * as styles from './skip-link.css.ts';

export type SkipLinkProps = { children: string; targetId: string };

/**
 * The page's first tab stop: skips the navigation and moves to the main content.
 *
 * **When:** first in every page frame; `AppShell` includes it.
 *
 * **Keyboard:** Tab shows it, Enter moves to the content.
 *
 * @example
 * <SkipLink targetId="main">Skip to the content</SkipLink>
 */
export function SkipLink({ children, targetId }: SkipLinkProps) {
  return (
    <a href={`#${targetId}`} className={styles.skipLink}>
      {children}
    </a>
  );
}
