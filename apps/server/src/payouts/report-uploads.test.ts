import { createHash, randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createUploadMemory } from '../http/upload-memory.ts';
import { readDemo, settledImport, uploadFile } from '../testing/report-uploads.ts';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../testing/test-server.ts';
import type { Answer, TestServer } from '../testing/test-server.ts';
import { copyReportFiles, readReportFiles } from './report-files.store.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { grantTenantScope } from '../db/database.ts';

const MB = 1024 * 1024;
const HOUR_MS = 60 * 60 * 1_000;
const REPORT = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';
const PATIENCE = { timeout: 20_000 };

type Caller = {
  readonly server: TestServer;
  readonly base: string;
  readonly token: string;
  readonly tenantId: string;
};
type Upload = {
  readonly id: string;
  readonly received_bytes: number;
  readonly expires_at: string;
};

const memory = createUploadMemory({ maxBytes: 24 * MB });
let server: TestServer;
let owner: Caller;
let colleague: Caller;
let stranger: Caller;

beforeAll(async () => {
  server = await startTestServer({ worker: true, uploadMemory: memory });
  const [one, two, three] = await Promise.all(
    ['owner', 'colleague', 'stranger'].map((name) =>
      addPerson(server, { email: `${name}@example.test` }),
    ),
  );
  if (one === undefined || two === undefined || three === undefined) {
    throw new Error('Three people were added.');
  }
  const ours = await addTenant(server, {
    name: 'Harbor',
    members: [
      { person: one, level: 'user_owner' },
      { person: two, level: 'user_owner' },
    ],
  });
  const theirs = await addTenant(server, {
    name: 'Elsewhere',
    members: [{ person: three, level: 'user_owner' }],
  });
  const as = async (tenantId: string, email: string): Promise<Caller> => ({
    server,
    tenantId,
    base: `/api/v2/clients/tenants/${tenantId}`,
    token: await signIn(server, email),
  });
  owner = await as(ours.tenantId, one.email);
  colleague = await as(ours.tenantId, two.email);
  stranger = await as(theirs.tenantId, three.email);
});
afterAll(() => server.stop());

function begin({ base, token }: Caller, name: string, size: number): Promise<Answer> {
  return server.call(`POST ${base}/uploads`, {
    token,
    json: { file_name: name, size_bytes: size },
  });
}

async function begun(caller: Caller, name: string, size: number): Promise<string> {
  return (dataOf((await begin(caller, name, size)).body) as Upload).id;
}

type Part = { readonly offset: number; readonly bytes: Buffer };

function send({ base, token }: Caller, id: string, { offset, bytes }: Part): Promise<Answer> {
  return server.call(`PUT ${base}/uploads/${id}/bytes?offset=${offset}`, {
    token,
    body: Uint8Array.from(bytes),
  });
}

function ask(caller: Caller, method: 'GET' | 'DELETE', id: string): Promise<Answer> {
  return server.call(`${method} ${caller.base}/uploads/${id}`, { token: caller.token });
}

function complete({ base, token }: Caller, id: string): Promise<Answer> {
  return server.call(`POST ${base}/uploads/${id}/complete`, { token });
}

async function received(caller: Caller, id: string): Promise<number> {
  return (dataOf((await ask(caller, 'GET', id)).body) as Upload).received_bytes;
}

type Started = { readonly already_imported: boolean; readonly import: { readonly id: string } };

async function stored(): Promise<unknown> {
  const { rows } = await server.database.pool.query(
    `select (select count(*)::int from report_uploads) as uploads, (select count(*)::int from report_parts) as parts,
       (select count(*)::int from report_files) as files`,
  );
  return rows[0];
}

