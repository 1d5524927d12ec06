import { deflateRawSync } from 'node:zlib';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ERRORS } from '../http/errors.ts';
import {
  addPerson,
  addTenant,
  refusalOf,
  signIn,
  startTestServer,
} from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { reportForm, settledImport, uploadFile, uploadForm } from '../testing/report-uploads.ts';
import type { TenantCaller } from '../testing/report-uploads.ts';

const TEN_MB = 10 * 1024 * 1024;

let server: TestServer;
let caller: TenantCaller;

beforeAll(async () => {
  server = await startTestServer({ worker: true });
  const person = await addPerson(server, { email: 'owner@example.test' });
  const { tenantId } = await addTenant(server, {
    name: 'Harbor',
    members: [{ person, level: 'user_owner' }],
  });
  caller = {
    server,
    base: `/api/v2/clients/tenants/${tenantId}`,
    token: await signIn(server, person.email),
  };
});

afterAll(() => server.stop());

/** The total upload data in the database, across tenants. */
async function stored(): Promise<unknown> {
  return server.database.asOwner(async (tx) => {
    const { rows } = await sql`
      select (select count(*)::int from report_files) as files, (select count(*)::int from sync_runs) as imports,
        (select count(*)::int from pgboss.job where name = 'import.run') as jobs`.execute(tx);
    return rows[0];
  });
}

function twoFiles(): FormData {
  const form = reportForm('a.csv', 'a');
  form.append('file', new Blob(['b']), 'b.csv');
  return form;
}

function onlyAField(): FormData {
  const form = new FormData();
  form.set('file', 'a,b\n1,2\n');
  return form;
}

/** A ZIP with one entry of zeros, compressed about 1000 to 1. */
function zipBomb(size: number): Buffer {
  const name = Buffer.from('report.csv');
  const packed = deflateRawSync(Buffer.alloc(size));
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(8, 4);
  shared.writeUInt32LE(packed.length, 14);
  shared.writeUInt32LE(size, 18);
  shared.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, name, packed]);
  const directory = Buffer.concat([
    Buffer.from('PK\u0001\u0002'),
    Buffer.from([20, 0]),
    shared,
    Buffer.alloc(14),
    name,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}

const MISSING = {
  status: 400,
  code: 'report_missing',
  message: 'Send one report file in the field "file".',
};

describe('an upload that cannot be a report is refused and leaves nothing behind:', () => {
  test.each([
    [
      'one byte over 10 MB',
      () => reportForm('big.csv', new Uint8Array(TEN_MB + 1)),
      {
        status: 413,
        code: 'report_too_large',
        message:
          'The report is over 10 MB, the limit for one request. Upload it in parts, which works up to 200 MB.',
      },
    ],
    ['a form without any part', () => new FormData(), MISSING],
    ['a field that is no file', onlyAField, MISSING],
    [
      'two files',
      twoFiles,
      {
        status: 400,
        code: 'too_many_reports',
        message: 'Send one report file at a time. A ZIP can hold several.',
      },
    ],
    [
      'an empty file',
      () => reportForm('empty.csv', ''),
      {
        status: 400,
        code: 'report_empty',
        message: 'The report file is empty. Export it again and upload the new file.',
      },
    ],
  ])('%s', async (_what, body, expected) => {
    const before = await stored();
    expect(refusalOf(await uploadForm(caller, body()))).toEqual(expected);
    expect(await stored()).toEqual(before);
  });

  test.each([
    ['JSON', 'application/json', '{}', 'unsupported_media_type'],
    ['a bare CSV', 'text/csv', 'a,b\n', 'unsupported_media_type'],
    ['a form without its boundary', 'multipart/form-data', 'a', 'report_missing'],
    ['a form cut short', 'multipart/form-data; boundary=x', '--x\r\n', 'report_incomplete'],
  ] as const)('%s', async (_what, type, body, code) => {
    const before = await stored();
    const answer = await server.call(`POST ${caller.base}/reports`, {
      token: caller.token,
      body,
      headers: { 'content-type': type },
    });
    expect([answer.status, refusalOf(answer).code]).toEqual([ERRORS[code].status, code]);
    expect(await stored()).toEqual(before);
  });

  test('a connection that breaks in the middle of the file', async () => {
    const before = await stored();
    const { hostname, port } = new URL(server.url);
    const socket = connect({ host: hostname, port: Number(port) });
    const head = [
      `POST ${caller.base}/reports HTTP/1.1`,
      'host: localhost',
      `authorization: Bearer ${caller.token}`,
      'content-type: multipart/form-data; boundary=x',
      'content-length: 100000',
      '',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nhalf of',
    ];
    socket.end(head.join('\r\n'));
    await text(socket);
    expect(await stored()).toEqual(before);
  });
});

describe('at the limits', () => {
  test('a file of exactly 10 MB is accepted, and blocked as an unsupported file', async () => {
    const { import: run } = await uploadFile(caller, 'full.csv', Buffer.alloc(TEN_MB, 'a'));
    expect(run.file.size_bytes).toBe(TEN_MB);
    expect((await settledImport(caller, run.id)).state).toBe('blocked');
  });

  test('a ZIP bomb is accepted, never unpacked, and blocked with the reason', async () => {
    const { import: run } = await uploadFile(caller, 'bomb.zip', zipBomb(40_000_000));
    const done = await settledImport(caller, run.id);
    expect([done.state, done.payouts, done.counts.rows]).toEqual(['blocked', [], 0]);
    expect(done.blocked.map(({ message }) => message)).toEqual([
      '"report.csv" in the ZIP file is packed more than 100 to 1, as no report is. Nothing of it is unpacked.',
    ]);
  });

  test.each([
    ['../../etc/passwd.csv', 'passwd.csv'],
    ['C:\\reports\\week.csv', 'week.csv'],
    ['we\u0000ek\u0007.csv', 'week.csv'],
    [`${'x'.repeat(300)}.csv`, `${'x'.repeat(196)}.csv`],
  ])(
    'a file named %j is stored under its last segment, short and printable',
    async (name, stored) => {
      const { import: run } = await uploadFile(caller, name, `names,${name}\n`);
      expect(run.file.name).toBe(stored);
    },
  );
});
