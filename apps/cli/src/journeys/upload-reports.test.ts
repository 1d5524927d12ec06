import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CLIENT, syncRun } from '../testing/online-data.fake.ts';
import { runBuilt, spawnBuilt } from '../testing/run-built.ts';
import { refusal, startStandIn, success } from '../testing/stand-in-server.fake.ts';
import type { RecordedRequest, ScriptedAnswer, StandIn } from '../testing/stand-in-server.fake.ts';

const MB = 1024 * 1024;
const UPLOADS = `/api/v2/clients/tenants/${CLIENT.tenant_id}/uploads`;
const RUN = syncRun({}).id;

let home = '';
let server: StandIn;
let answer: (request: RecordedRequest) => ScriptedAnswer | undefined;
/** The bytes received, by upload id. */
let stored: Map<string, { readonly name: string; readonly size: number; bytes: Buffer }>;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'platebook-upload-'));
  answer = () => undefined;
  stored = new Map();
  server = await startStandIn((request) => answer(request) ?? byContract(request));
});

afterEach(async () => {
  await server.stop();
  await rm(home, { recursive: true });
});

function byContract({ call, body }: RecordedRequest): ScriptedAnswer {
  if (call.startsWith('GET /api/v2/clients/clients')) {
    return success({ items: [CLIENT], next_cursor: null });
  }
  if (call === `POST ${UPLOADS}`) {
    const { file_name: name, size_bytes: size } = body as { file_name: string; size_bytes: number };
    const id = `00000000-0000-4000-8000-00000000000${stored.size}`;
    stored.set(id, { name, size, bytes: Buffer.alloc(0) });
    return success(presented(id));
  }
  const [, id = '', ending = ''] = /uploads\/([^/?]+)(\S*)/.exec(call) ?? [];
  const upload = stored.get(id);
  if (upload === undefined) {
    return refusal(404, 'upload_not_found', 'There is no such upload.');
  }
  if (ending.startsWith('/bytes')) {
    if (call !== `PUT ${UPLOADS}/${id}/bytes?offset=${upload.bytes.length}`) {
      return refusal(409, 'upload_offset_wrong', 'Another part is next.');
    }
    upload.bytes = Buffer.concat([upload.bytes, body as Buffer]);
  }
  return success(ending === '/complete' ? completed(id) : presented(id));
}

function presented(id: string) {
  const { name, size, bytes } = stored.get(id) ?? { name: '', size: 0, bytes: Buffer.alloc(0) };
  return { id, file_name: name, size_bytes: size, received_bytes: bytes.length };
}

