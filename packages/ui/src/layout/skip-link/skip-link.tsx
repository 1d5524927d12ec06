import * as styles from './skip-link.css.ts';

export type SkipLinkProps = { children: string; targetId: string };

/**
 * The first stop of the Tab key: jumps over the navigation to the main content.
 *
 * **When:** first in every frame; `AppShell` has it.
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
