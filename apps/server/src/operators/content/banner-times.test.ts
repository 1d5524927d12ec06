import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../audit/audit-log.ts';
import { createFakeClock } from '../../platform/clock.fake.ts';
import type { FakeClock } from '../../platform/clock.fake.ts';
import { readSiteBanners, shownBannersRoutes } from '../../site/banners/shown-banners.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createBanner, endBanner, publishBanner, saveBanner } from './banners.service.ts';
import { findBanner } from './banners.store.ts';
import type { BannerContent } from './banners.store.ts';

const ACTOR: Actor = { kind: 'service', userId: null, requestId: 'banner-times' };
const HOUR_MS = 3_600_000;
const START = '2026-11-21T09:00:00.000Z';
const CONTENT: BannerContent = {
  severity: 'info',
  shown_on: 'everywhere',
  title_en: 'Planned work',
  title_fr: 'Travaux prévus',
  body_en: 'Tonight.',
  body_fr: 'Ce soir.',
  starts_at: null,
  ends_at: null,
};
const SEEN = {
  severity: 'info',
  title: { 'en-US': 'Planned work', 'fr-CA': 'Travaux prévus' },
  body: { 'en-US': 'Tonight.', 'fr-CA': 'Ce soir.' },
};

let testDatabase: TestDatabase;
let clock: FakeClock;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
beforeEach(async () => {
  clock = createFakeClock(START);
  await testDatabase.database.pool.query('delete from site_banners');
});
afterAll(() => testDatabase.drop());

function deps() {
  return { database: testDatabase.database, clock };
}

const hour = (count: number) => new Date(Date.parse(START) + count * HOUR_MS);

async function published(changes: Partial<BannerContent> = {}): Promise<string> {
  const content = { ...CONTENT, ...changes };
  const { id } = await createBanner(deps(), { content, actor: ACTOR });
  await publishBanner(deps(), { id, revision: 1, actor: ACTOR });
  return id;
}

/** Saves a later revision without publishing it. */
function saved(id: string, base: number, changes: Partial<BannerContent>) {
  return saveBanner(deps(), { id, base, content: { ...CONTENT, ...changes }, actor: ACTOR });
}

const publish = (id: string, revision: number) =>
  publishBanner(deps(), { id, revision, actor: ACTOR });

/** An operator's view of it, and the public pages'. */
async function now(id: string) {
  const { database } = testDatabase;
  const banner = await database.readAsOwner((tx) => findBanner(tx, id, clock.now()));
  return { state: banner?.state, site: await readSiteBanners(deps()) };
}

/** The titles shown in the app, which are public. */
async function inApp(locale: 'en-US' | 'fr-CA' = 'en-US'): Promise<string[]> {
  const route = shownBannersRoutes(deps()).listShownBanners;
  const handle = route.handle as (call: unknown) => Promise<unknown>;
  const answer = (await handle({ query: { locale } })) as {
    data: { items: { title: string }[] };
  };
  return answer.data.items.map(({ title }) => title);
}

describe('the display period of a banner', () => {
  test('includes its first instant and excludes its last, to the millisecond', async () => {
    const id = await published({ starts_at: hour(1), ends_at: hour(2) });
    clock.advance(HOUR_MS - 1);
    expect(await now(id)).toEqual({ state: 'scheduled', site: [] });
    clock.advance(1);
    expect(await now(id)).toEqual({ state: 'shown', site: [SEEN] });
    clock.advance(HOUR_MS - 1);
    expect(await now(id)).toEqual({ state: 'shown', site: [SEEN] });
    clock.advance(1);
    expect(await now(id)).toEqual({ state: 'ended', site: [] });
  });

  test('is that of the published revision, whatever was saved since', async () => {
    const id = await published({ ends_at: hour(1) });
    await saved(id, 1, { ends_at: hour(3), title_en: 'Longer work' });
    expect(await now(id)).toEqual({ state: 'shown', site: [SEEN] });
    clock.advance(HOUR_MS);
    expect(await now(id)).toEqual({ state: 'ended', site: [] });
    await publish(id, 2);
    const longer = { ...SEEN, title: { ...SEEN.title, 'en-US': 'Longer work' } };
    expect(await now(id)).toEqual({ state: 'shown', site: [longer] });
  });

  test('once over, cannot be restored through an earlier revision, and what is shown stays', async () => {
    const id = await published({ ends_at: hour(1) });
    await saved(id, 1, { ends_at: hour(3) });
    await publish(id, 2);
    clock.advance(HOUR_MS);
    await expect(publish(id, 1)).rejects.toMatchObject({ code: 'banner_over' });
    await expect(publish(id, 3)).rejects.toMatchObject({ code: 'banner_revision_not_found' });
    expect(await now(id)).toEqual({ state: 'shown', site: [SEEN] });
  });

  test('is over immediately for one withdrawn before it began, until it is published again', async () => {
    const id = await published({ starts_at: hour(1) });
    await endBanner(deps(), { id, actor: ACTOR });
    clock.advance(HOUR_MS);
    expect(await now(id)).toEqual({ state: 'ended', site: [] });
    await expect(endBanner(deps(), { id, actor: ACTOR })).rejects.toMatchObject({
      code: 'banner_not_published',
    });
    await publish(id, 1);
    expect(await now(id)).toEqual({ state: 'shown', site: [SEEN] });
  });

  test('of zero length is rejected, and nothing is saved', async () => {
    const id = await published();
    const code = 'validation_failed';
    const none = { starts_at: hour(1), ends_at: hour(1) };
    await expect(saved(id, 1, none)).rejects.toMatchObject({ code });
    expect(await saved(id, 1, { title_en: 'Still the second' })).toMatchObject({ revision: 2 });
  });
});

describe('the audience of a banner', () => {
  test('is the place it was published for, and both for everywhere', async () => {
    await published({ title_en: 'Pages only', title_fr: 'Pages', shown_on: 'site' });
    await published({ title_en: 'App only', title_fr: 'Appli', shown_on: 'app' });
    clock.advance(1_000);
    await published();
    const { site } = await now('00000000-0000-0000-0000-000000000000');
    expect(site.map(({ title }) => title['en-US'])).toEqual(['Planned work', 'Pages only']);
    expect(await inApp()).toEqual(['Planned work', 'App only']);
    expect(await inApp('fr-CA')).toEqual(['Travaux prévus', 'Appli']);
  });

  test('changes when a revision for another place is published, not when it is saved', async () => {
    const id = await published({ shown_on: 'site' });
    await saved(id, 1, { shown_on: 'app' });
    expect([await now(id), await inApp()]).toEqual([{ state: 'shown', site: [SEEN] }, []]);
    await publish(id, 2);
    expect([await now(id), await inApp()]).toEqual([
      { state: 'shown', site: [] },
      ['Planned work'],
    ]);
  });
});
