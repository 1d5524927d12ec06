import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, dataOf, signIn, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

const DEFAULTS = {
  theme: 'light',
  density: 'comfortable',
  time_zone: null,
  language: null,
  number_style: 'minus',
  keyboard_shortcuts: true,
  message_duration: 'normal',
  favourite_client_ids: [],
  saved_views: [],
  pinned_pages: null,
  notifications: {
    import_finished: { in_app: true, email: 'never' },
    import_blocked: { in_app: true, email: 'at_once' },
    payout_needs_review: { in_app: true, email: 'never' },
    mapping_needed: { in_app: true, email: 'never' },
    connection_expiring: { in_app: true, email: 'at_once' },
    connection_lost: { in_app: true, email: 'at_once' },
    run_failed: { in_app: true, email: 'at_once' },
    entry_posted: { in_app: true, email: 'never' },
    entry_failed: { in_app: true, email: 'at_once' },
    books_changed: { in_app: true, email: 'at_once' },
    batch_finished: { in_app: true, email: 'never' },
    report_ready: { in_app: true, email: 'never' },
    store_claimed: { in_app: true, email: 'at_once' },
    team_changed: { in_app: true, email: 'never' },
    plan_changed: { in_app: true, email: 'never' },
    support_replied: { in_app: true, email: 'at_once' },
    announcement: { in_app: true, email: 'at_once' },
  },
};

const PREFERENCES = '/api/v2/auth/me/preferences';
const CLIENT = '6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01';
const VIEW = {
  id: '0b7f2a10-9c4d-4e8f-b1a2-c3d4e5f60708',
  list: 'entries',
  client_id: CLIENT,
  name: 'Uber to post',
  address: 'view=ready&f.platform=ubereats',
};

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

async function newcomer(email: string): Promise<string> {
  await addPerson(server, { email });
  return signIn(server, email);
}

async function read(token: string): Promise<unknown> {
  return dataOf((await server.call(`GET ${PREFERENCES}`, { token })).body);
}

function write(token: string, json: unknown) {
  return server.call(`PUT ${PREFERENCES}`, { token, json });
}

describe('preferences', () => {
  test('are the defaults until something is set, a light theme among them', async () => {
    expect(await read(await newcomer('fresh@example.test'))).toEqual(DEFAULTS);
  });

  test('hold the language of the pages, and follow the browser again once it is cleared', async () => {
    const token = await newcomer('francophone@example.test');
    await write(token, { language: 'fr-CA' });
    expect(await read(token)).toEqual({ ...DEFAULTS, language: 'fr-CA' });
    await write(token, { language: null });
    expect(await read(token)).toEqual(DEFAULTS);
    expect((await write(token, { language: 'tlh' })).status).toBe(400);
  });

  test('keep what a change leaves out, per event', async () => {
    const token = await newcomer('deep@example.test');
    await write(token, { theme: 'dark', favourite_client_ids: [CLIENT, CLIENT] });
    await write(token, { notifications: { entry_posted: { in_app: false, email: 'weekly' } } });
    const answer = await write(token, {
      density: 'compact',
      time_zone: 'america/new_york',
      notifications: { team_changed: { in_app: true, email: 'at_once' } },
    });
    const expected = {
      ...DEFAULTS,
      theme: 'dark',
      density: 'compact',
      time_zone: 'America/New_York',
      favourite_client_ids: [CLIENT],
      notifications: {
        ...DEFAULTS.notifications,
        entry_posted: { in_app: false, email: 'weekly' },
        team_changed: { in_app: true, email: 'at_once' },
      },
    };
    expect(answer.body).toEqual({
      status: 'success',
      message: 'Preferences saved',
      data: expected,
    });
    expect(await read(token)).toEqual(expected);
  });

  test('lose nothing when two pages save concurrently', async () => {
    const token = await newcomer('parallel@example.test');
    const events = Object.keys(DEFAULTS.notifications);
    const choice = { in_app: false, email: 'weekly' };
    await Promise.all(events.map((event) => write(token, { notifications: { [event]: choice } })));
    expect(await read(token)).toEqual({
      ...DEFAULTS,
      notifications: Object.fromEntries(events.map((event) => [event, choice])),
    });
  });

  test('keep saved views of lists, and drop those that a change leaves out', async () => {
    const token = await newcomer('views@example.test');
    const other = { ...VIEW, id: '0b7f2a10-9c4d-4e8f-b1a2-c3d4e5f60709', name: 'Late' };
    await write(token, { saved_views: [VIEW, other] });
    expect(await read(token)).toEqual({ ...DEFAULTS, saved_views: [VIEW, other] });
    await write(token, { saved_views: [other] });
    expect(await read(token)).toEqual({ ...DEFAULTS, saved_views: [other] });
  });

  test('are private to one person', async () => {
    const [mine, theirs] = [
      await newcomer('mine@example.test'),
      await newcomer('other@example.test'),
    ];
    await write(mine, { theme: 'dark' });
    expect(await read(theirs)).toEqual(DEFAULTS);
  });

  test('reject a time zone that does not exist by the name of its field', async () => {
    const token = await newcomer('zone@example.test');
    const { status, body } = await write(token, { time_zone: 'Mars/Olympus', theme: 'dark' });
    expect([status, body]).toMatchObject([
      400,
      {
        code: 'setting_invalid',
        errors: [
          {
            path: '/time_zone',
            message: 'must be an IANA time zone, like America/New_York',
            code: 'not_a_time_zone',
            values: {},
          },
        ],
      },
    ]);
    expect(await read(token)).toEqual(DEFAULTS);
  });

  test.each([
    [{}, '/'],
    [{ theme: 'blue' }, '/theme'],
    [{ notifications: { nothing: { in_app: true, email: 'never' } } }, '/notifications/nothing'],
    [{ notifications: { entry_posted: { in_app: true } } }, '/notifications/entry_posted/email'],
    [{ favourite_client_ids: ['x'] }, '/favourite_client_ids/0'],
    [{ saved_views: [{ ...VIEW, name: '' }] }, '/saved_views/0/name'],
  ])('reject %j', async (json, path) => {
    const token = await newcomer(`refused-${path.length}@example.test`);
    const { status, body } = await write(token, json);
    expect([status, (body as { errors: { path: string }[] }).errors[0]?.path]).toEqual([400, path]);
  });
});
