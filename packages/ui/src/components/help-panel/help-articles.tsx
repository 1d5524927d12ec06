import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { TextField } from '../text-field/text-field.tsx';
import * as styles from './help-panel.css.ts';
import { helpPanelWords } from './help-panel.words.ts';

export type HelpArticle = {
  id: string;
  /** What the reader asks: "How are fees booked?". */
  title: string;
  body: ReactNode;
  /** Additional search terms. */
  keywords?: readonly string[] | undefined;
  /** Whether it is about the current page; listed first. */
  onThisPage?: boolean | undefined;
};

export type HelpArticlesProps = {
  articles: readonly HelpArticle[];
  /** The open article; null shows the list. */
  articleId: string | null;
  onArticleChange: (id: string | null) => void;
  /** Further help: support contact, the page's shortcuts. */
  more?: ReactNode | undefined;
};

/**
 * The list of articles, or one of them.
 *
 * @example
 * const [articleId, setArticleId] = useState<string | null>(null);
 * const articles = [{ id: 'clearing', title: 'What clearing is', body: <p>What a platform owes.</p> }];
 * <HelpArticles articles={articles} articleId={articleId} onArticleChange={setArticleId} />
 */
export function HelpArticles(props: HelpArticlesProps) {
  const { articles, articleId, onArticleChange, more } = props;
  const shown = articles.find(({ id }) => id === articleId);
  // On return to the list the previously opened line is focused.
  const [left, setLeft] = useState<string | null>(null);
  return (
    <div className={styles.stack}>
      {shown === undefined ? (
        <List articles={articles} returnedFrom={left} onChoose={onArticleChange} />
      ) : (
        <Article
          key={shown.id}
          article={shown}
          onBack={() => {
            setLeft(shown.id);
            onArticleChange(null);
          }}
        />
      )}
      {more === undefined ? null : <div className={styles.foot}>{more}</div>}
    </div>
  );
}

type ListProps = {
  articles: readonly HelpArticle[];
  /** The article that was read. */
  returnedFrom: string | null;
  onChoose: (id: string) => void;
};

function List({ articles, returnedFrom, onChoose }: ListProps) {
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (returnedFrom !== null) {
      const line = `[data-article="${CSS.escape(returnedFrom)}"]`;
      list.current?.querySelector<HTMLElement>(line)?.focus();
    }
  }, [returnedFrom]);
  const found = articles.filter((article) => reads(article, typed));
  const groups = [
    {
      label: helpPanelWords.onThisPage,
      articles: found.filter(({ onThisPage }) => onThisPage === true),
    },
    {
      label: helpPanelWords.allOfPlatebook,
      articles: found.filter(({ onThisPage }) => onThisPage !== true),
    },
  ];
  return (
    <div ref={list} className={styles.stack}>
      <TextField
        label={helpPanelWords.searchHelp}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {groups.map((group) =>
        group.articles.length === 0 ? null : (
          <Group key={group.label} {...group} onChoose={onChoose} />
        ),
      )}
      <output>{outcome(typed, found.length)}</output>
    </div>
  );
}

function outcome(typed: string, count: number): string | null {
  if (typed.trim() === '') {
    return null;
  }
  return count === 0 ? helpPanelWords.noArticleHasThese : helpPanelWords.found(count);
}

function reads({ title, keywords = [] }: HelpArticle, typed: string): boolean {
  const words = [title, ...keywords].join(' ').toLocaleLowerCase();
  return words.includes(typed.trim().toLocaleLowerCase());
}

type GroupProps = {
  label: string;
  articles: readonly HelpArticle[];
  onChoose: (id: string) => void;
};

function Group({ label, articles, onChoose }: GroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {label}
      </h3>
      <ul className={styles.group}>
        {articles.map((article) => (
          <li key={article.id} className={styles.line}>
            <button
              type="button"
              data-article={article.id}
              className={styles.article}
              onClick={() => onChoose(article.id)}
            >
              {article.title}
              <span className={styles.into}>
                <Icon name="next" />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Article({ article, onBack }: { article: HelpArticle; onBack: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <article className={styles.stack}>
      <span className={styles.back}>
        <Button size="sm" variant="quiet" icon="back" onClick={onBack}>
          {helpPanelWords.allArticles}
        </Button>
      </span>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {article.title}
      </h3>
      <div className={styles.text}>{article.body}</div>
    </article>
  );
}
