import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CLIENT } from '../testing/online-data.fake.ts';
import { hasTerminal, runBuilt, talkOnTerminal } from '../testing/run-built.ts';
import { refusal, startStandIn, success } from '../testing/stand-in-server.fake.ts';
import type { RecordedRequest, ScriptedAnswer, StandIn } from '../testing/stand-in-server.fake.ts';

const CLIENTS = '/api/v2/clients/clients';
const STORES = `/api/v2/clients/tenants/${CLIENT.tenant_id}/stores`;
const STORE = '2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01';
const UBER = channel('ubereats', '3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01', '8f4c1d2e');
const DOORDASH = channel('doordash', '3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e02', null);

function channel(type: string, id: string, platformStore: string | null) {
  return {
    id,
    store_id: STORE,
    channel_type: type,
    platform_store_id: platformStore,
    channel_config: { posting_mode: 'review' },
    qbo_mapping_config: {},
    created_at: '2026-11-01T09:00:00.000Z',
  };
}

let home = '';
let server: StandIn;
let channels: readonly object[];
let answer: (request: RecordedRequest) => ScriptedAnswer | undefined;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'platebook-clients-'));
  channels = [UBER];
  answer = () => undefined;
  server = await startStandIn((request) => answer(request) ?? usually(request));
});

afterEach(async () => {
  await server.stop();
  await rm(home, { recursive: true });
});

function usually({ call, body }: RecordedRequest): ScriptedAnswer {
  const [path = ''] = call.split('?');
  const store = { id: STORE, name: 'Fishtown', number: '014', channels };
  const known: Readonly<Record<string, unknown>> = {
    [`GET ${CLIENTS}`]: { items: [CLIENT], next_cursor: null },
    [`PUT ${CLIENTS}/${CLIENT.id}`]: { ...CLIENT, ...(body as object) },
    [`DELETE ${CLIENTS}/${CLIENT.id}`]: { id: CLIENT.id },
    [`GET ${STORES}`]: {
      items: [store, { ...store, id: 'other', name: 'Kensington', number: null, channels: [] }],
      next_cursor: null,
    },
    [`POST ${STORES}/${STORE}/channels`]: DOORDASH,
    [`DELETE ${STORES}/${STORE}/channels/${UBER.id}`]: { id: UBER.id },
    [`DELETE ${STORES}/${STORE}/channels/${DOORDASH.id}`]: { id: DOORDASH.id },
  };
  return Object.hasOwn(known, path)
    ? success(known[path])
    : refusal(404, 'route_not_found', "There's nothing at this address.");
}

const options = () => ({
  cwd: home,
  env: { HOME: home, PLATEBOOK_API_URL: server.url, PLATEBOOK_TOKEN: 'pbt_0123456789' },
});
const platebook = (...args: string[]) => runBuilt(args, options());
const changes = () =>
  server.requests
    .filter(({ call }) => !call.startsWith('GET '))
    .map(({ call, body }) => [call, body]);

describe('client update', () => {
  test('sends the given fields, with the client found by name', async () => {
    const args = ['--name', 'Juniper', '--timezone', 'America/Toronto', '--country', 'CA'];
    const result = await platebook('client', 'update', 'juniper & rye', ...args, '--json', 'name');
    expect([result.exitCode, JSON.parse(result.stdout), result.stderr]).toEqual([
      0,
      { name: 'Juniper' },
      'Saved Juniper.\n',
    ]);
    expect(changes()).toEqual([
      [
        `PUT ${CLIENTS}/${CLIENT.id}`,
        { name: 'Juniper', time_zone: 'America/Toronto', country: 'CA', currency: 'CAD' },
      ],
    ]);
  });

  test.each([
    [['--archive'], { archived: true }],
    [['--restore'], { archived: false }],
    [['--number', 'none'], { number: null }],
    [['--category', 'delivery_only'], { client_category: 'delivery_only' }],
  ])('%j sends %j', async (args, body) => {
    expect((await platebook('client', 'update', 'C-014', ...args)).exitCode).toBe(0);
    expect(changes()).toEqual([[`PUT ${CLIENTS}/${CLIENT.id}`, body]]);
  });

  test('of an unknown client is 6', async () => {
    expect((await platebook('client', 'update', 'nobody', '--archive')).exitCode).toBe(6);
    expect(changes()).toEqual([]);
  });
});

