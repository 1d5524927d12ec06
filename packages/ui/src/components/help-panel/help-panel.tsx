import { Drawer } from '../drawer/drawer.tsx';
import { HelpArticles, type HelpArticlesProps } from './help-articles.tsx';
import { helpPanelWords } from './help-panel.words.ts';

export type { HelpArticle } from './help-articles.tsx';

export type HelpPanelProps = HelpArticlesProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * Help beside the page, which stays in use: a list of articles, those about this page first, and one to read. It opens
 * at the same place on every page (WCAG 3.2.6), never by itself, and asks nothing back.
 *
 * HelpProvider keeps what it shows; use the panel alone only where the state is kept elsewhere.
 *
 * **When not:** for what must be read to go on: say it on the page.
 *
 * **Keyboard:** Ctrl+/ or ⌘/ opens and closes (HelpProvider); Escape closes from inside.
 *
 * **Accessibility:** a dialog that leaves the page in use; the title of an article takes the focus, and its line when
 * the reader comes back.
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
