import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSiteBanners } from '../../site/banners/shown-banners.ts';
import {
  addPerson,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

type Schemas = components['schemas'];
type Banner = Schemas['Banner'];

const BANNERS = '/api/admin/content/banners';
const STEP_MS = 600_000;
const CONTENT: Schemas['BannerContent'] = {
  severity: 'incident',
  shown_on: 'everywhere',
  title: { 'en-US': 'Posting is delayed', 'fr-CA': 'La comptabilisation est retardée' },
  body: { 'en-US': 'Up to an hour.', 'fr-CA': 'Une heure au plus.' },
  starts_at: null,
  ends_at: null,
};

let server: TestServer;
let admin: string;

beforeAll(async () => {
  server = await startTestServer();
  const { userId } = await addPerson(server, { email: 'admin@example.test' });
  const row = { user_id: userId, level: 'system_admin', created_at: server.clock.now() } as const;
  await server.database.asOwner((tx) => tx.insertInto('system_staff').values(row).execute());
  admin = await signIn(server, 'admin@example.test');
});
beforeEach(() => server.database.pool.query('delete from site_banners'));
afterAll(() => server.stop());

function call(route: string, json?: unknown) {
  return server.call(route, { token: admin, ...(json === undefined ? {} : { json }) });
}

async function create(changes: Partial<Schemas['BannerContent']> = {}): Promise<Banner> {
  const answer = await call(`POST ${BANNERS}`, { content: { ...CONTENT, ...changes } });
  expect(answer).toMatchObject({ status: 201 });
  return dataOf(answer.body) as Banner;
}

async function publish({ id }: Banner, revision = 1): Promise<Banner> {
  const answer = await call(`POST ${BANNERS}/${id}/publish`, { revision });
  expect(answer).toMatchObject({ status: 200 });
  return dataOf(answer.body) as Banner;
}

const inSteps = (steps: number) =>
  new Date(server.clock.now().getTime() + steps * STEP_MS).toISOString();

async function shown(locale = 'en-US'): Promise<string[]> {
  const { body } = await server.call(`GET /api/v2/banners?locale=${locale}`);
  const { items } = dataOf(body) as { items: Schemas['ShownBanner'][] };
  return items.map(({ title }) => title);
}

async function stateOf({ id }: Banner): Promise<Banner['state']> {
  return (dataOf((await call(`GET ${BANNERS}/${id}`)).body) as Banner).state;
}

test('a banner is visible to nobody until it is published, and to everybody until it is ended', async () => {
  const banner = await create();
  expect(banner).toMatchObject({ state: 'draft', revision: 1, published: null, content: CONTENT });
  expect(await shown()).toEqual([]);
  expect(refusalOf(await call(`POST ${BANNERS}/${banner.id}/end`))).toMatchObject({
    status: 409,
    code: 'banner_not_published',
  });
  expect(await publish(banner)).toMatchObject({ state: 'shown', published: CONTENT });
  expect(await shown()).toEqual(['Posting is delayed']);
  expect(await shown('fr-CA')).toEqual(['La comptabilisation est retardée']);
  expect(await readSiteBanners(server)).toEqual([
    { severity: 'incident', title: CONTENT.title, body: CONTENT.body },
  ]);
  expect(dataOf((await call(`POST ${BANNERS}/${banner.id}/end`)).body)).toMatchObject({
    state: 'ended',
  });
  expect(await shown()).toEqual([]);
  const { rows } = await server.database.pool.query<{ action: string }>(
    `select action from audit_log where target_id = $1 order by sequence`,
    [banner.id],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'banner.created',
    'banner.published',
    'banner.ended',
  ]);
});

test('it starts and ends on schedule', async () => {
  const banner = await create({ starts_at: inSteps(1), ends_at: inSteps(2) });
  expect(await publish(banner)).toMatchObject({ state: 'scheduled' });
  expect(await shown()).toEqual([]);
  server.clock.advance(STEP_MS);
  expect([await stateOf(banner), await shown()]).toEqual(['shown', ['Posting is delayed']]);
  server.clock.advance(STEP_MS);
  expect([await stateOf(banner), await shown()]).toEqual(['ended', []]);
  expect(
    refusalOf(await call(`POST ${BANNERS}/${banner.id}/publish`, { revision: 1 })),
  ).toMatchObject({ status: 409, code: 'banner_over' });
});

test('an edit becomes visible once it is published; an earlier revision is restored', async () => {
  const banner = await create();
  await publish(banner);
  const content = { ...CONTENT, title: { ...CONTENT.title, 'en-US': 'Posting works again' } };
  const edited = await call(`PUT ${BANNERS}/${banner.id}`, { revision: 1, content });
  expect(dataOf(edited.body)).toMatchObject({ revision: 2, published_revision: 1, content });
  expect(await shown()).toEqual(['Posting is delayed']);
  await publish(banner, 2);
  expect(await shown()).toEqual(['Posting works again']);
  await publish(banner, 1);
  expect(await shown()).toEqual(['Posting is delayed']);
  const { body } = await call(`GET ${BANNERS}/${banner.id}/revisions`);
  const { items } = dataOf(body) as { items: Schemas['BannerRevision'][] };
  expect(items.map((one) => [one.revision, one.is_published])).toEqual([
    [2, false],
    [1, true],
  ]);
});

test('a revision saved by somebody else meanwhile is not overwritten, and the conflicting fields are named', async () => {
  const { id } = await create();
  const content = { ...CONTENT, title: { ...CONTENT.title, 'fr-CA': 'Retards' } };
  await call(`PUT ${BANNERS}/${id}`, { revision: 1, content });
  const answer = await call(`PUT ${BANNERS}/${id}`, { revision: 1, content: CONTENT });
  expect(answer).toMatchObject({
    status: 409,
    body: {
      code: 'banner_changed',
      errors: [{ path: '/content/title/fr-CA', code: 'changed_meanwhile' }],
    },
  });
});

test('incidents come first, and each place shows its own', async () => {
  const titled = (title: string) => ({ title: { 'en-US': title, 'fr-CA': title } });
  await publish(await create({ ...titled('News'), severity: 'info' }));
  await publish(await create({ ...titled('Down'), shown_on: 'app' }));
  await publish(await create({ ...titled('Site'), severity: 'warning', shown_on: 'site' }));
  expect(await shown()).toEqual(['Down', 'News']);
  expect((await readSiteBanners(server)).map(({ title }) => title['en-US'])).toEqual([
    'Site',
    'News',
  ]);
});

test('an end before the beginning is rejected; banners are listed by status', async () => {
  const backwards = { ...CONTENT, starts_at: inSteps(2), ends_at: inSteps(1) };
  expect((await call(`POST ${BANNERS}`, { content: backwards })).body).toMatchObject({
    errors: [{ path: '/content/ends_at' }],
  });
  const draft = await create();
  const live = await create();
  await publish(live);
  const listed = async (query: string) => {
    const { items } = dataOf((await call(`GET ${BANNERS}${query}`)).body) as { items: Banner[] };
    return items.map(({ id }) => id).sort();
  };
  expect(await listed('')).toEqual([draft.id, live.id].sort());
  expect(await listed('?state=shown')).toEqual([live.id]);
  expect(await listed('?state=draft')).toEqual([draft.id]);
});
