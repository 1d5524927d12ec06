import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type APIRequestContext, expect, test } from '@playwright/test';
import type { components } from '@platebook/api-client';
import { OWNER } from '../support/demo.ts';
import { seedClient } from '../support/seed.ts';

const MB = 1024 * 1024;
const PROGRAM = fileURLToPath(new URL('../../apps/cli/bin/platebook.js', import.meta.url));

async function newToken(request: APIRequestContext): Promise<string> {
  const signedIn = await request.post('/api/v2/auth/login', { data: OWNER });
  const { data: session } = (await signedIn.json()) as components['schemas']['LoginAnswer'];
  const made = await request.post('/api/v2/auth/me/tokens', {
    headers: { authorization: `Bearer ${session.access_token}` },
    data: { name: 'uploads', access: 'write' },
  });
  const { data } = (await made.json()) as components['schemas']['CreatedApiTokenAnswer'];
  return data.secret;
}

/** A connection to the server that can be cut after a number of bytes. */
async function openLine(baseURL: string) {
  const { hostname, port } = new URL(baseURL);
  const ends = new Set<Socket>();
  let left = Number.POSITIVE_INFINITY;
  const line = createServer((near) => {
    const far = connect(Number(port), hostname);
    const cut = () => [near, far].forEach((end) => end.destroy());
    [near, far].forEach((end) => ends.add(end.on('error', cut).on('close', cut)));
    near.on('data', (bytes: Buffer) => {
      left -= bytes.length;
      if (left < 0) {
        cut();
      } else {
        far.write(bytes);
      }
    });
    far.pipe(near);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const address = line.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    cutAfter: (bytes: number) => {
      left = bytes;
    },
    close: () => {
      ends.forEach((end) => end.destroy());
      line.close();
    },
  };
}

test('the command line uploads a large report, goes on after a cut, and follows its run', async ({
  request,
  baseURL,
}) => {
  test.slow();
  const client = await seedClient(request, OWNER, 'Upload by command line');
  const home = await mkdtemp(join(tmpdir(), 'platebook-upload-'));
  const line = await openLine(baseURL ?? '');
  const env = { HOME: home, PLATEBOOK_API_URL: line.url, PLATEBOOK_TOKEN: await newToken(request) };
  const upload = (...more: string[]) =>
    new Promise<{ exitCode: number; stdout: string; stderr: string }>((resolve) => {
      execFile(
        process.execPath,
        [PROGRAM, 'sync', 'upload', 'year.csv', '--client', client, ...more],
        // Ended in time to print its progress on stderr.
        { cwd: home, env, timeout: 120_000 },
        (error, stdout, stderr) =>
          resolve({ exitCode: error === null ? 0 : Number(error.code ?? -1), stdout, stderr }),
      );
    });
  try {
    const demo = fileURLToPath(
      new URL('../../demo/uber-eats-payment-details-2026-03-30_2026-04-05.csv', import.meta.url),
    );
    // Empty lines may follow a report's last row.
    const report = await readFile(demo);
    await writeFile(
      join(home, 'year.csv'),
      Buffer.concat([report, Buffer.alloc(5 * MB - report.length, '\n')]),
    );
    line.cutAfter(3.5 * MB);
    const cut = await upload('--retry', '0');
    expect(cut.exitCode).toBe(8);
    expect(cut.stderr).toMatch(/the upload resumes at (6|7)\d% of year\.csv/);

    line.cutAfter(Number.POSITIVE_INFINITY);
    const done = await upload('--watch', '--exit-status', '--json', 'status');
    expect(done.stderr).toMatch(/^year\.csv: resuming at (6|7)\d%\./);
    expect([done.exitCode, done.stdout], done.stderr).toEqual([0, expect.any(String)]);
    expect(JSON.parse(done.stdout)).toEqual([{ status: 'succeeded' }]);

    const again = await upload('--format', 'json');
    expect([again.exitCode, JSON.parse(again.stdout)]).toMatchObject([
      0,
      [{ file: 'year.csv', status: 'imported_before', size_bytes: 5 * MB }],
    ]);
  } finally {
    line.close();
    await rm(home, { recursive: true });
  }
});