describe('client delete', () => {
  const DELETED = [[`DELETE ${CLIENTS}/${CLIENT.id}`, null]];

  test('is done once its name is confirmed', async () => {
    const remove = (...args: string[]) => platebook('client', 'delete', 'C-014', ...args);
    const unasked = await remove();
    expect([unasked.exitCode, unasked.stderr.split('\n')[1]]).toEqual([
      2,
      `hint: add --confirm "${CLIENT.name}", or -n to see what would happen`,
    ]);
    expect((await remove('--confirm', 'C-014')).exitCode).toBe(2);
    expect(changes()).toEqual([]);
    const { exitCode, stderr } = await remove('--confirm', CLIENT.name);
    expect([exitCode, stderr, changes()]).toEqual([0, `Deleted ${CLIENT.name}.\n`, DELETED]);
  });

  test('of one that has stores is refused by the server, 7', async () => {
    answer = ({ call }) =>
      call.startsWith('DELETE')
        ? refusal(409, 'client_not_empty', 'This client still has stores or imports.')
        : undefined;
    const args = ['client', 'delete', 'C-014', '--confirm', CLIENT.name];
    const { exitCode, stderr } = await platebook(...args);
    expect([exitCode, stderr.includes('still has stores')]).toEqual([7, true]);
  });

  test('of an empty one shows in its dry run what it deletes', async () => {
    answer = ({ call }) => {
      if (call.includes('/me/permissions/')) {
        return success({ permission: 'deleteClient', has_permission: true });
      }
      return /\/(?:stores|imports)\?limit=1$/.test(call)
        ? success({ items: [], next_cursor: null })
        : undefined;
    };
    const { exitCode, stdout } = await platebook('client', 'delete', 'C-014', '-n', '--json');
    expect([exitCode, JSON.parse(stdout), changes()]).toEqual([
      0,
      {
        dry_run: true,
        method: 'DELETE',
        url: `${server.url}${CLIENTS}/${CLIENT.id}`,
        for: CLIENT.name,
      },
      [],
    ]);
  });

  test.runIf(hasTerminal()).each([
    [CLIENT.name, 0, DELETED],
    ['yes', 130, []],
  ])('when somebody types %s, it ends with %d', async (typed, exitCode, done) => {
    const talk = talkOnTerminal('$PLATEBOOK client delete C-014', options());
    await talk.shows(`To proceed, type ${CLIENT.name}`);
    talk.type(`${typed}\r`);
    expect((await talk.finished).exitCode).toBe(exitCode);
    expect(changes()).toEqual(done);
  });
});

describe('store channel', () => {
  const OF = 'Fishtown';

  test('list has a line for each channel of a store or a platform', async () => {
    channels = [UBER, DOORDASH];
    const { exitCode, stdout } = await platebook('store', 'channel', 'list');
    expect([exitCode, stdout]).toEqual([
      0,
      [
        `Fishtown\tubereats\t8f4c1d2e\treview\t${UBER.id}\n`,
        `Fishtown\tdoordash\t\treview\t${DOORDASH.id}\n`,
      ].join(''),
    ]);
    const names = async (...args: string[]) =>
      (await platebook('store', 'channel', 'list', ...args, '--jq', '.[].channel_type')).stdout;
    expect([
      await names('--channel', 'doordash'),
      await names('--store', '014', '--channel', 'ubereats'),
      await names('--store', 'Kensington'),
    ]).toEqual(['doordash\n', 'ubereats\n', '']);
  });

  test('connect names the platform and its store', async () => {
    const args = ['--channel', 'doordash', '--platform-store', '18407648'];
    const { exitCode, stderr } = await platebook(
      'store',
      'channel',
      'connect',
      'fishtown',
      ...args,
    );
    expect([exitCode, stderr]).toEqual([0, 'Connected Fishtown to doordash.\n']);
    expect(changes()).toEqual([
      [
        `POST ${STORES}/${STORE}/channels`,
        { channel_type: 'doordash', platform_store_id: '18407648' },
      ],
    ]);
  });

  test('connect of a store that is already on Uber Eats is refused, 7', async () => {
    const { exitCode, stderr } = await platebook('store', 'channel', 'connect', OF);
    expect([exitCode, stderr.split('\n')[0]]).toEqual([
      7,
      'error[channel_exists]: Fishtown is connected to ubereats already.',
    ]);
    expect(changes()).toEqual([]);
  });

  test('disconnect takes the only channel, and asks for confirmation', async () => {
    expect((await platebook('store', 'channel', 'disconnect', OF)).exitCode).toBe(2);
    expect(changes()).toEqual([]);
    const { exitCode, stderr } = await platebook('store', 'channel', 'disconnect', OF, '--yes');
    expect([exitCode, stderr, changes()]).toEqual([
      0,
      'Disconnected Fishtown from ubereats.\n',
      [[`DELETE ${STORES}/${STORE}/channels/${UBER.id}`, null]],
    ]);
  });

  test('disconnect of one of several needs a platform', async () => {
    channels = [UBER, DOORDASH];
    const { exitCode, stderr } = await platebook('store', 'channel', 'disconnect', OF, '--yes');
    expect([exitCode, stderr.split('\n')[1], changes()]).toEqual([
      2,
      'hint: add --channel ubereats or doordash',
      [],
    ]);
    await platebook('store', 'channel', 'disconnect', OF, '--yes', '--channel', 'doordash');
    expect(changes()).toEqual([[`DELETE ${STORES}/${STORE}/channels/${DOORDASH.id}`, null]]);
  });

  test('disconnect of a missing channel is 6', async () => {
    const { exitCode } = await platebook('store', 'channel', 'disconnect', 'Kensington', '--yes');
    expect([exitCode, changes()]).toEqual([6, []]);
  });

  test.runIf(hasTerminal())('disconnect asks on a terminal, and no is 130', async () => {
    const talk = talkOnTerminal('$PLATEBOOK store channel disconnect Fishtown', options());
    await talk.shows('Disconnect Fishtown from ubereats? Payouts already read stay. [y/N]');
    talk.type('n\r');
    expect([(await talk.finished).exitCode, changes()]).toEqual([130, []]);
  });
});
