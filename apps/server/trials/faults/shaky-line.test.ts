import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOutbound, OutboundError } from '../../src/platform/outbound.ts';
import { LINE_FAULTS, openShakyLine } from './shaky-line.ts';
import { createSeededDice } from './seeded-dice.ts';

const ANSWER = 'x'.repeat(3_000);
const CALLS = 100;
let provider: Server;
let url: string;
let acted: number;
beforeEach(async () => {
  acted = 0;
  provider = createServer((request, response) => {
    request.resume().on('end', () => {
      acted += 1;
      response.end(ANSWER);
    });
    request.on('error', () => undefined);
  });
  await new Promise<void>((done) => {
    provider.listen(0, '127.0.0.1', done);
  });
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterEach(() => {
  provider.closeAllConnections();
  provider.close();
});

test('a bad connection is cut or carries one direction only, a good one carries both, and a mended line has only good ones', async () => {
  const line = await openShakyLine(url, createSeededDice(11));
  const call = async (): Promise<string> => {
    const { host } = new URL(line.url);
    const outbound = createOutbound({ hosts: [host], loopback: true });
    try {
      const { bytes } = await outbound({
        url: line.url,
        method: 'POST',
        body: 'y'.repeat(3_000),
        timeoutMs: 2_500,
      });
      return bytes.toString() === ANSWER ? 'whole' : 'other';
    } catch (error) {
      return error instanceof OutboundError ? error.kind : 'mistake';
    } finally {
      outbound.close();
    }
  };
  const some = (length: number) => Promise.all(Array.from({ length }, call));
  const seen: string[] = [];
  while (seen.length < CALLS) {
    seen.push(...(await some(20)));
  }
  const count = (what: string) => seen.filter((outcome) => outcome === what).length;
  const counts = line.given();
  expect(Object.keys(counts).toSorted()).toEqual([...LINE_FAULTS].toSorted());
  const { line_cut_in_request: inRequest = 0, line_half_open: halfOpen = 0 } = counts;
  expect(count('timeout')).toBe(halfOpen);
  expect(count('reset')).toBe(inRequest + (counts['line_cut_in_answer'] ?? 0));
  expect(count('whole')).toBe(CALLS - count('timeout') - count('reset'));
  expect(acted).toBe(CALLS - inRequest);
  line.mend();
  expect(await some(20)).toEqual(Array.from({ length: 20 }, () => 'whole'));
  line.close();
});