describe('a report uploaded in parts', () => {
  test('is read like the same file in one request, however it was split', async () => {
    const bytes = await readDemo(REPORT);
    const whole = await uploadFile(stranger, REPORT, bytes);
    const expected = await settledImport(stranger, whole.import.id);
    const id = await begun(owner, `C:\\reports\\${REPORT}`, bytes.length);
    const cuts = [0, 1, 700, 701, bytes.length];
    for (const [at, offset] of cuts.slice(0, -1).entries()) {
      expect(await received(owner, id)).toBe(offset);
      const part = { offset, bytes: bytes.subarray(offset, cuts[at + 1]) };
      expect((await send(owner, id, part)).status).toBe(200);
    }
    const answer = await complete(owner, id);
    expect(answer.status).toBe(202);
    const started = dataOf(answer.body) as Started;
    const done = await settledImport(owner, started.import.id);
    expect(done).toMatchObject({
      state: expected.state,
      counts: expected.counts,
      file: { name: REPORT, size_bytes: bytes.length },
    });
    // The response may have been lost: a retry returns the same import and stores nothing.
    const before = await stored();
    const again = await complete(owner, id);
    expect([again.status, (dataOf(again.body) as Started).import.id]).toEqual([
      200,
      started.import.id,
    ]);
    expect(await stored()).toEqual(before);
  });

  test('with bytes that were stored before returns the earlier import and keeps one copy', async () => {
    const bytes = Buffer.from(`known,${randomBytes(20).toString('hex')}\n`);
    const earlier = await uploadFile(owner, 'known.csv', bytes);
    const before = (await stored()) as { files: number; parts: number };
    const id = await begun(owner, 'again.csv', bytes.length);
    await send(owner, id, { offset: 0, bytes });
    const answer = await complete(owner, id);
    expect(answer.status).toBe(200);
    expect((dataOf(answer.body) as Started).import.id).toBe(earlier.import.id);
    expect(await stored()).toMatchObject({ files: before.files, parts: before.parts });
  });

  test('larger than one request is stored byte for byte, with little memory', async () => {
    const bytes = randomBytes(20 * MB + 17);
    const id = await begun(owner, 'large.csv', bytes.length);
    const peaks: number[] = [];
    for (let offset = 0; offset < bytes.length; offset += 8 * MB) {
      await send(owner, id, { offset, bytes: bytes.subarray(offset, offset + 8 * MB) });
      peaks.push(memory.peak());
    }
    expect((await complete(owner, id)).status).toBe(202);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const scope = grantTenantScope(owner.tenantId, crypto.randomUUID(), 'req-1');
    const [file] = await server.database.inTenant(scope, (tx) => readReportFiles(tx, [sha256]));
    expect(file?.bytes.equals(bytes)).toBe(true);
    const [copied] = await server.database.inBulk(scope, (tx) => copyReportFiles(tx, [sha256]));
    expect(copied?.bytes.equals(bytes)).toBe(true);
    expect(Math.max(...peaks)).toBeLessThanOrEqual(2 * MB);
  });

  test('keeps what arrived before a disconnect, and continues from there', async () => {
    const bytes = randomBytes(300_000);
    const id = await begun(owner, 'cut.csv', bytes.length);
    const { hostname, port } = new URL(server.url);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.write(
      [
        `PUT ${owner.base}/uploads/${id}/bytes?offset=0 HTTP/1.1`,
        'host: localhost',
        `authorization: Bearer ${owner.token}`,
        'content-type: application/octet-stream',
        `content-length: ${bytes.length}`,
        '',
        '',
      ].join('\r\n'),
    );
    await new Promise<void>((done) => void socket.write(bytes.subarray(0, 200_000), () => done()));
    socket.end();
    await vi.waitFor(async () => expect(await received(owner, id)).toBe(200_000), PATIENCE);
    await vi.waitFor(() => expect(memory.held()).toBe(0), PATIENCE);
    await send(owner, id, { offset: 200_000, bytes: bytes.subarray(200_000) });
    expect((await complete(owner, id)).status).toBe(202);
  });
});

describe('an upload refuses', () => {
  test('a report over 200 MB, before reading any byte', async () => {
    expect(refusalOf(await begin(owner, 'huge.csv', 200 * MB + 1))).toEqual({
      status: 413,
      code: 'report_too_large',
      message:
        'The report is larger than 200 MB. Export a shorter period, or fewer stores at a time.',
    });
    expect((await begin(owner, 'largest.csv', 200 * MB)).status).toBe(201);
  });

  test('a part with a wrong offset, beyond the end or too large, and stores nothing of it', async () => {
    const id = await begun(owner, 'a.csv', 10);
    const refusals = [
      await send(owner, id, { offset: 1, bytes: Buffer.from('abc') }),
      await send(owner, id, { offset: 0, bytes: Buffer.alloc(11) }),
      await send(owner, id, { offset: 0, bytes: Buffer.alloc(8 * MB + 1) }),
    ];
    expect(refusals.map((refusal) => refusalOf(refusal).code)).toEqual([
      'upload_offset_wrong',
      'upload_part_too_large',
      'upload_part_too_large',
    ]);
    expect(await received(owner, id)).toBe(0);
    expect(refusalOf(await complete(owner, id)).code).toBe('upload_incomplete');
  });

  test('all but one of the same part sent concurrently', async () => {
    const id = await begun(owner, 'race.csv', 5);
    const sent = await Promise.all(
      Array.from({ length: 6 }, () => send(owner, id, { offset: 0, bytes: Buffer.from('abcde') })),
    );
    const statuses = sent.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await received(owner, id)).toBe(5);
  });

  test('anybody but its creator, as if it did not exist', async () => {
    const id = await begun(owner, 'mine.csv', 3);
    const nobody = crypto.randomUUID();
    for (const caller of [colleague, stranger]) {
      for (const other of [id, nobody]) {
        const answers = [
          await ask(caller, 'GET', other),
          await send(caller, other, { offset: 0, bytes: Buffer.from('abc') }),
          await complete(caller, other),
          await ask(caller, 'DELETE', other),
        ];
        expect(answers.map((answer) => refusalOf(answer).code)).toEqual(
          Array.from({ length: 4 }, () => 'upload_not_found'),
        );
      }
      const { items } = dataOf(
        (await server.call(`GET ${caller.base}/uploads`, { token: caller.token })).body,
      ) as { items: unknown[] };
      expect(items).toEqual([]);
    }
    expect(await received(owner, id)).toBe(0);
  });
});

