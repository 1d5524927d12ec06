import type { FileHandle } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type ApiClient, isApiError, unwrap } from '@platebook/api-client';

/** Small enough to arrive within a call's timeout on a slow connection. */
const PART_BYTES = 1024 * 1024;
const FIRST_PAUSE_MS = 500;
/** The longest silent pause. */
const LONGEST_PAUSE_MS = 30_000;

export type PartsToSend = {
  readonly api: ApiClient;
  readonly tenant: string;
  readonly upload: { readonly id: string; readonly received_bytes: number };
  readonly file: FileHandle;
  readonly sizeBytes: number;
  /** How often a failed part is retried. */
  readonly retries: number;
  readonly signal: AbortSignal;
  /** Called with the number of bytes received. */
  readonly onProgress: (bytes: number) => Promise<void>;
};

/**
 * Uploads the missing parts of a file one by one.
 *
 * @throws ApiError of a part's last attempt; received parts stay on the server for a day.
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

/** The file got shorter during the upload. */
export class FileShrank extends Error {}

/** A part may have arrived partially; if the server does not report the offset, the next attempt finds out. */
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

/** Also after an offset read before an earlier part had arrived. */
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
