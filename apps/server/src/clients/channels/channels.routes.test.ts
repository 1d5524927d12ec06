import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { addTwoTenants } from '../../testing/two-tenants.ts';

let server: TestServer;
let owner: string;
let basic: string;
let base: string;
let foreignPath: string;

type Channel = { id: string; store_id: string } & Record<string, unknown>;

const NONEXISTENT = '00000000-0000-4000-8000-000000000000';
const CONFIG = {
  time_zone: 'America/Chicago',
  report_source: 'upload',
  payout_cadence: 'weekly',
  pay_week_starts_on: 1,
  watch_window_days: 28,
  posting_model: 'payout_journal',
  split: 'month',
  basis: 'accrual',
  bank_leg: 'none',
  posting_mode: 'review',
  starts_on: '2026-11-01',
};

beforeAll(async () => {
  server = await startTestServer();
  const { harbor, quince, other, ...tokens } = await addTwoTenants(server);
  base = harbor;
  ({ owner, basic } = tokens);
  const channel = await connect(quince, other, { platform_store_id: 'QE-1' });
  foreignPath = `stores/${channel.store_id}/channels/${channel.id}`;
});

afterAll(() => server.stop());

let stores = 0;

async function connect(under: string, token: string, json: unknown): Promise<Channel> {
  stores += 1;
  const created = await server.call(`POST ${under}/stores`, {
    token,
    json: { name: `Store ${stores}` },
  });
  const store = dataOf(created.body) as { id: string };
  const answer = await server.call(`POST ${under}/stores/${store.id}/channels`, { token, json });
  return dataOf(answer.body) as Channel;
}

function pathOf({ store_id, id }: Channel): string {
  return `${base}/stores/${store_id}/channels/${id}`;
}

