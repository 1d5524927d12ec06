import { Link } from '@platebook/ui';
import { ArticleSearch } from './article-search.tsx';
import { blogAddress, postPath } from './blog-address.ts';
import { words } from './blog.messages.ts';
import * as styles from './blog.css.ts';
import { Byline } from './byline.tsx';
import * as frame from './frame.css.ts';
import { PageFrame } from './page-frame.tsx';
import type { PostSummary, PublicContent, PublicData } from './public-data.ts';
import { localPath } from '../shared/language/local-path.ts';

type Posts = Extract<PublicContent, { kind: 'posts' }>;

/** The articles, latest first, filtered by search or tag, paginated. */
export function BlogPage({ data, content }: { data: PublicData; content: Posts }) {
  const { list, q, tag } = content;
  const isNarrowed = q !== null || tag !== null;
  const featured =
    isNarrowed || list.page > 1 ? undefined : list.items.find((one) => one.is_featured);
  const others = list.items.filter((post) => post !== featured);
  return (
    <PageFrame
      title={`${titleOf(content)} – Platebook`}
      description={words.description}
      // Search results must not be indexed.
      path={q === null ? blogAddress({ tag, page: list.page }) : null}
      // A tag belongs to one language.
      isTranslated={tag === null}
      site={data}
      head={<FeedLink />}
    >
      <div className={frame.reading}>
        <div className={styles.head}>
          <h1 className={frame.articleTitle}>{words.title}</h1>
          <p className={frame.lead}>{words.lead}</p>
        </div>
        <div className={styles.columns}>
          <div className={styles.list}>
            <Narrowing {...content} />
            {featured === undefined ? null : <Entry post={featured} label={words.featured} />}
            {others.map((post) => (
              <Entry key={post.slug} post={post} />
            ))}
            {list.items.length === 0 ? <Nothing isNarrowed={isNarrowed} /> : null}
            <Pages {...content} />
          </div>
          <div className={styles.aside}>
            <ArticleSearch label={words.searchLabel} action={localPath('/blog')} q={q} tag={tag} />
            <Topics tags={list.tags} chosen={tag} />
            <p>
              <a
                href={localPath('/blog/feed.xml')}
                type="application/atom+xml"
                className={frame.quietLink}
              >
                {words.feed}
              </a>
            </p>
          </div>
        </div>
      </div>
    </PageFrame>
  );
}

function titleOf({ list, tag }: Posts): string {
  const title = tag === null ? words.title : words.tagTitle(tag);
  return list.page > 1 ? words.pageTitle(title, list.page) : title;
}

/** The feed's discovery link. */
export function FeedLink() {
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={words.feedTitle}
      href={localPath('/blog/feed.xml')}
    />
  );
}

function Topics({ tags, chosen }: { tags: readonly string[]; chosen: string | null }) {
  const topics = [
    { tag: null, label: words.allTopics },
    ...tags.map((tag) => ({ tag, label: tag })),
  ];
  return tags.length === 0 ? null : (
    <nav aria-label={words.tags} className={styles.topics}>
      {topics.map(({ tag, label }) => (
        <a
          key={label}
          href={localPath(blogAddress({ tag }))}
          aria-current={tag === chosen ? 'page' : undefined}
          className={styles.topic}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

function Narrowing({ list, q, tag }: Posts) {
  return q === null && tag === null ? null : (
    <p className={styles.narrowing}>
      {q === null ? words.inTopic(list.total, tag ?? '') : words.found(list.total, q)} ·{' '}
      <Link href={localPath('/blog')}>{words.showAll}</Link>
    </p>
  );
}

function Entry({ post, label }: { post: PostSummary; label?: string }) {
  return (
    <article className={label === undefined ? styles.entry : styles.featured}>
      {label === undefined ? null : <p className={styles.label}>{label}</p>}
      <h2 className={label === undefined ? styles.entryTitle : styles.featuredTitle}>
        <a href={postPath(post.slug)} className={styles.titleLink}>
          {post.title}
        </a>
      </h2>
      <p className={styles.summary}>{post.summary}</p>
      <Byline post={post} />
    </article>
  );
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <div className={styles.entry}>
      <h2 className={styles.entryTitle}>{isNarrowed ? words.none : words.empty}</h2>
      <p className={styles.summary}>{isNarrowed ? words.noneText : words.emptyText}</p>
    </div>
  );
}

function Pages({ list, q, tag }: Posts) {
  const to = (page: number) => localPath(blogAddress({ q, tag, page }));
  return list.pages < 2 ? null : (
    <nav aria-label={words.pages} className={styles.pages}>
      <span>
        {list.page > 1 ? <Link href={to(list.page - 1)}>{words.newerArticles}</Link> : null}
      </span>
      <span className={styles.note}>{words.pageOf(list.page, list.pages)}</span>
      <span>
        {list.page < list.pages ? (
          <Link href={to(list.page + 1)}>{words.olderArticles}</Link>
        ) : null}
      </span>
    </nav>
  );
}
