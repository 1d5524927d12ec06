import { Button } from '@platebook/ui';
import { words } from './blog.messages.ts';
import * as styles from './blog.css.ts';

export type ArticleSearchProps = {
  label: string;
  /** The page of the list. */
  action: string;
  /** What was searched; null where nothing was. */
  q: string | null;
  /** Keeps the search within a tag. */
  tag?: string | null;
};

/** A search over the articles that needs no script: a form whose answer is a page. */
export function ArticleSearch({ label, action, q, tag = null }: ArticleSearchProps) {
  return (
    <search>
      <form action={action} method="get" className={styles.search}>
        <label htmlFor="q" className={styles.searchLabel}>
          {label}
        </label>
        <input
          id="q"
          name="q"
          type="search"
          maxLength={100}
          defaultValue={q ?? ''}
          className={styles.input}
        />
        {tag === null ? null : <input type="hidden" name="tag" value={tag} />}
        <Button type="submit">{words.search}</Button>
      </form>
    </search>
  );
}
