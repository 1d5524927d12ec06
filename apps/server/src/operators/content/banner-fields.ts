import type { BannerContent } from './banners.store.ts';

/** Where the contract has the columns of a banner's content. */
export const BANNER_FIELDS = {
  severity: 'severity',
  shown_on: 'shown_on',
  title_en: 'title/en-US',
  title_fr: 'title/fr-CA',
  body_en: 'body/en-US',
  body_fr: 'body/fr-CA',
  starts_at: 'starts_at',
  ends_at: 'ends_at',
} as const satisfies Record<keyof BannerContent, string>;