function completed(id: string) {
  const { name, size, bytes } = stored.get(id) ?? { name: '', size: 0, bytes: Buffer.alloc(0) };
  const sha256 = sha256Of(bytes);
  return { already_imported: false, import: { id: RUN, file: { name, size_bytes: size, sha256 } } };
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

const environment = () => ({
  HOME: home,
  PLATEBOOK_API_URL: server.url,
  PLATEBOOK_TOKEN: 'pbt_token',
});

function platebook(args: readonly string[]) {
  return runBuilt(['sync', 'upload', ...args], { cwd: home, env: environment() });
}

/** A file in which each megabyte differs. */
async function fileOf(name: string, bytes: number): Promise<Buffer> {
  const content = Buffer.alloc(bytes, 'x');
  for (let at = 0; at < bytes; at += MB) {
    content.write(`megabyte ${at / MB}\n`, at);
  }
  await writeFile(join(home, name), content);
  return content;
}

const parts = () => server.requests.filter(({ call }) => call.startsWith('PUT'));

describe('platebook sync upload', () => {
  test('sends a file in parts, shows progress, and prints its run', async () => {
    const content = await fileOf('year.csv', 3 * MB + 5);
    const { exitCode, stdout, stderr } = await platebook(['year.csv', '--format', 'json']);
    expect([exitCode, JSON.parse(stdout)]).toEqual([
      0,
      [
        {
          file: 'year.csv',
          status: 'imported',
          run: RUN,
          size_bytes: 3 * MB + 5,
          message: null,
          error_code: null,
          sha256: sha256Of(content),
        },
      ],
    ]);
    expect(stderr.split('\n')).toEqual([
      'year.csv: 30% of 3.0 MB',
      'year.csv: 60% of 3.0 MB',
      'year.csv: 90% of 3.0 MB',
      'year.csv: 100% of 3.0 MB',
      '',
    ]);
    expect(parts().map(({ body }) => (body as Buffer).length)).toEqual([MB, MB, MB, 5]);
    expect([...stored.values()].map(({ name, bytes }) => [name, bytes.equals(content)])).toEqual([
      ['year.csv', true],
    ]);
    const quiet = await platebook(['year.csv', '--quiet']);
    expect(quiet).toMatchObject({
      exitCode: 0,
      stdout: `year.csv\timported\t${RUN}\t${3 * MB + 5}\t\n`,
      stderr: '',
    });
  });

  test('resumes an interrupted upload of the same bytes, also under another name', async () => {
    const content = await fileOf('year.csv', 4 * MB);
    answer = ({ call }) => (call.endsWith(`offset=${2 * MB}`) ? 'hang up' : undefined);
    const cut = await platebook(['year.csv', '--retry', '0', '--json']);
    expect([cut.exitCode, cut.stdout]).toEqual([8, '']);
    expect(JSON.parse(cut.stderr.slice(cut.stderr.indexOf('{')))).toMatchObject({
      error: {
        code: 'network_error',
        hint: 'run the same command again within a day: the upload resumes at 50% of year.csv',
        exit_code: 8,
      },
    });
    answer = () => undefined;
    server.requests.length = 0;
    await writeFile(join(home, 'renamed.csv'), content);
    const { exitCode, stderr } = await platebook(['renamed.csv']);
    expect([exitCode, stderr.split('\n')[0]]).toEqual([0, 'renamed.csv: resuming at 50%.']);
    expect(parts()).toHaveLength(2);
    expect([...stored.values()].map(({ bytes }) => bytes.equals(content))).toEqual([true]);
    // Completed: the next call starts over.
    expect(await readFile(join(home, '.local/state/platebook/uploads.json'), 'utf8')).toBe(
      '{\n  "uploads": {}\n}\n',
    );
  });

  test('retries a failed part from the received offset', async () => {
    const content = await fileOf('year.csv', 2 * MB);
    let cuts = 0;
    answer = ({ call, body }) => {
      const [upload] = [...stored.values()];
      if (upload === undefined || !call.endsWith(`offset=${MB}`) || cuts > 0) {
        return undefined;
      }
      cuts += 1;
      upload.bytes = Buffer.concat([upload.bytes, (body as Buffer).subarray(0, 100)]);
      return 'hang up';
    };
    const sent = platebook(['year.csv', '--json', 'status']);
    const { exitCode, stdout } = await sent;
    expect([exitCode, JSON.parse(stdout), cuts]).toEqual([0, [{ status: 'imported' }], 1]);
    expect([...stored.values()].map(({ bytes }) => bytes.equals(content))).toEqual([true]);
  });

  test('starts over when the server has deleted the received parts', async () => {
    await fileOf('year.csv', 2 * MB);
    answer = ({ call }) => (call.endsWith(`offset=${MB}`) ? 'hang up' : undefined);
    expect((await platebook(['year.csv', '--retry', '0'])).exitCode).toBe(8);
    answer = () => undefined;
    stored.clear();
    expect((await platebook(['year.csv'])).exitCode).toBe(0);
    expect([...stored.values()].map(({ bytes }) => bytes.length)).toEqual([2 * MB]);
  });

  test('names each refused file, and uploads the others', async () => {
    await fileOf('small.csv', 10);
    await fileOf('large.csv', 20);
    await fileOf('empty.csv', 0);
    answer = ({ call, body }) =>
      call === `POST ${UPLOADS}` && (body as { file_name: string }).file_name === 'large.csv'
        ? refusal(413, 'report_too_large', 'The report is larger than 200 MB.')
        : undefined;
    const { exitCode, stdout, stderr } = await platebook([
      'missing.csv',
      'large.csv',
      'empty.csv',
      'small.csv',
      '--json',
      'file,status,error_code',
    ]);
    expect([exitCode, JSON.parse(stdout)]).toEqual([
      6,
      [
        { file: 'missing.csv', status: 'refused', error_code: 'file_not_found' },
        { file: 'large.csv', status: 'refused', error_code: 'report_too_large' },
        { file: 'empty.csv', status: 'refused', error_code: 'not_readable' },
        { file: 'small.csv', status: 'imported', error_code: null },
      ],
    ]);
    expect(stderr.split('\n')).toEqual([
      'missing.csv: There is no file missing.csv.',
      'large.csv: The report is larger than 200 MB.',
      'empty.csv: empty.csv is empty.',
      'small.csv: 100% of 1 kB',
      '',
    ]);
  });

  test.each([
    [401, 'session_expired', 4],
    [403, 'permission_error', 5],
    [409, 'storage_limit_reached', 7],
    [429, 'rate_limited', 8],
    [500, 'unexpected_error', 9],
  ])('exits by %s', async (status, code, exitCode) => {
    await fileOf('small.csv', 10);
    answer = ({ call }) => (call === `POST ${UPLOADS}` ? refusal(status, code, 'No.') : undefined);
    expect((await platebook(['small.csv'])).exitCode).toBe(exitCode);
  });

  test('refuses an upload that differs from the file', async () => {
    await fileOf('growing.csv', 10);
    answer = ({ call }) =>
      call.endsWith('/complete')
        ? success({
            already_imported: false,
            import: { id: RUN, file: { name: 'growing.csv', size_bytes: 10, sha256: 'other' } },
          })
        : undefined;
    const { exitCode, stderr } = await platebook(['growing.csv', '--quiet', '-o', 'tsv']);
    expect([exitCode, stderr]).toEqual([
      7,
      'growing.csv: growing.csv changed while it was uploaded. (wait until it is written, then upload it again)\n',
    ]);
  });

  test('prints how to resume when interrupted', async () => {
    await fileOf('year.csv', 2 * MB);
    let reached: () => void = () => undefined;
    const waits = new Promise<void>((resolve) => {
      reached = resolve;
    });
    answer = ({ call }) => {
      if (!call.endsWith(`offset=${MB}`)) {
        return undefined;
      }
      reached();
      return 'nothing';
    };
    const running = spawnBuilt(['sync', 'upload', 'year.csv'], { cwd: home, env: environment() });
    await waits;
    running.interrupt();
    const { exitCode, stderr } = await running.finished;
    expect([exitCode, stderr]).toEqual([
      130,
      expect.stringContaining('the upload resumes at 50% of year.csv'),
    ]);
  });

  test('follows the runs until the files are read', async () => {
    await fileOf('small.csv', 10);
    answer = ({ call }) =>
      call === `GET /api/v2/clients/sync/${RUN}`
        ? success({ run: syncRun({ state: 'ready', status: 'partial' }) })
        : undefined;
    const { exitCode, stdout } = await platebook(
      'small.csv --watch --exit-status --json id,status'.split(' '),
    );
    expect([exitCode, JSON.parse(stdout)]).toEqual([3, [{ id: RUN, status: 'partial' }]]);
  });
});
