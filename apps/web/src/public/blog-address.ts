import { localPath } from '../shared/language/local-path.ts';

type Narrowed = {
  readonly q?: string | null;
  readonly tag?: string | null;
  readonly page?: number;
};

/** The filtered list of articles; without a language prefix. */
export function blogAddress({ q = null, tag = null, page = 1 }: Narrowed): string {
  const query = new URLSearchParams();
  if (q !== null) {
    query.set('q', q);
  }
  if (tag !== null) {
    query.set('tag', tag);
  }
  if (page > 1) {
    query.set('page', String(page));
  }
  const text = query.toString();
  return text === '' ? '/blog' : `/blog?${text}`;
}

export function postPath(slug: string): string {
  return localPath(`/blog/${slug}`);
}
