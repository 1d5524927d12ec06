import { ButtonLink, Link, Prose } from '@platebook/ui';
import { language, LANGUAGES } from '../shared/language/language.ts';
import { Article, Part } from './article.tsx';
import { ArticleSearch } from './article-search.tsx';
import { blogAddress, postPath } from './blog-address.ts';
import { words } from './blog.messages.ts';
import { FeedLink } from './blog.page.tsx';
import * as styles from './blog.css.ts';
import { Byline } from './byline.tsx';
import * as frame from './frame.css.ts';
import { headingsOf, Markdown } from './markdown.tsx';
import { PageFrame } from './page-frame.tsx';
import type { Post, PostLink, PublicData } from './public-data.ts';
import { localPath } from '../shared/language/local-path.ts';

/** Shorter texts get no table of contents. */
const FEWEST_HEADINGS = 3;

/** One article. */
export function PostPage({ data, post }: { data: PublicData; post: Post }) {
  const path = `/blog/${post.slug}`;
  const headings = headingsOf(post.body_markdown);
  return (
    <PageFrame
      title={`${post.seo_title ?? post.title} – Platebook`}
      description={post.seo_description ?? post.summary}
      path={path}
      isTranslated={LANGUAGES.every((one) => post.locales.includes(one))}
      site={data}
      head={
        <>
          <FeedLink />
          <StructuredData post={post} address={`${data.siteUrl}${localPath(path)}`} />
        </>
      }
    >
      <article className={frame.reading}>
        <div className={styles.postHead}>
          <p className={styles.back}>
            <Link href={localPath('/blog')}>{words.back}</Link>
          </p>
          <h1 className={frame.articleTitle}>{post.title}</h1>
          <p className={frame.lead}>{post.summary}</p>
          <Byline post={post} />
        </div>
        <div className={styles.post}>
          {headings.length < FEWEST_HEADINGS ? null : (
            <nav aria-labelledby="contents" className={styles.contents}>
              <h2 id="contents" className={styles.contentsTitle}>
                {words.contents}
              </h2>
              <ol className={styles.contentsList}>
                {headings.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`} className={styles.contentsLink}>
                      {text}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <div className={styles.body}>
            <Prose>
              <Markdown text={post.body_markdown} tableLabel={words.table} codeLabel={words.code} />
            </Prose>
            <Tags tags={post.tags} />
            <Next />
          </div>
        </div>
        <Others newer={post.newer} older={post.older} />
      </article>
    </PageFrame>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul aria-label={words.tags} className={styles.postTags}>
      {tags.map((tag) => (
        <li key={tag}>
          <a href={localPath(blogAddress({ tag }))} className={styles.topic}>
            {tag}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Next() {
  return (
    <aside className={styles.next}>
      <h2 className={frame.entryTitle}>{words.closing}</h2>
      <p className={styles.summary}>{words.closingText}</p>
      <p>
        <ButtonLink href="/register" variant="primary">
          {words.createAccount}
        </ButtonLink>
      </p>
    </aside>
  );
}

function Others({ newer, older }: { newer: PostLink | null; older: PostLink | null }) {
  const links = [
    { label: words.newer, post: newer },
    { label: words.older, post: older },
  ];
  return newer === null && older === null ? null : (
    <nav aria-label={words.articles} className={styles.others}>
      {links.map(({ label, post }) => (
        <div key={label} className={styles.other}>
          {post === null ? null : (
            <>
              <span className={styles.note}>{label}</span>
              <a href={postPath(post.slug)} className={styles.titleLink}>
                {post.title}
              </a>
            </>
          )}
        </div>
      ))}
    </nav>
  );
}

/** Structured data for search engines. It is data and not a script, so the page's CSP does not apply. */
function StructuredData({ post, address }: { post: Post; address: string }) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    author: { '@type': 'Organization', name: post.author },
    publisher: { '@type': 'Organization', name: 'Platebook' },
    datePublished: post.published_at,
    dateModified: post.updated_at,
    inLanguage: language(),
    keywords: post.tags.join(', '),
    mainEntityOfPage: address,
  };
  return (
    <script type="application/ld+json">
      {JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}
    </script>
  );
}

type NoPostProps = { data: PublicData; isWithdrawn: boolean; near: readonly PostLink[] };

/** For a missing or unpublished article. */
export function NoPostPage({ data, isWithdrawn, near }: NoPostProps) {
  const title = isWithdrawn ? words.withdrawnTitle : words.noPostTitle;
  return (
    <PageFrame
      title={`${title} – Platebook`}
      description={isWithdrawn ? words.withdrawnLead : words.noPostLead}
      path={null}
      site={data}
    >
      <Article title={title} lead={isWithdrawn ? words.withdrawnLead : words.noPostLead}>
        {near.length === 0 ? null : (
          <Part title={words.maybe}>
            <ul>
              {near.map(({ slug, title: name }) => (
                <li key={slug}>
                  <Link href={postPath(slug)}>{name}</Link>
                </li>
              ))}
            </ul>
          </Part>
        )}
        <ArticleSearch label={words.searchLabel} action={localPath('/blog')} q={null} />
        <p>
          <Link href={localPath('/blog')}>{words.back}</Link>
        </p>
      </Article>
    </PageFrame>
  );
}
