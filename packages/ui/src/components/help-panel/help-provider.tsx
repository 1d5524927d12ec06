import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { keyShortcutOf } from '../kbd/key-shortcut.ts';
import * as styles from './help-panel.css.ts';
import { HelpPanel, type HelpArticle } from './help-panel.tsx';
import { helpPanelWords } from './help-panel.words.ts';

type Help = {
  isOpen: boolean;
  articleId: string | null;
  /** Opens the panel on an article, or on the list. */
  show: (articleId: string | null) => void;
  close: () => void;
};

const HelpContext = createContext<Help | null>(null);

export type HelpProviderProps = {
  articles: readonly HelpArticle[];
  /** Where else to ask, below the list. */
  more?: ReactNode | undefined;
  children: ReactNode;
};

/**
 * Keeps the one help panel of the app and opens it by Control+/ or Command+/. Around it all; the buttons below it
 * (HelpButton, ContextualHelp) need nothing else.
 */
export function HelpProvider({ articles, more, children }: HelpProviderProps) {
  const [isOpen, setOpen] = useState(false);
  const [articleId, setArticleId] = useState<string | null>(null);
  const help = useMemo<Help>(
    () => ({
      isOpen,
      articleId,
      show: (id) => {
        setArticleId(id);
        setOpen(true);
      },
      close: () => setOpen(false),
    }),
    [isOpen, articleId],
  );
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Without regard to Shift, under which the slash is on many keyboards.
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key === '/') {
        event.preventDefault();
        setOpen((wasOpen) => !wasOpen);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <HelpContext value={help}>
      {children}
      <HelpPanel
        open={isOpen}
        onOpenChange={setOpen}
        articles={articles}
        articleId={articleId}
        onArticleChange={setArticleId}
        more={more}
      />
    </HelpContext>
  );
}

/**
 * Opens and closes the help. It stands in the slot of AppShell for it, last in the top bar of every page.
 *
 * **When not:** twice on a page.
 *
 * **Keyboard:** Enter and Space, and Ctrl+/ or ⌘/ anywhere.
 *
 * **Accessibility:** `aria-expanded` says whether the help is open.
 */
export function HelpButton() {
  const { isOpen, show, close, articleId } = useHelp();
  return (
    <IconButton
      icon="help"
      label={helpPanelWords.help}
      aria-expanded={isOpen}
      aria-keyshortcuts={keyShortcutOf(['Mod', '/'])}
      onClick={isOpen ? close : () => show(articleId)}
    />
  );
}

export type ContextualHelpProps = {
  /** The id of the article. */
  article: string;
  /** What it answers: "How fees are booked". */
  children: string;
};

/**
 * Opens the help on the article about what stands here. For a few words that need no article take Toggletip.
 *
 * **When not:** for a few words: Toggletip.
 *
 * **Keyboard:** Enter and Space.
 *
 * **Accessibility:** its words name the article.
 */
export function ContextualHelp({ article, children }: ContextualHelpProps) {
  const { show } = useHelp();
  return (
    <span className={styles.context}>
      <Button size="sm" variant="quiet" icon="help" onClick={() => show(article)}>
        {children}
      </Button>
    </span>
  );
}

function useHelp(): Help {
  const help = useContext(HelpContext);
  if (help === null) {
    throw new Error('Nothing can open the help here: put HelpProvider around the app.');
  }
  return help;
}
