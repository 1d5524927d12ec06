import { Link } from '@platebook/ui';
import { Article, Part } from './article.tsx';
import { ArticleSearch } from './article-search.tsx';
import { PageFrame } from './page-frame.tsx';
import * as styles from './frame.css.ts';
import type { PublicData } from './public-data.ts';
import { words as frame } from './page-frame.messages.ts';
import { words } from './reading.messages.tsx';
import { localPath } from '../shared/language/local-path.ts';
import { splitPath } from './site-paths.ts';

/** Labels of pages that a mistyped address may have meant, by their English path. */
const names = (): Readonly<Record<string, string>> => ({
  '/': words.frontPage,
  '/blog': frame.blog,
  '/support': frame.support,
  '/terms': frame.terms,
  '/privacy': frame.privacy,
  '/survey': frame.survey,
  '/book-demo': frame.bookDemo,
  '/login': words.signIn,
  '/register': words.register,
  '/dashboard': frame.openDashboard,
});

export function NotFoundPage(data: PublicData) {
  const near = data.content.kind === 'nowhere' ? data.content.near : [];
  const meant = near.flatMap((path) => {
    const label = names()[splitPath(path).path];
    return label === undefined ? [] : [{ path, label }];
  });
  return (
    <PageFrame
      title={`${words.notFoundTitle} – Platebook`}
      description={words.notFoundDescription}
      path={null}
      site={data}
    >
      <Article title={words.notFoundHeading} lead={words.notFoundLead}>
        {meant.length === 0 ? null : (
          <Part title={words.didYouMean}>
            <ul>
              {meant.map(({ path, label }) => (
                <li key={path}>
                  <Link href={path}>{label}</Link>
                </li>
              ))}
            </ul>
          </Part>
        )}
        <p>{words.goTo()}</p>
        <ArticleSearch label={words.searchArticles} action={localPath('/blog')} q={null} />
      </Article>
    </PageFrame>
  );
}

/** What a status means for the reader; any other is our fault. */
const failureOf = (status: number): { title: string; heading: string; lead: string } => {
  if (status === 503) {
    return {
      title: words.notAvailable,
      heading: words.busyHeading,
      lead: words.failureLead,
    };
  }
  if (status === 429) {
    return { title: words.tooMany, heading: words.tooMany, lead: words.tooManyLead };
  }
  return status === 403
    ? { title: words.refusedForm, heading: words.refusedForm, lead: words.refusedFormLead }
    : { title: words.wentWrong, heading: words.failureHeading, lead: words.failureLead };
};

/** A request that failed with an HTTP status, with its request id for the log. */
export function FailurePage({ requestId, status }: { requestId: string; status: number }) {
  const { title, heading, lead } = failureOf(status);
  return (
    <PageFrame
      title={`${title} – Platebook`}
      description={words.failureDescription}
      path={null}
      site={null}
    >
      <Article title={heading} lead={lead}>
        <p>{words.ifAgain(<span className={styles.mark}>{requestId}</span>)}</p>
      </Article>
    </PageFrame>
  );
}
