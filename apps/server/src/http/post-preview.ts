import type { components } from '@platebook/api-client';
import { AppError } from './errors.ts';
import { openPagesModule } from './pages-module.ts';
import type { PublicSite } from './pages-module.ts';

type Post = components['schemas']['BlogPost'];

/** Draws an article as its public page, which is in the language of the article. */
export type DrawPost = (post: Post) => Promise<string>;

/** Draws with the pages of a build; throws `preview_unavailable` where it has none. */
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
