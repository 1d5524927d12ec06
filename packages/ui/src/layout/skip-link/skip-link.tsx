import * as styles from './skip-link.css.ts';

export type SkipLinkProps = { children: string; targetId: string };

/** The first stop of the Tab key: jumps over the navigation to the main content. */
export function SkipLink({ children, targetId }: SkipLinkProps) {
  return (
    <a href={`#${targetId}`} className={styles.skipLink}>
      {children}
    </a>
  );
}
