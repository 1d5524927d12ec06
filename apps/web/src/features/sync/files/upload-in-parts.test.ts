import { createApiClient } from '@platebook/api-client';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../../shared/testing/memory-storage.fake.ts';
import { uploadInParts } from './upload-in-parts.ts';

const MB = 1024 * 1024;
const ID = '1f1f4a0b-3c55-4d7c-8a0a-1c9d5b1c0a77';

/** A fake server that stores uploads; some requests or responses are lost. */
function startUploads(lose: (part: number) => 'there' | 'back' | null) {
  let stored = new Uint8Array();
  const calls: string[] = [];
  let parts = 0;
  const add = (bytes: Uint8Array) => {
    stored = Uint8Array.from(Buffer.concat([stored, bytes]));
  };
  const answer = (data: unknown) => Response.json({ status: 'success', message: 'OK', data });
  const upload = () => ({ id: ID, received_bytes: stored.length });
  const send = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const call = `${request.method} ${pathname.split('/uploads')[1]}`;
    calls.push(call);
    if (request.method !== 'PUT') {
      return call.endsWith('complete')
        ? answer({ already_imported: false, import: { id: 'i1' } })
        : answer(upload());
    }
    parts += 1;
    const lost = lose(parts);
    if (lost === 'there') {
      throw new TypeError('Failed to fetch');
    }
    if (Number(searchParams.get('offset')) !== stored.length) {
      const refusal = { status: 'error', message: 'No.', data: null, code: 'upload_offset_wrong' };
      return Response.json({ ...refusal, request_id: 'q1', errors: [] }, { status: 409 });
    }
    add(new Uint8Array(await request.arrayBuffer()));
    if (lost === 'back') {
      throw new TypeError('Failed to fetch');
    }
    return answer(upload());
  };
  const api = createApiClient({
    baseUrl: 'http://localhost',
    session: {
      accessToken: () => null,
      isExpired: () => false,
      refresh: async () => 'refused',
      onRefused: async () => 'refused',
    },
    newRequestId: () => 'q1',
    activeClientId: () => null,
    onPermissionDenied: () => undefined,
    send,
  });
  return { api, stored: () => stored, add, calls };
}

function report(lastModified = 1): { file: File; bytes: Uint8Array } {
  const bytes = Uint8Array.from({ length: 2 * MB + 5 }, (_, at) => at % 251);
  return { file: new File([bytes.slice()], 'year.csv', { lastModified }), bytes };
}

function watchOf(storage = memoryStorage()) {
  const progress: number[] = [];
  return {
    progress,
    signal: new AbortController().signal,
    onProgress: (bytes: number) => void progress.push(bytes),
    storage,
    pause: async () => undefined,
  };
}

test('a file arrives complete over a connection that loses parts and responses', async () => {
  const lost = new Map([
    [1, 'there'],
    [3, 'back'],
  ] as const);
  const { api, stored } = startUploads((part) => lost.get(part as 1 | 3) ?? null);
  const { file, bytes } = report();
  const watch = watchOf();
  const started = await uploadInParts(api, 't1', { file, watch });
  expect(started.import.id).toBe('i1');
  expect(Buffer.from(stored()).equals(bytes)).toBe(true);
  expect(watch.progress).toEqual([0, 0, MB, 2 * MB, 2 * MB + 5]);
});

test('the same file resumes where it was, and a changed one starts over', async () => {
  let isAway = false;
  const server = startUploads((part) => {
    isAway ||= part === 2;
    return isAway ? 'there' : null;
  });
  const storage = memoryStorage();
  const { file, bytes } = report();
  const first = uploadInParts(server.api, 't1', { file, watch: watchOf(storage) });
  await expect(first).rejects.toMatchObject({ status: null });
  expect(server.stored()).toHaveLength(MB);
  server.calls.length = 0;
  const changed = startUploads(() => null);
  await uploadInParts(changed.api, 't1', { file: report(2).file, watch: watchOf(storage) });
  expect(changed.calls[0]).toBe('POST ');
  const again = startUploads(() => null);
  again.add(bytes.subarray(0, MB));
  const watch = watchOf(storage);
  await uploadInParts(again.api, 't1', { file: report().file, watch });
  expect(again.calls[0]).toBe(`GET /${ID}`);
  expect(watch.progress[0]).toBe(MB);
  expect(Buffer.from(again.stored()).equals(bytes)).toBe(true);
});
