import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import {
  TEST_ENV,
  addPerson,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { settingsOf } from './installation-settings.ts';
import { recordSettings } from './record-settings.ts';

type Schemas = components['schemas'];

const ADDRESS = '/api/admin/config/settings';

let server: TestServer;
let administrator: string;
let administratorId: string;

beforeAll(async () => {
  server = await startTestServer();
  const { userId } = await addPerson(server, { email: 'ana@example.test' });
  administratorId = userId;
  const row = { user_id: userId, level: 'system_admin', created_at: server.clock.now() } as const;
  await server.database.asOwner((tx) => tx.insertInto('system_staff').values(row).execute());
  administrator = await signIn(server, 'ana@example.test');
});

afterAll(() => server.stop());

async function itemsOf<Item>(address: string): Promise<Item[]> {
  const { body } = await server.call(`GET ${address}`, { token: administrator });
  return (dataOf(body) as { items: Item[] }).items;
}

/** Like a start with these environment settings. */
function startWith(env: Readonly<Record<string, string>>): Promise<number> {
  server.clock.advance(60_000);
  return recordSettings(server, settingsOf(readConfig({ ...TEST_ENV, ...env })));
}

test('settings are typed, with their defaults, and contain no secret', async () => {
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_hidden',
    STRIPE_WEBHOOK_SECRET: 'whsec_hidden',
    SMTP_URL: 'smtps://mailer:hidden@mail.example.com:465',
    CORS_ORIGINS: 'https://a.example.com,https://b.example.com',
    AUTH_SIGNUPS: '0',
  };
  const settings = settingsOf(readConfig({ ...TEST_ENV, ...stripe }));
  const byName = new Map(settings.map(({ name, ...setting }) => [name, setting]));
  expect(byName.size).toBe(settings.length);
  expect(['STRIPE_SECRET_KEY', 'SMTP_URL', 'DATABASE_URL'].map((name) => byName.get(name))).toEqual(
    [
      { group: 'payments', type: 'secret', value: 'set', fallback: null },
      { group: 'mail', type: 'secret', value: 'set', fallback: null },
      { group: 'server', type: 'secret', value: null, fallback: null },
    ],
  );
  expect(byName.get('CORS_ORIGINS')?.value).toBe('https://a.example.com, https://b.example.com');
  expect(byName.get('AUTH_SIGNUPS')).toEqual({
    group: 'sign_in',
    type: 'flag',
    value: '0',
    fallback: '1',
  });
  expect(JSON.stringify(settings)).not.toContain('hidden');
});

test('the defaults match an empty environment', () => {
  const withDefault = settingsOf(readConfig({})).filter(({ fallback }) => fallback !== null);
  expect(withDefault.length).toBeGreaterThan(10);
  expect(withDefault.map(({ name, value }) => [name, value])).toEqual(
    withDefault.map(({ name, fallback }) => [name, fallback]),
  );
});

test("a change of the environment is recorded at the next start, and an operator's immediately", async () => {
  expect(await startWith({})).toBe(0);
  expect(await startWith({})).toBe(0);
  expect(await startWith({ ACCESS_TOKEN_LIFE_S: '900', SUPPORT_EMAIL: 'help@example.com' })).toBe(
    2,
  );
  const found = server.clock.now().toISOString();
  server.clock.advance(60_000);
  await server.call('PUT /api/admin/invitation-codes/policy', {
    token: administrator,
    json: { invite_code_required: false },
  });
  const changes = await itemsOf<Schemas['InstallationSettingChange']>(`${ADDRESS}/changes`);
  const [first, ...others] = changes;
  expect(first).toEqual({
    name: 'INVITE_CODE_REQUIRED',
    before: null,
    after: '0',
    changed_by: { user_id: administratorId, email: 'ana@example.test' },
    changed_at: server.clock.now().toISOString(),
  });
  expect(others.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
    {
      name: 'ACCESS_TOKEN_LIFE_S',
      before: '3600',
      after: '900',
      changed_by: null,
      changed_at: found,
    },
    {
      name: 'SUPPORT_EMAIL',
      before: null,
      after: 'help@example.com',
      changed_by: null,
      changed_at: found,
    },
  ]);
  const settings = await itemsOf<Schemas['InstallationSetting']>(ADDRESS);
  expect(settings[0]).toEqual({
    name: 'INVITE_CODE_REQUIRED',
    group: 'sign_in',
    type: 'flag',
    value: '0',
    default: '1',
    is_default: false,
    source: 'operator',
    effect: 'live',
  });
});

test('are for administrators', async () => {
  const { userId, email } = await addPerson(server, { email: 'sam@example.test' });
  const row = {
    user_id: userId,
    level: 'system_operator',
    created_at: server.clock.now(),
  } as const;
  await server.database.asOwner((tx) => tx.insertInto('system_staff').values(row).execute());
  const token = await signIn(server, email);
  for (const address of [ADDRESS, `${ADDRESS}/changes`]) {
    expect(refusalOf(await server.call(`GET ${address}`, { token })).code).toBe('permission_error');
  }
});