describe('storage', () => {
  async function storageOf(caller: Caller): Promise<unknown> {
    const answer = await server.call(`GET ${caller.base}/uploads`, { token: caller.token });
    return (dataOf(answer.body) as { storage: unknown }).storage;
  }

  test('counts files, and unfinished uploads at full size; beyond the plan’s limit nothing is accepted', async () => {
    const person = await addPerson(server, { email: 'small@example.test' });
    const { tenantId } = await addTenant(server, {
      name: 'Small',
      members: [{ person, level: 'user_owner' }],
    });
    const small: Caller = {
      server,
      tenantId,
      base: `/api/v2/clients/tenants/${tenantId}`,
      token: await signIn(server, person.email),
    };
    await server.database.pool.query(
      `insert into plans (code, name, description, max_stored_bytes) values ('tiny', 'Tiny', 'Little.', 1048576)`,
    );
    await server.database.pool.query(
      `insert into subscriptions (tenant_id, plan_code, trial_started_at, trial_days, trial_payouts, updated_at)
       values ($1, 'tiny', now(), 14, 3, now())
       on conflict (tenant_id) do update set plan_code = 'tiny'`,
      [tenantId],
    );
    await uploadFile(small, 'first.csv', Buffer.alloc(400_000, 'a'));
    const id = await begun(small, 'second.csv', 600_000);
    expect(await storageOf(small)).toEqual({ used_bytes: 1_000_000, limit_bytes: 1_048_576 });
    const refused = {
      status: 409,
      code: 'storage_limit_reached',
      message:
        "This file (0.1 MB) doesn't fit: 1.0 MB of your plan's 1.0 MB are used. Change the plan, or delete unfinished uploads.",
    };
    expect(refusalOf(await begin(small, 'third.csv', 60_000))).toEqual(refused);
    const form = new FormData();
    form.set('file', new Blob(['b'.repeat(60_000)]), 'third.csv');
    expect(
      refusalOf(
        await server.call(`POST ${small.base}/reports`, { token: small.token, body: form }),
      ),
    ).toEqual(refused);
    // Existing bytes need no space.
    await uploadFile(small, 'first.csv', Buffer.alloc(400_000, 'a'));
    expect((await ask(small, 'DELETE', id)).status).toBe(200);
    expect(await storageOf(small)).toEqual({ used_bytes: 400_000, limit_bytes: 1_048_576 });
    expect((await begin(small, 'third.csv', 60_000)).status).toBe(201);
  });
});

describe('the sweep', () => {
  test('deletes uploads idle for a day and unreferenced files; a dry run counts the same', async () => {
    const { database, clock } = server;
    await sweepUploads({ database, clock }, { dryRun: false });
    const abandoned = await begun(owner, 'abandoned.csv', 10);
    await send(owner, abandoned, { offset: 0, bytes: Buffer.from('abcd') });
    const imported = await uploadFile(owner, 'blocked.csv', 'not a report\n');
    await settledImport(owner, imported.import.id);
    await database.pool.query(
      `insert into report_files (tenant_id, sha256, name, size_bytes, bytes, created_at)
       values ($1, $2, 'left.csv', 3, 'abc', $3)`,
      [owner.tenantId, 'f'.repeat(64), clock.now()],
    );
    clock.advance(31 * 24 * HOUR_MS);
    const token = await signIn(server, 'owner@example.test');
    const continued = await begun({ ...owner, token }, 'continued.csv', 10);
    const before = (await stored()) as { uploads: number; files: number };
    const dry = await sweepUploads({ database, clock }, { dryRun: true });
    expect(await stored()).toEqual(before);
    expect(dry.uploads.count).toBeGreaterThanOrEqual(1);
    expect(dry.files).toEqual({ count: 1, bytes: 3 });
    expect(await sweepUploads({ database, clock }, { dryRun: false })).toEqual(dry);
    expect(await sweepUploads({ database, clock }, { dryRun: false })).toEqual({
      uploads: { count: 0, bytes: 0 },
      files: { count: 0, bytes: 0 },
    });
    expect(((await stored()) as { files: number }).files).toBe(before.files - 1);
    const { rows } = await database.pool.query(
      `select id from report_uploads where id in ($1, $2)`,
      [abandoned, continued],
    );
    expect(rows).toEqual([{ id: continued }]);
  });
});
