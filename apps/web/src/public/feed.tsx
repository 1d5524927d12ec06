import { renderToStaticMarkup } from 'react-dom/server';
import { language } from '../shared/language/language.ts';
import { words } from './blog.messages.ts';
import { postPath } from './blog-address.ts';
import { Markdown } from './markdown.tsx';
import type { FeedPost } from './public-data.ts';
import { localPath } from '../shared/language/local-path.ts';

/** The latest articles as an Atom feed (RFC 4287), in full, in the current language. */
export function atomFeed(siteUrl: string, posts: readonly FeedPost[]): string {
  const home = `${siteUrl}${localPath('/blog')}`;
  const updated =
    posts
      .map((post) => post.updated_at)
      .sort()
      .at(-1) ?? '1970-01-01T00:00:00.000Z';
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language()}">`,
    element('title', words.feedTitle),
    element('subtitle', words.lead),
    element('id', home),
    `<link rel="alternate" type="text/html" href="${escape(home)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escape(`${home}/feed.xml`)}"/>`,
    element('updated', updated),
    ...posts.map((post) => entry(siteUrl, post)),
    '</feed>',
    '',
  ].join('\n');
}

function entry(siteUrl: string, post: FeedPost): string {
  const address = `${siteUrl}${postPath(post.slug)}`;
  const html = renderToStaticMarkup(
    <Markdown text={post.body_markdown} tableLabel={words.table} codeLabel={words.code} />,
  );
  return [
    '<entry>',
    element('title', post.title),
    element('id', address),
    `<link rel="alternate" type="text/html" href="${escape(address)}"/>`,
    element('published', post.published_at),
    element('updated', post.updated_at),
    `<author>${element('name', post.author)}</author>`,
    ...post.tags.map((tag) => `<category term="${escape(tag)}"/>`),
    element('summary', post.summary),
    // Relative URLs in the text resolve against the site.
    `<content type="html" xml:base="${escape(siteUrl)}">${escape(html)}</content>`,
    '</entry>',
  ].join('\n');
}

/** A sitemap for search engines. */
export function siteMap(siteUrl: string, paths: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url>${element('loc', `${siteUrl}${path}`)}</url>`),
    '</urlset>',
    '',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escape(text)}</${name}>`;
}

/** React's escaping is also valid for XML. */
function escape(text: string): string {
  return renderToStaticMarkup(text);
}
