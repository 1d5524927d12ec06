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
  /** The pages. A phone's tab bar shows up to five; with more it shows four, and "More" for the rest. */
  nav: readonly AppShellNavItem[];
  currentId?: string | undefined;
  homeHref: string;
  /** At the start of the top bar: the client switcher. */
  context?: ReactNode | undefined;
  /** At the end of the top bar: theme, account. */
  tools?: ReactNode | undefined;
  /** Last in the top bar, in the same place on every page (WCAG 3.2.6). */
  help?: ReactNode | undefined;
  /** Above every page: a banner while it applies. */
  notice?: ReactNode | undefined;
  /**
   * Lets the side navigation collapse to its icons, by its button and by `[`. `startsFolded` is the stored state of the
   * last visit; `onFold` receives the state to store; `singleKeys` is false if the user turned single-key shortcuts off.
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
 * The frame of every signed-in page: a top bar, and a navigation at the side from 1280 px, at the bottom on a phone.
 *
 * **When not:** for public pages and sign-in, which have no navigation.
 *
 * **Keyboard:** Tab reaches the skip link first; `[` collapses the side navigation. If the focused element is removed, the
 * focus moves to the nearest container.
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
