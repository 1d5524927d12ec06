import type { components } from '@platebook/api-client';
import type { Banner, BannerContent, BannerRevision } from './banners.store.ts';
import { presentStaff } from '../staff.presenter.ts';

type Schemas = components['schemas'];

/** A banner's content from a request, trimmed. */
export function toBannerContent(content: Schemas['BannerContent']): BannerContent {
  const { severity, shown_on, title, body, starts_at: starts, ends_at: ends } = content;
  return {
    severity,
    shown_on,
    title_en: title['en-US'].trim(),
    title_fr: title['fr-CA'].trim(),
    body_en: body['en-US'].trim(),
    body_fr: body['fr-CA'].trim(),
    starts_at: starts === null ? null : new Date(starts),
    ends_at: ends === null ? null : new Date(ends),
  };
}

function presentBannerContent(content: BannerContent): Schemas['BannerContent'] {
  return {
    severity: content.severity,
    shown_on: content.shown_on,
    title: { 'en-US': content.title_en, 'fr-CA': content.title_fr },
    body: { 'en-US': content.body_en, 'fr-CA': content.body_fr },
    starts_at: content.starts_at?.toISOString() ?? null,
    ends_at: content.ends_at?.toISOString() ?? null,
  };
}

export function presentBanner({ latest, published, ...banner }: Banner): Schemas['Banner'] {
  return {
    id: banner.id,
    state: banner.state,
    revision: banner.revision,
    published_revision: banner.published_revision,
    published_at: banner.published_at?.toISOString() ?? null,
    ended_at: banner.ended_at?.toISOString() ?? null,
    edited_at: banner.edited_at.toISOString(),
    edited_by: presentStaff(latest.saved_by, latest.saved_by_email),
    content: presentBannerContent(latest),
    published: published === null ? null : presentBannerContent(published),
  };
}

export function presentBannerRevision(
  revision: BannerRevision,
  published: number | null,
): Schemas['BannerRevision'] {
  return {
    revision: revision.revision,
    saved_at: revision.saved_at.toISOString(),
    saved_by: presentStaff(revision.saved_by, revision.saved_by_email),
    is_published: revision.revision === published,
    content: presentBannerContent(revision),
  };
}
