import { AppError } from '../../http/errors.ts';
import { ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import { presentPost, presentPosts } from './blog.presenter.ts';
import type { BlogService } from './blog.service.ts';

export function blogRoutes(blog: BlogService): Pick<Handlers, 'listBlogPosts' | 'getBlogPost'> {
  return {
    listBlogPosts: {
      needs: 'nobody',
      handle: async ({ query }) => {
        const { locale = 'en-US', q, tag, page = 1 } = query;
        return ok(presentPosts(await blog.list({ locale, q, tag, page })));
      },
    },
    getBlogPost: {
      needs: 'nobody',
      handle: async ({ path, query }) => {
        const found = await blog.find(query.locale ?? 'en-US', path.slug);
        if (found.status !== 'published') {
          throw new AppError('blog_post_not_found');
        }
        return ok(presentPost(found));
      },
    },
  };
}
