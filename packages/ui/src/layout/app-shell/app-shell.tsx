import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../components/icon/icon.tsx';
import { RouterLink } from '../../components/link/link-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import * as styles from './app-shell.css.ts';

export type AppShellNavItem = {
  id: string;
  label: string;
  href: string;
  icon: IconName;
  /** What waits there; 0 shows nothing. */
  badge?: number | undefined;
};

export type AppShellProps = {
  /** The pages one can go to; the first four or five also make the tab bar of a phone. */
  nav: readonly AppShellNavItem[];
  currentId?: string | undefined;
  homeHref: string;
  /** In the top bar, at the start: the client switcher. */
  context?: ReactNode | undefined;
  /** In the top bar, at the end: theme, account. */
  tools?: ReactNode | undefined;
  children: ReactNode;
};

const MAIN_ID = 'main';

/** The frame around every page behind the login: top bar; navigation at the side from 1280 px, below on a phone. */
export function AppShell({ nav, currentId, homeHref, context, tools, children }: AppShellProps) {
  return (
    <div className={styles.shell}>
      <SkipLink targetId={MAIN_ID}>Skip to content</SkipLink>
      <header className={styles.topBar}>
        <RouterLink href={homeHref} className={styles.brand}>
          <Wordmark />
        </RouterLink>
        <div className={styles.context}>{context}</div>
        <div className={styles.tools}>{tools}</div>
      </header>
      <nav aria-label="Main" className={styles.nav}>
        <ul className={styles.navList}>
          {nav.map((item) => (
            <li key={item.id} className={styles.navItem}>
              <RouterLink
                href={item.href}
                className={styles.navLink}
                aria-current={item.id === currentId ? 'page' : undefined}
              >
                <Icon name={item.icon} size={20} />
                <span>{item.label}</span>
                {item.badge === undefined || item.badge === 0 ? null : (
                  <span className={styles.badge}>
                    {item.badge}
                    <VisuallyHidden> waiting</VisuallyHidden>
                  </span>
                )}
              </RouterLink>
            </li>
          ))}
        </ul>
      </nav>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}

/** The name as it is written: a ledger's double rule under it. */
export function Wordmark() {
  return <span className={styles.wordmark}>Platebook</span>;
}
