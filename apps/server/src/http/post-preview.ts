import type { components } from '@platebook/api-client';
import { AppError } from './errors.ts';
import { openPagesModule } from './pages-module.ts';
import type { PublicSite } from './pages-module.ts';

type Post = components['schemas']['BlogPost'];

/** Renders an article as its public page, in the article's language. */
export type DrawPost = (post: Post) => Promise<string>;

/** Renders with the pages of a build; throws `preview_unavailable` if it has none. */
export function openPostPreview(
  folder: string,
  { siteUrl, support }: Pick<PublicSite, 'siteUrl' | 'support'>,
): DrawPost {
  const load = openPagesModule(folder);
  return async (post) => {
    if (load === null) {
      throw new AppError('preview_unavailable');
    }
    const { renderPublicPage } = await load();
    const data = {
      siteUrl,
      support,
      plans: null,
      needsInvite: null,
      banners: [],
      prefersOther: false,
      isPreview: true,
      content: { kind: 'post', post },
    } as const;
    const prefix = post.locale === 'fr-CA' ? '/fr' : '';
    return renderPublicPage({ path: `${prefix}/blog/${post.slug}`, data }).html;
  };
}
