import { once } from 'node:events';
import { connect } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, test } from 'vitest';
import { CONTRACT_FILE } from '../locations.ts';
import { readContract } from './contract.ts';
import { listen } from './listen.ts';
import type { Listening } from './listen.ts';
import { compilePresenters } from './present.ts';
import { sendReply } from './reply.ts';
import { compileValidators } from './validation.ts';

const contract = await readContract(CONTRACT_FILE);
const operation = contract.operations.find(({ id }) => id === 'downloadPayoutWorkpapers');
const present = compilePresenters(contract).get('downloadPayoutWorkpapers');
const validator = compileValidators(contract, { answers: false }).get('downloadPayoutWorkpapers');

let listening: Listening | undefined;

afterEach(() => listening?.close(1_000));

type Outcome = { readonly url: string; readonly sent: Promise<unknown> };

/** A server that responds to everything with this file; `sent` settles when the response has been sent or abandoned. */
async function serveFile(pieces: AsyncGenerator<Uint8Array, void, undefined>): Promise<Outcome> {
  if (operation === undefined || validator === undefined || present === undefined) {
    throw new Error('The contract has this operation.');
  }
  const app = express();
  const sent = new Promise((settle) => {
    app.get('/', async (_request, response) => {
      const reply = { kind: 'file', type: 'text/plain', name: 'week one.txt', pieces } as const;
      await sendReply(reply, { operation, validator, present, response }).then(
        () => settle('sent'),
        (error: Error) => {
          settle(error.message);
          response.destroy();
        },
      );
    });
  });
  listening = await listen(app, { host: '127.0.0.1', port: 0 });
  return { url: listening.url, sent };
}

async function* textPieces(...texts: string[]): AsyncGenerator<Uint8Array, void, undefined> {
  for (const text of texts) {
    yield Buffer.from(text);
  }
}

describe('a file', () => {
  test('is streamed in chunks, under its name, and cached nowhere', async () => {
    const { url } = await serveFile(textPieces('one ', 'two ', 'three'));
    const response = await fetch(url);
    expect([response.status, await response.text()]).toEqual([200, 'one two three']);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="week one.txt"');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('without any chunk is an empty file', async () => {
    const { url } = await serveFile(textPieces());
    expect(await (await fetch(url)).text()).toBe('');
  });

  test('that fails before its first chunk is an ordinary error response', async () => {
    const { url, sent } = await serveFile(failing());
    await expect(fetch(url)).rejects.toThrow('fetch failed');
    expect(await sent).toBe('no first piece');
  });

  test('that breaks off is an error for its reader and for the server', async () => {
    const { url, sent } = await serveFile(failing('half of it'));
    await expect(fetch(url).then((response) => response.text())).rejects.toThrow(TypeError);
    expect(await sent).toBe('no more pieces');
  });

  test('is not generated further once its reader has left', async () => {
    let ended = false;
    const { url, sent } = await serveFile(
      endless(() => {
        ended = true;
      }),
    );
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await once(socket, 'data');
    socket.destroy();
    expect([await sent, ended]).toEqual(['sent', true]);
  });
});

async function* failing(...texts: string[]): AsyncGenerator<Uint8Array, void, undefined> {
  yield* textPieces(...texts);
  throw new Error(texts.length === 0 ? 'no first piece' : 'no more pieces');
}

async function* endless(whenEnded: () => void): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    for (;;) {
      yield Buffer.alloc(65_536);
    }
  } finally {
    whenEnded();
  }
}
