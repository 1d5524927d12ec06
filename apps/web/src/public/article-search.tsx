import { Button } from '@platebook/ui';
import { words } from './blog.messages.ts';
import * as styles from './blog.css.ts';

export type ArticleSearchProps = {
  label: string;
  /** The list's URL. */
  action: string;
  /** The current search; null for none. */
  q: string | null;
  /** Restricts the search to a tag. */
  tag?: string | null;
};

/** Article search without a script: a GET form. */
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
