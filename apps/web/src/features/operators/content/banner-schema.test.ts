import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { bannerFieldsOf, bannerSchema, EMPTY_BANNER } from './banner-schema.ts';
import { announcementIn, diffBanners } from './banner.view.ts';
import { toBannersQuery, type BannerContent } from './banners.queries.ts';

const CONTENT: BannerContent = {
  ...EMPTY_BANNER,
  title: { 'en-US': 'Posting is delayed', 'fr-CA': 'La comptabilisation est retardée' },
  starts_at: '2026-11-26T09:00:00.000Z',
  ends_at: '2026-11-26T10:30:00.000Z',
};

const messagesOf = (input: unknown) => {
  const { issues = [] } = safeParse(bannerSchema, input);
  return issues.map(({ message }) => message);
};

test('a banner is sent as shown, with its times in UTC', () => {
  const fields = bannerFieldsOf(CONTENT);
  expect([fields.starts_at, fields.ends_at]).toEqual([
    { day: '2026-11-26', time: '09:00' },
    { day: '2026-11-26', time: '10:30' },
  ]);
  expect(safeParse(bannerSchema, fields).output).toEqual(CONTENT);
});

test('it needs both titles, valid times, and an end after its start', () => {
  const fields = bannerFieldsOf(CONTENT);
  expect(messagesOf({ ...fields, title: { 'en-US': 'Only', 'fr-CA': ' ' } })).toEqual([
    'Enter a title',
  ]);
  expect(messagesOf({ ...fields, starts_at: { day: '2026-11-26', time: '9' } })).toEqual([
    'Enter a time such as 14:30',
  ]);
  expect(messagesOf({ ...fields, ends_at: fields.starts_at })).toEqual([
    'The end must be after the start',
  ]);
  expect(messagesOf({ ...fields, ends_at: { day: null, time: '' } })).toEqual([]);
});

test('readers see it in their language; two versions differ in the text of their fields', () => {
  expect(announcementIn(CONTENT, 'fr-CA')).toEqual({
    severity: 'incident',
    title: 'La comptabilisation est retardée',
    body: '',
  });
  const later = { ...CONTENT, severity: 'info', ends_at: null } as const;
  const { before, after } = diffBanners(CONTENT, later, (at) => at);
  expect([before['severity'], after['severity']]).toEqual(['Incident', 'Information']);
  expect([before['ends_at'], after['ends_at']]).toEqual(['2026-11-26T10:30:00.000Z', undefined]);
});

test('a part of the list is a state', () => {
  expect(toBannersQuery({ part: 'drafts' })).toEqual({ state: 'draft' });
  expect(toBannersQuery({ part: 'lost' })).toEqual({});
  expect(toBannersQuery({})).toEqual({});
});
