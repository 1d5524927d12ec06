import type { Announcement } from '../../../shared/announcements/announcements.tsx';
import type { Language } from '../../../shared/language/language.ts';
import type { VersionDiff } from '../versioned-form.tsx';
import type { Banner, BannerContent, BannerField } from './banners.queries.ts';
import { fieldNames, placeNames, severityNames } from './content.messages.ts';

export const STATE_TONES = {
  draft: 'neutral',
  scheduled: 'info',
  shown: 'success',
  ended: 'neutral',
} as const satisfies Record<Banner['state'], string>;

export const SEVERITY_BADGES = {
  info: 'info',
  warning: 'warning',
  incident: 'danger',
} as const satisfies Record<BannerContent['severity'], string>;

/** The edit page of a banner. */
export function bannerHref({ id }: Pick<Banner, 'id'>): string {
  return `/admin/content/${id}`;
}

/** A banner as its readers see it, in one language. */
export function announcementIn(content: BannerContent, language: Language): Announcement {
  const { severity, title, body } = content;
  return { severity, title: title[language], body: body[language] };
}

/** Diffs two contents of a banner by field. */
export function diffBanners(
  one: BannerContent,
  other: BannerContent,
  formatInstant: (at: string) => string,
): VersionDiff {
  return {
    before: valuesOf(one, formatInstant),
    after: valuesOf(other, formatInstant),
    names: { ...fieldNames },
  };
}

function valuesOf(
  { severity, shown_on: place, title, body, starts_at: starts, ends_at: ends }: BannerContent,
  formatInstant: (at: string) => string,
): Record<string, string> {
  const values: Record<BannerField, string> = {
    severity: severityNames[severity],
    shown_on: placeNames[place],
    title_en: title['en-US'],
    title_fr: title['fr-CA'],
    body_en: body['en-US'],
    body_fr: body['fr-CA'],
    starts_at: starts === null ? '' : formatInstant(starts),
    ends_at: ends === null ? '' : formatInstant(ends),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