describe('a channel', () => {
  test('requires authentication and a manager to change', async () => {
    const channel = await connect(base, owner, {});
    expect((await server.call(`GET ${pathOf(channel)}`)).status).toBe(401);
    expect((await server.call(`GET ${pathOf(channel)}`, { token: basic })).status).toBe(200);
    const refused = await server.call(`PUT ${pathOf(channel)}`, { token: basic, json: CONFIG });
    expect(refusalOf(refused).code).toBe('permission_error');
  });

  test('keeps its configuration; a new one replaces the previous one', async () => {
    const channel = await connect(base, owner, {
      channel_config: CONFIG,
      qbo_mapping_config: { accounts: { commission: 'Fees' } },
    });
    expect(channel['channel_config']).toEqual(CONFIG);
    const change = async (json: unknown) => {
      await server.call(`PUT ${pathOf(channel)}`, { token: owner, json });
      const { body } = await server.call(`GET ${pathOf(channel)}`, { token: owner });
      return dataOf(body);
    };
    expect(await change({ channel_config: { posting_mode: 'paused' } })).toEqual({
      ...channel,
      channel_config: { posting_mode: 'paused' },
    });
    expect(await change({ platform_store_id: 'PA-7', qbo_mapping_config: {} })).toEqual({
      ...channel,
      platform_store_id: 'PA-7',
      channel_config: { posting_mode: 'paused' },
      qbo_mapping_config: {},
    });
    expect(await change({ platform_store_id: null })).toMatchObject({ platform_store_id: null });
  });

  test('rejects unknown configuration, by field', async () => {
    const channel = await connect(base, owner, {});
    const errorsOf = async (channel_config: unknown) => {
      const { body } = await server.call(`PUT ${pathOf(channel)}`, {
        token: owner,
        json: { channel_config },
      });
      return (body as { errors: unknown }).errors;
    };
    expect(await errorsOf({ webhook: 'https://example.test' })).toEqual([
      {
        path: '/channel_config/webhook',
        message: "isn't a known field",
        code: 'unknown_field',
        values: {},
      },
    ]);
    expect(await errorsOf({ posting_mode: 'always' })).toEqual([
      {
        path: '/channel_config/posting_mode',
        message: 'must be one of: review, auto, paused',
        code: 'not_one_of',
        values: { allowed: 'review, auto, paused' },
      },
    ]);
    expect(await errorsOf({ pay_week_starts_on: 0, starts_on: '2026-13-01' })).toEqual([
      {
        path: '/channel_config/pay_week_starts_on',
        message: 'must be at least 1',
        code: 'too_small',
        values: { least: 1 },
      },
      {
        path: '/channel_config/starts_on',
        message: 'must be a day, YYYY-MM-DD',
        code: 'not_a_day',
        values: {},
      },
    ]);
    expect(await errorsOf({ time_zone: 'Mars/Olympus' })).toEqual([
      {
        path: '/channel_config/time_zone',
        message: 'must be an IANA time zone, like America/New_York',
        code: 'not_a_time_zone',
        values: {},
      },
    ]);
  });

  test('cannot take the platform store of another', async () => {
    await connect(base, owner, { platform_store_id: 'TAKEN' });
    const channel = await connect(base, owner, {});
    const answer = await server.call(`PUT ${pathOf(channel)}`, {
      token: owner,
      json: { platform_store_id: 'TAKEN' },
    });
    expect(refusalOf(answer).code).toBe('channel_exists');
  });

  test('is found under its own store only; a foreign one looks nonexistent', async () => {
    const [one, two] = [await connect(base, owner, {}), await connect(base, owner, {})];
    const codes = [];
    for (const path of [
      `${base}/stores/${two.store_id}/channels/${one.id}`,
      `${base}/stores/${one.store_id}/channels/${foreignPath.split('/')[3]}`,
      `${base}/stores/${one.store_id}/channels/${NONEXISTENT}`,
      `${base}/${foreignPath}`,
      `${base}/stores/${NONEXISTENT}/channels/${one.id}`,
    ]) {
      const read = await server.call(`GET ${path}`, { token: owner });
      const changed = await server.call(`PUT ${path}`, {
        token: owner,
        json: { platform_store_id: 'STOLEN' },
      });
      const removed = await server.call(`DELETE ${path}`, { token: owner });
      codes.push([read, changed, removed].map((answer) => refusalOf(answer).code).join(' '));
    }
    const noChannel = 'channel_not_found channel_not_found channel_not_found';
    const noStore = 'store_not_found store_not_found store_not_found';
    expect(codes).toEqual([noChannel, noChannel, noChannel, noStore, noStore]);
  });

  test('is in the log when it is connected, changed and disconnected', async () => {
    const channel = await connect(base, owner, { channel_type: 'doordash' });
    await server.call(`PUT ${pathOf(channel)}`, {
      token: owner,
      json: { channel_config: { posting_mode: 'auto' } },
    });
    await server.call(`DELETE ${pathOf(channel)}`, { token: owner });
    const rows = await server.database.asOwner((tx) =>
      tx
        .selectFrom('audit_log')
        .select(['action', 'details', 'before_sha256', 'after_sha256'])
        .where('target_id', '=', channel.id)
        .orderBy('sequence')
        .execute(),
    );
    const details = { store_id: channel.store_id, channel_type: 'doordash' };
    expect(
      rows.map(({ action, details, before_sha256: before, after_sha256: after }) => [
        action,
        details,
        before !== null,
        after !== null,
      ]),
    ).toEqual([
      ['channel.connected', details, false, true],
      ['channel.updated', details, true, true],
      ['channel.disconnected', details, true, false],
    ]);
  });
});

describe('the lookup of a platform store', () => {
  test('returns its store and channel, on Uber Eats unless another platform is named', async () => {
    const channel = await connect(base, owner, { platform_store_id: 'a b/1' });
    const find = (id: string, query = '') =>
      server.call(`GET ${base}/store-channel/platform-store/${encodeURIComponent(id)}${query}`, {
        token: basic,
      });
    const { body } = await find('a b/1');
    expect(dataOf(body)).toEqual({
      store_id: channel.store_id,
      store_name: `Store ${stores}`,
      channel,
    });
    const unknown = {
      status: 404,
      code: 'platform_store_not_found',
      message: 'No store is matched to that platform store.',
    };
    const others = [await find('a b/1', '?channel_type=doordash'), await find('QE-1')];
    expect(others.map(refusalOf)).toEqual([unknown, unknown]);
  });
});
