import { Drawer } from '../drawer/drawer.tsx';
import { HelpArticles, type HelpArticlesProps } from './help-articles.tsx';
import { helpPanelWords } from './help-panel.words.ts';

export type { HelpArticle } from './help-articles.tsx';

export type HelpPanelProps = HelpArticlesProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * Non-modal help beside the page: a list of articles, those about this page first, and an article view. It opens at the
 * same place on every page (WCAG 3.2.6) and never by itself.
 *
 * HelpProvider holds its state; use the panel alone only with external state.
 *
 * **When not:** for information needed to continue: show it on the page.
 *
 * **Keyboard:** Ctrl+/ or ⌘/ opens and closes (HelpProvider); Escape closes from inside.
 *
 * **Accessibility:** a non-modal dialog; an article's title takes the focus, and its line on return to the list.
 *
 * @example
 * const [open, setOpen] = useState(false);
 * const [articleId, setArticleId] = useState<string | null>(null);
 * const articles = [{ id: 'clearing', title: 'What clearing is', body: <p>What a platform owes.</p> }];
 * const list = { articles, articleId, onArticleChange: setArticleId };
 * <HelpPanel {...list} open={open} onOpenChange={setOpen} />
 */
export function HelpPanel({ open, onOpenChange, ...articles }: HelpPanelProps) {
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={helpPanelWords.help}
      size="sm"
      modal={false}
    >
      <HelpArticles {...articles} />
    </Drawer>
  );
}
