import { language } from '../shared/language/language.ts';
import { words } from './blog.messages.ts';
import * as styles from './blog.css.ts';
import type { PostSummary } from './public-data.ts';

/** "Nov 10, 2026", "10 nov. 2026": the day of an instant, localized. */
function writeDay(isoInstant: string): string {
  return new Date(isoInstant).toLocaleDateString(language(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** An article's author, dates and reading time. */
export function Byline({ post }: { post: PostSummary }) {
  const isUpdated = post.updated_at.slice(0, 10) > post.published_at.slice(0, 10);
  return (
    <p className={styles.note}>
      {words.by(post.author)} ·{' '}
      <time dateTime={post.published_at}>{writeDay(post.published_at)}</time>
      {isUpdated ? (
        <>
          {' '}
          · <time dateTime={post.updated_at}>{words.updated(writeDay(post.updated_at))}</time>
        </>
      ) : null}{' '}
      · {words.minutes(post.reading_minutes)}
    </p>
  );
}
