import { isApiError, unwrap, type ApiClient } from '@platebook/api-client';

/** Small enough to show progress on a slow line. */
const PART_BYTES = 1024 * 1024;
/** Delays before a failed part is retried, in milliseconds. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000];

export type UploadWatch = {
  readonly signal: AbortSignal;
  /** Called with the number of received bytes. */
  readonly onProgress: (bytes: number) => void;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly pause: (ms: number) => Promise<void>;
};

/**
 * Uploads a report in parts and starts its import. Failed parts are retried; uploading the same file again, even after
 * a reload, resumes it.
 *
 * @throws ApiError of a part's last attempt; received parts stay on the server for a day.
 */
export async function uploadInParts(
  api: ApiClient,
  tenant: string,
  { file, watch }: { readonly file: File; readonly watch: UploadWatch },
) {
  const { storage, signal, onProgress } = watch;
  const sending = { api, tenant, signal };
  const upload = await beginOrContinue(sending, file, storage);
  let received = upload.received_bytes;
  let failures = 0;
  onProgress(received);
  while (received < file.size) {
    try {
      const part = file.slice(received, received + PART_BYTES);
      received = (await sendPart(sending, { id: upload.id, offset: received, part }))
        .received_bytes;
      failures = 0;
    } catch (error) {
      const pauseMs = PAUSES_MS[failures];
      if (pauseMs === undefined || !canGoOn(error)) {
        throw error;
      }
      failures += 1;
      await watch.pause(pauseMs);
      signal.throwIfAborted();
      received =
        (await findUpload(sending, upload.id).catch(() => null))?.received_bytes ?? received;
    }
    onProgress(received);
  }
  const started = await unwrap(
    api.POST('/api/v2/clients/tenants/{tenant}/uploads/{upload}/complete', {
      params: { path: { tenant, upload: upload.id } },
      signal,
    }),
  );
  forgetUpload(storage, { tenant, file });
  return started;
}

type Sending = {
  readonly api: ApiClient;
  readonly tenant: string;
  readonly signal: AbortSignal;
};

async function beginOrContinue(
  sending: Sending,
  file: File,
  storage: UploadWatch['storage'],
): Promise<{ readonly id: string; readonly received_bytes: number }> {
  const { api, tenant, signal } = sending;
  const known = rememberedUpload(storage, { tenant, file });
  const earlier = known === null ? null : await findUnfinished(sending, known);
  if (earlier !== null) {
    return earlier;
  }
  const begun = await unwrap(
    api.POST('/api/v2/clients/tenants/{tenant}/uploads', {
      params: { path: { tenant } },
      body: { file_name: file.name, size_bytes: file.size },
      signal,
    }),
  );
  rememberUpload(storage, { tenant, file }, begun.id);
  return begun;
}

function findUpload({ api, tenant, signal }: Sending, id: string) {
  return unwrap(
    api.GET('/api/v2/clients/tenants/{tenant}/uploads/{upload}', {
      params: { path: { tenant, upload: id } },
      signal,
    }),
  );
}

/** Null if it has expired. */
async function findUnfinished(sending: Sending, id: string) {
  try {
    return await findUpload(sending, id);
  } catch (error) {
    if (isApiError(error) && error.code === 'upload_not_found') {
      return null;
    }
    throw error;
  }
}

type Part = { readonly id: string; readonly offset: number; readonly part: Blob };

function sendPart({ api, tenant, signal }: Sending, { id, offset, part }: Part) {
  return unwrap(
    api.PUT('/api/v2/clients/tenants/{tenant}/uploads/{upload}/bytes', {
      params: { path: { tenant, upload: id }, query: { offset } },
      body: '',
      bodySerializer: () => part,
      headers: { 'content-type': 'application/octet-stream' },
      signal,
    }),
  );
}

/** Whether the network or the server failed, rather than the file. */
export function isPassing(error: unknown): boolean {
  return isApiError(error) && (error.classification.retryable || error.status === null);
}

/** Whether a retry can help; also after an offset read before an earlier part arrived. */
function canGoOn(error: unknown): boolean {
  return (
    isPassing(error) ||
    (isApiError(error) && ['upload_offset_wrong', 'request_too_slow'].includes(error.code))
  );
}

/** Identifies an unfinished upload: a modified file is a different one. */
type UploadedFile = {
  readonly tenant: string;
  readonly file: Pick<File, 'name' | 'size' | 'lastModified'>;
};

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function keyOf({ tenant, file }: UploadedFile): string {
  return `platebook.upload.${tenant}.${file.size}.${file.lastModified}.${file.name}`;
}

/** Null if there is none, or storage is blocked. */
function rememberedUpload(memory: Memory, uploaded: UploadedFile): string | null {
  return whereAllowed(() => memory.getItem(keyOf(uploaded)));
}

function rememberUpload(memory: Memory, uploaded: UploadedFile, id: string): void {
  whereAllowed(() => memory.setItem(keyOf(uploaded), id));
}

function forgetUpload(memory: Memory, uploaded: UploadedFile): void {
  whereAllowed(() => memory.removeItem(keyOf(uploaded)));
}

/** Null where storage is blocked: a file then starts over after a reload. */
function whereAllowed<Value>(use: () => Value): Value | null {
  try {
    return use();
  } catch {
    return null;
  }
}
