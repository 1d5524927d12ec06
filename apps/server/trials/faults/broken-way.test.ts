import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OutboundError } from '../../src/platform/outbound.ts';
import { breakWay } from './broken-way.ts';
import type { WayFault } from './broken-way.ts';
import { createSeededDice } from './seeded-dice.ts';

let provider: Server;
let host: string;
let arrived = 0;
beforeAll(async () => {
  provider = createServer((_request, response) => {
    arrived += 1;
    response.end('{}');
  });
  await new Promise<void>((done) => {
    provider.listen(0, '127.0.0.1', done);
  });
  host = `127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(() => {
  provider.close();
});

test('a network fault happens as the product sees it, and the call never arrives', async () => {
  const faults: WayFault[] = [];
  const way = breakWay({ hosts: [host], loopback: true }, createSeededDice(5), (kind) =>
    faults.push(kind),
  );
  const seen: { kind: string; mayHaveArrived: boolean }[] = [];
  for (let calls = 0; calls < 400; calls += 1) {
    await way({ url: `http://${host}/v3`, timeoutMs: 5_000 }).catch((error: unknown) => {
      if (!(error instanceof OutboundError)) {
        throw error;
      }
      seen.push({ kind: error.kind, mayHaveArrived: error.mayHaveArrived });
    });
  }
  way.close();
  expect(seen).toEqual(
    faults.map((kind) => ({ kind: kind === 'dns_error' ? 'dns' : 'reset', mayHaveArrived: false })),
  );
  expect(new Set(faults)).toEqual(new Set(['dns_error', 'tls_reset']));
  expect(arrived).toBe(400 - faults.length);
});
