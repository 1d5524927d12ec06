import type { ErrorSpec } from './error-spec.ts';

/** Errors about the content of the public site: articles and banners. */
export const SITE_ERRORS = {
  blog_post_not_found: { status: 404, message: 'Article not found' },
  blog_revision_not_found: { status: 404, message: 'This revision is not there.' },
  blog_slug_taken: {
    status: 409,
    message: 'Another article has this address, or had it before. Choose another one.',
  },
  blog_post_changed: {
    status: 409,
    message: 'Someone else changed this article in the meantime. Nothing was saved.',
  },
  blog_post_not_published: { status: 409, message: 'This article is not published.' },
  blog_post_not_scheduled: {
    status: 409,
    message: 'Nothing of this article waits to be published.',
  },
  image_type_unknown: {
    status: 400,
    message: 'An article shows PNG, JPEG and GIF images. Nothing was saved.',
  },
  preview_unavailable: {
    status: 503,
    message: 'The pages of this installation are not built, so there is no preview.',
  },
  banner_not_found: { status: 404, message: 'This banner is not there.' },
  banner_revision_not_found: { status: 404, message: 'This revision is not there.' },
  banner_changed: {
    status: 409,
    message: 'Someone else changed this banner in the meantime. Nothing was saved.',
  },
  banner_over: {
    status: 409,
    message: 'The end of this banner has passed. Choose a later end first.',
  },
  banner_not_published: { status: 409, message: 'This banner is not published.' },
} as const satisfies Record<string, ErrorSpec>;
