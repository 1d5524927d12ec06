import { request } from 'node:http';
import { expect, test } from 'vitest';
import { createSandbox } from './create-sandbox.ts';
import { listen, serve } from './listen.ts';

const nothing = () => undefined;
const host = '127.0.0.1';

test('a taken port is refused, or the next free one is used', async () => {
  const first = await listen(nothing, { host, port: 0, orNext: false });
  await expect(listen(nothing, { host, port: first.port, orNext: false })).rejects.toThrow(
    'EADDRINUSE',
  );
  const second = await listen(nothing, { host, port: first.port, orNext: true });
  expect(second.port).toBeGreaterThan(first.port);
  first.server.close();
  second.server.close();
});

/** The console's status and text under this host name. */
function askAs(name: string, port: number): Promise<readonly [number | undefined, string]> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host, port, path: '/_sandbox', headers: { host: name } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve([answer.statusCode, Buffer.concat(chunks).toString()]));
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}

test('it responds only to its own host names: DNS rebinding from another page reads nothing', async () => {
  const sandbox = createSandbox({ file: null });
  const { server, port } = await serve(sandbox, {
    host,
    port: 0,
    orNext: false,
    names: ['sandbox.internal'],
  });
  const own = [`127.0.0.1:${port}`, `LOCALHOST:${port}`, `[::1]:${port}`, 'sandbox.internal'];
  for (const name of own) {
    expect([name, (await askAs(name, port))[0]]).toEqual([name, 200]);
  }
  const foreign = ['evil.example', `evil.example:${port}`, `127.0.0.1.evil.example:${port}`, '['];
  for (const name of foreign) {
    expect([name, ...(await askAs(name, port))]).toEqual([
      name,
      421,
      'The sandbox answers under its own names only: 127.0.0.1, [::1], localhost, sandbox.internal. Start it with --name NAME to reach it under another one.\n',
    ]);
  }
  server.close();
  sandbox.close();
});
