import type { Database } from './db/database.ts';
import { blogRoutes } from './features/blog/blog.routes.ts';
import { createBlogService } from './features/blog/blog.service.ts';
import { publicBlog } from './features/blog/public-blog.ts';

/** What the public site shows beside its own words. */
export function composeSite({ database }: { readonly database: Database }) {
  const blog = createBlogService({ database });
  return { routes: blogRoutes(blog), blog: publicBlog(blog) };
}
