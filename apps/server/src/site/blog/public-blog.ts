import type { PublicBlog } from '../../http/public-content.ts';
import { presentFeedPost, presentPost, presentPosts } from './blog.presenter.ts';
import type { BlogService } from './blog.service.ts';

/** The number of posts in the feed. */
const POSTS_OF_FEED = 20;

/** The articles for the public pages, in the contract's terms. */
export function publicBlog(blog: BlogService): PublicBlog {
  return {
    list: async (query) => presentPosts(await blog.list(query)),
    find: async (locale, slug) => {
      const found = await blog.find(locale, slug);
      return found.status === 'published'
        ? { status: found.status, post: presentPost(found) }
        : found;
    },
    latest: async (locale) => (await blog.latest(locale, POSTS_OF_FEED)).map(presentFeedPost),
    slugs: blog.slugs,
  };
}
