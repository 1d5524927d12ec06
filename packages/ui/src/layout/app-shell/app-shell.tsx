import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { RouterLink } from '../../components/link/link-provider.tsx';
import { join } from '../../styles/join.ts';
import { SkipLink } from '../skip-link/skip-link.tsx';
import * as styles from './app-shell.css.ts';
import { useFocusMemory } from './use-focus-memory.ts';
import { ShellNavigation, type AppShellNavItem } from './shell-navigation.tsx';
import { Wordmark } from './wordmark.tsx';
import { appShellWords } from './app-shell.words.ts';

export type AppShellProps = {
  /** The pages one can go to. The tab bar of a phone shows five; of more it shows four, and "More" for the others. */
  nav: readonly AppShellNavItem[];
  currentId?: string | undefined;
  homeHref: string;
  /** In the top bar, at the start: the client switcher. */
  context?: ReactNode | undefined;
  /** In the top bar, at the end: theme, account. */
  tools?: ReactNode | undefined;
  /** In the top bar, last, at the same place on every page (WCAG 3.2.6). */
  help?: ReactNode | undefined;
  /** Above every page: a banner for as long as it is true. */
  notice?: ReactNode | undefined;
  /**
   * Lets the navigation at the side be folded to its icons, by its button and by `[`. `startsFolded` is what was kept
   * from the last visit; `onFold` says what to keep; `singleKeys` is off for a reader who turned single keys off.
   */
  folding?:
    | {
        startsFolded: boolean;
        onFold: (isFolded: boolean) => void;
        singleKeys?: boolean | undefined;
      }
    | undefined;
  children: ReactNode;
};

const MAIN_ID = 'main';

/**
 * The frame around every page behind the login: top bar; navigation at the side from 1280 px, below on a phone.
 *
 * **When not:** public pages and the login, which have no navigation.
 *
 * **Keyboard:** Tab reaches the skip link first; `[` folds the navigation at the side. What is removed with the focus in it
 * leaves it to the part around it.
 *
 * **Accessibility:** banner, navigation and main landmarks; the current page is `aria-current`.
 *
 * @example
 * const nav = [{ id: 'clients', label: 'Clients', href: '/clients', icon: 'store' }] as const;
 * <AppShell nav={nav} currentId="clients" homeHref="/clients" tools={<ThemeToggle />}>
 *   <Page>…</Page>
 * </AppShell>
 */
export function AppShell(props: AppShellProps) {
  const { nav, currentId, homeHref, context, tools, help, notice, folding, children } = props;
  const fold = useFold(folding);
  useFocusMemory();
  return (
    <div className={join(styles.shell, fold?.isFolded === true && styles.folded)}>
      <SkipLink targetId={MAIN_ID}>{appShellWords.skipToContent}</SkipLink>
      <header className={styles.topBar}>
        <RouterLink href={homeHref} className={styles.brand}>
          <Wordmark />
        </RouterLink>
        <div className={styles.context}>{context}</div>
        <div className={styles.tools}>
          {tools}
          {help}
        </div>
      </header>
      <ShellNavigation nav={nav} currentId={currentId} fold={fold} />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {notice === undefined ? null : <div className={styles.notice}>{notice}</div>}
        {children}
      </main>
    </div>
  );
}

function useFold(folding: AppShellProps['folding']) {
  const [isFolded, setFolded] = useState(folding?.startsFolded ?? false);
  const toggle = () => {
    setFolded(!isFolded);
    folding?.onFold(!isFolded);
  };
  const isOffered = folding !== undefined;
  const hasKey = isOffered && folding.singleKeys !== false;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '[' && !event.ctrlKey && !event.metaKey && !isTyping(event)) {
        toggle();
      }
    };
    if (hasKey) {
      document.addEventListener('keydown', onKey);
    }
    return () => document.removeEventListener('keydown', onKey);
  });
  return isOffered ? { isFolded, hasKey, onToggle: toggle } : null;
}

function isTyping(event: KeyboardEvent): boolean {
  return (
    event.defaultPrevented ||
    (event.target instanceof Element &&
      event.target.closest('input, textarea, select, [contenteditable="true"]') !== null)
  );
}
