import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeTimers } from '../http/body-progress.fake.ts';
import { createUploadMemory } from '../http/upload-memory.ts';
import { addPerson, addTenant, signIn, startTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

const MB = 1024 * 1024;
const CAP = 6 * MB;
/** Allows for slow, busy machines. */
const PATIENCE = { timeout: 20_000 };
const WINDOW_MS = 15_000;
const FLOOR = 65_536;
const CEILING_MS = 30_000;

const timers = createFakeTimers();
const memory = createUploadMemory({ maxBytes: CAP });

let server: TestServer;
let token: string;
let path: string;

beforeAll(async () => {
  server = await startTestServer({ timers, uploadMemory: memory });
  const person = await addPerson(server, { email: 'owner@example.test' });
  const { tenantId } = await addTenant(server, {
    name: 'Harbor',
    members: [{ person, level: 'user_owner' }],
  });
  token = await signIn(server, person.email);
  path = `/api/v2/clients/tenants/${tenantId}/reports`;
});
afterAll(() => server.stop());

beforeEach(async () => {
  await vi.waitFor(() => expect(memory.held()).toBe(0), PATIENCE);
});

function open(): Socket {
  const { hostname, port } = new URL(server.url);
  return connect({ host: hostname, port: Number(port) });
}

const PART_HEAD = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
const PART_END = '\r\n--x--\r\n';

/** The header of an upload of a file of this size, without its body. */
function headOf(fileBytes: number): string {
  const length = PART_HEAD.length + fileBytes + PART_END.length;
  return [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    'connection: close',
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${length}`,
    '',
    '',
  ].join('\r\n');
}

type Answer = { readonly status: number; readonly headers: string; readonly code: string | null };

async function answerOf(socket: Socket): Promise<Answer> {
  const whole = await text(socket);
  const [headers = '', body = ''] = whole.split('\r\n\r\n');
  const parsed = JSON.parse(body.replace(/^[\da-f]+\r\n/, '').split('\r\n')[0] ?? '') as {
    code?: string;
  };
  return { status: Number(whole.split(' ')[1]), headers, code: parsed.code ?? null };
}

/** The server's end of each connection, by the port at the other end. */
const accepted = new Map<number, Socket>();
subscribe('net.server.socket', (message) => {
  const { socket } = message as { socket: Socket };
  accepted.set(socket.remotePort ?? 0, socket);
});

/** Waits until the server has read it: on a busy machine, written data may be buffered. */
async function write(socket: Socket, bytes: Buffer | string): Promise<void> {
  await new Promise<void>((done) => void socket.write(bytes, () => done()));
  await vi.waitFor(
    () => expect(accepted.get(socket.localPort ?? 0)?.bytesRead).toBe(socket.bytesWritten),
    { ...PATIENCE, interval: 1 },
  );
}

describe('the memory of uploads', () => {
  const size = MB;

  /** Uploads a distinct file per number, in one write. */
  async function send(number: number): Promise<Answer> {
    const socket = open();
    const file = Buffer.alloc(size, 'a');
    file.writeUInt32BE(number);
    // A refused client may be disconnected while sending.
    socket.on('error', () => undefined);
    socket.write(headOf(size));
    socket.write(PART_HEAD);
    socket.write(file);
    socket.write(PART_END);
    return answerOf(socket);
  }

  test('stays under its limit with 40 concurrent uploads; the rest get a retry time, and then succeed', async () => {
    const statuses = new Map<string, number>();
    let waiting = Array.from({ length: 40 }, (_, number) => number);
    for (let round = 0; waiting.length > 0 && round < 40; round += 1) {
      const answers = await Promise.all(waiting.map((number) => send(number)));
      for (const { status, code, headers } of answers) {
        const key = `${status} ${code} ${/retry-after: (\d+)/i.exec(headers)?.[1] ?? '-'}`;
        statuses.set(key, (statuses.get(key) ?? 0) + 1);
      }
      waiting = waiting.filter((_, at) => answers[at]?.status === 503);
    }
    expect(waiting).toEqual([]);
    expect([...statuses.keys()].sort()).toEqual(['202 null -', '503 uploads_busy 2']);
    expect(statuses.get('202 null -')).toBe(40);
    expect(memory.peak()).toBeLessThanOrEqual(CAP);
    expect(memory.peak()).toBeGreaterThan(CAP - 2 * size);
    expect(memory.held()).toBe(0);
  }, 120_000);

  test('is refused before any body byte was sent, and freed when an upload disconnects', async () => {
    const holders = Array.from({ length: 5 }, () => open());
    holders.forEach((socket) => socket.write(headOf(size)));
    await vi.waitFor(() => expect(memory.held()).toBeGreaterThan(5 * size), PATIENCE);
    const late = open();
    late.write(headOf(size));
    expect(await answerOf(late)).toMatchObject({ status: 503, code: 'uploads_busy' });
    holders.forEach((socket) => socket.destroy());
    await vi.waitFor(() => expect(memory.held()).toBe(0), PATIENCE);
  });
});

describe('a body that arrives slowly', () => {
  test('is accepted as long as it keeps the minimum rate in each window, far beyond 30 seconds', async () => {
    const socket = open();
    const windows = 40;
    await write(socket, headOf(windows * FLOOR) + PART_HEAD);
    await vi.waitFor(() => expect(timers.running(WINDOW_MS)).toBe(1), PATIENCE);
    for (let window = 0; window < windows; window += 1) {
      await write(socket, Buffer.alloc(FLOOR, 'a'));
      timers.pass(CEILING_MS);
      timers.pass(WINDOW_MS);
    }
    socket.write(PART_END);
    expect(await answerOf(socket)).toMatchObject({ status: 202 });
    expect([timers.running(WINDOW_MS), memory.held()]).toEqual([0, 0]);
  }, 60_000);

  test('is ended after a window below the minimum rate, and frees its memory', async () => {
    const socket = open();
    await write(socket, headOf(3 * FLOOR) + PART_HEAD);
    await vi.waitFor(() => expect(timers.running(WINDOW_MS)).toBe(1), PATIENCE);
    await write(socket, Buffer.alloc(FLOOR, 'a'));
    timers.pass(WINDOW_MS);
    await write(socket, 'a few bytes');
    timers.pass(WINDOW_MS);
    expect(await answerOf(socket)).toMatchObject({ status: 408, code: 'request_too_slow' });
    await vi.waitFor(() => expect(memory.held()).toBe(0), PATIENCE);
  });

  test('is ended at the time limit if it is not an upload, however steadily it trickles', async () => {
    const socket = open();
    await write(
      socket,
      'POST /api/v2/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
    );
    await vi.waitFor(() => expect(timers.running(CEILING_MS)).toBe(1), PATIENCE);
    await write(socket, ' '.repeat(100));
    timers.pass(CEILING_MS);
    expect(await answerOf(socket)).toMatchObject({ status: 408, code: 'request_too_slow' });
  });

  test('that nobody reads is disconnected, so that it holds no connection', async () => {
    const socket = open();
    await write(
      socket,
      'POST /nothing-here HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n{',
    );
    await vi.waitFor(() => expect(timers.running(CEILING_MS)).toBe(1), PATIENCE);
    const ended = once(socket, 'close');
    socket.resume();
    timers.pass(CEILING_MS);
    await ended;
    expect(timers.running(CEILING_MS)).toBe(0);
  });
});
