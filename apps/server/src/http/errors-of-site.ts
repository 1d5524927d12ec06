import type { ErrorSpec } from './error-spec.ts';

/** Errors about the content of the public site: articles and banners. */
export const SITE_ERRORS = {
  blog_post_not_found: { status: 404, message: 'Article not found' },
  blog_revision_not_found: { status: 404, message: 'Version not found' },
  blog_slug_taken: {
    status: 409,
    message: 'Another article has this address, or had it before. Choose another one.',
  },
  blog_post_changed: {
    status: 409,
    message: 'Someone else changed this article in the meantime. Nothing was saved.',
  },
  blog_post_not_published: { status: 409, message: "This article isn't published." },
  blog_post_not_scheduled: {
    status: 409,
    message: "This article isn't scheduled.",
  },
  image_type_unknown: {
    status: 400,
    message: 'Articles can show only PNG, JPEG and GIF images. Nothing was saved.',
  },
  preview_unavailable: {
    status: 503,
    message: "This installation's pages aren't built, so there's no preview.",
  },
  banner_not_found: { status: 404, message: 'Banner not found' },
  banner_revision_not_found: { status: 404, message: 'Version not found' },
  banner_changed: {
    status: 409,
    message: 'Someone else changed this banner in the meantime. Nothing was saved.',
  },
  banner_over: {
    status: 409,
    message: "This banner's end has passed. Choose a later end first.",
  },
  banner_not_published: { status: 409, message: "This banner isn't published." },
} as const satisfies Record<string, ErrorSpec>;
