import type { FileHandle } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type ApiClient, isApiError, unwrap } from '@platebook/api-client';

/** Small enough to arrive within the time limit of a call on a slow line. */
const PART_BYTES = 1024 * 1024;
const FIRST_PAUSE_MS = 500;
/** Longer than this nobody is left waiting without being told. */
const LONGEST_PAUSE_MS = 30_000;

export type PartsToSend = {
  readonly api: ApiClient;
  readonly tenant: string;
  readonly upload: { readonly id: string; readonly received_bytes: number };
  readonly file: FileHandle;
  readonly sizeBytes: number;
  /** How often a part that did not arrive is sent again. */
  readonly retries: number;
  readonly signal: AbortSignal;
  /** How many bytes have arrived. */
  readonly onProgress: (bytes: number) => Promise<void>;
};

/**
 * Sends what is missing of an upload, part by part.
 *
 * @throws ApiError as the last try of a part ended; what arrived stays on the server for a day.
 */
export async function sendInParts(sending: PartsToSend): Promise<void> {
  const { upload, sizeBytes, retries, signal, onProgress } = sending;
  let received = upload.received_bytes;
  let failures = 0;
  await onProgress(received);
  while (received < sizeBytes) {
    try {
      received = await sendPart(sending, received);
      failures = 0;
    } catch (error) {
      signal.throwIfAborted();
      if (failures >= retries || !canGoOn(error)) {
        throw error;
      }
      const waitMs = waitOf(error) ?? FIRST_PAUSE_MS * 2 ** failures;
      if (waitMs > LONGEST_PAUSE_MS) {
        throw error;
      }
      failures += 1;
      await pause(waitMs, undefined, { signal });
      received = await receivedNow(sending, received);
    }
    await onProgress(received);
  }
}

async function sendPart(
  { api, tenant, upload, file, sizeBytes }: PartsToSend,
  offset: number,
): Promise<number> {
  const part = new Uint8Array(Math.min(PART_BYTES, sizeBytes - offset));
  const { bytesRead } = await file.read(part, 0, part.length, offset);
  if (bytesRead < part.length) {
    throw new FileShrank();
  }
  const { received_bytes: received } = await unwrap(
    api.PUT('/api/v2/clients/tenants/{tenant}/uploads/{upload}/bytes', {
      params: { path: { tenant, upload: upload.id }, query: { offset } },
      body: '',
      bodySerializer: () => part,
      headers: { 'content-type': 'application/octet-stream' },
    }),
  );
  return received;
}

/** A file that became shorter while it was sent. */
export class FileShrank extends Error {}

/** Part of a part may have arrived; where the server does not say, the next try finds out. */
async function receivedNow(
  { api, tenant, upload }: PartsToSend,
  otherwise: number,
): Promise<number> {
  const path = { tenant, upload: upload.id };
  const found = await unwrap(
    api.GET('/api/v2/clients/tenants/{tenant}/uploads/{upload}', { params: { path } }),
  ).catch(() => null);
  return found?.received_bytes ?? otherwise;
}

/** Also after an offset that was read before an earlier part had arrived. */
function canGoOn(error: unknown): boolean {
  return (
    isApiError(error) &&
    (error.status === null ||
      error.classification.retryable ||
      ['upload_offset_wrong', 'request_too_slow', 'report_incomplete'].includes(error.code))
  );
}

function waitOf(error: unknown): number | null {
  const seconds = isApiError(error) ? error.retryAfterSeconds : null;
  return seconds === null ? null : seconds * 1000;
}
