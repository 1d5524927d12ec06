import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isApiError, unwrap } from '@platebook/api-client';
import { CliError, systemErrorCode } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode, mostSerious } from '../../exit-codes.ts';
import { connect } from '../../online/connect.ts';
import type { Online } from '../../online/connect.ts';
import { chosenClient } from '../../online/find-client.ts';
import { type Field, printList } from '../../online/print.ts';
import { RefusedCall } from '../../online/refusal.ts';
import { requirePermission } from '../../online/preview.ts';
import { printNotes } from '../../online/print-notes.ts';
import { createStyle } from '../../output/style.ts';
import { createUploadProgress } from '../../output/upload-progress.ts';
import { writeWords } from '../../output/words.ts';
import type { SyncUploadOptions } from './options.ts';
import { forgetUpload, rememberedUpload, rememberUpload } from './remembered-uploads.ts';
import { FileShrank, sendInParts } from './send-in-parts.ts';
import { watchRuns } from './watch.ts';

type Outcome = {
  readonly file: string;
  readonly status: 'imported' | 'imported_before' | 'refused' | 'not_sent';
  /** The run that processes it. */
  readonly run: string | null;
  readonly size_bytes: number | null;
  readonly sha256: string | null;
  readonly error_code: string | null;
  readonly message: string | null;
};

const FIELDS: readonly Field<Outcome>[] = [
  { name: 'file', heading: 'File', of: ({ file }) => file },
  { name: 'status', heading: 'Status', of: ({ status }) => status },
  { name: 'run', heading: 'Run', of: ({ run }) => run },
  { name: 'size_bytes', heading: 'Bytes', of: ({ size_bytes: bytes }) => bytes },
  { name: 'message', heading: 'What is wrong', dispensable: 1, of: ({ message }) => message },
  { name: 'error_code', of: ({ error_code: code }) => code },
  { name: 'sha256', of: ({ sha256 }) => sha256 },
];

const DRY_RUN_FIELD: Field<Outcome> = { name: 'dry_run', of: () => true };

/** Default number of retries of a part, unless `--retry` is set. */
const RETRIES = 5;

type Uploading = Online & {
  readonly context: Context;
  readonly options: SyncUploadOptions;
  readonly tenant: string;
};

/**
 * Uploads report files of the current client. A refused file does not stop the others; an interrupted upload resumes
 * with the same call.
 */
export async function uploadReports(
  context: Context,
  files: readonly string[],
  options: SyncUploadOptions,
): Promise<ExitCode> {
  const online = await connect(context, options);
  const { tenant_id: tenant } = await chosenClient(online.api, online.settings);
  const uploading = { ...online, context, options, tenant };
  if (options.dryRun === true) {
    await requirePermission(online.api, 'createUpload', tenant);
  }
  const outcomes: Outcome[] = [];
  const codes: ExitCode[] = [];
  for (const file of files) {
    try {
      outcomes.push(await uploadOne(uploading, file));
    } catch (error) {
      const refused = toRefusal(error, uploading);
      codes.push(refused.exitCode);
      outcomes.push(toRefused(file, refused));
      await writeWords(
        context,
        [`${file}: ${refused.message}${refused.hint === undefined ? '' : ` (${refused.hint})`}`],
        createStyle(context.stderr, context.env, options),
      );
    }
  }
  const runs = outcomes.flatMap(({ run }) => run ?? []);
  if (options.watch === true && runs.length > 0) {
    return mostSerious([...codes, await watchRuns(context, [...new Set(runs)], options)]);
  }
  const settings = {
    ...online.settings,
    ...(options.format === undefined ? {} : { output: options.format }),
  };
  const isDryRun = options.dryRun === true;
  const fields = isDryRun ? [...FIELDS, DRY_RUN_FIELD] : FIELDS;
  await printList({ context, options, settings }, fields, outcomes);
  await printNotes(context, options, isDryRun ? ['DRY RUN: nothing was sent.'] : []);
  return mostSerious(codes);
}

async function uploadOne(uploading: Uploading, file: string): Promise<Outcome> {
  const { context, options, api, tenant, settings } = uploading;
  const path = resolve(context.cwd, file);
  const { sha256, sizeBytes } = await hashOf(path, file, context.signal);
  const known = { file, size_bytes: sizeBytes, sha256, error_code: null, message: null };
  if (options.dryRun === true) {
    return { ...known, status: 'not_sent', run: null };
  }
  const bytes = { apiUrl: settings.apiUrl, tenant, sha256 };
  const upload = await beginOrContinue(uploading, { bytes, file, sizeBytes });
  const progress = createUploadProgress(context, options, { file, sizeBytes });
  const handle = await open(path);
  let received = upload.received_bytes;
  try {
    await sendInParts({
      api,
      tenant,
      upload,
      file: handle,
      sizeBytes,
      retries: options.retry ?? RETRIES,
      signal: context.signal,
      onProgress: (count) => {
        received = count;
        return progress.advance(count);
      },
    });
  } catch (error) {
    throw toInterruption(uploading, { error, file, received, sizeBytes });
  } finally {
    progress.stop();
    await handle.close();
  }
  const { already_imported: before, import: run } = await unwrap(
    api.POST('/api/v2/clients/tenants/{tenant}/uploads/{upload}/complete', {
      params: { path: { tenant, upload: upload.id } },
    }),
  );
  await forgetUpload(context, bytes);
  if (run.file.sha256 !== sha256) {
    throw changed(file);
  }
  return { ...known, status: before ? 'imported_before' : 'imported', run: run.id };
}

type Beginning = {
  readonly bytes: Parameters<typeof rememberUpload>[1];
  readonly file: string;
  readonly sizeBytes: number;
};

async function beginOrContinue(
  { context, options, api, tenant }: Uploading,
  { bytes, file, sizeBytes }: Beginning,
): Promise<{ readonly id: string; readonly received_bytes: number }> {
  const known = await rememberedUpload(context, bytes);
  const earlier = known === null ? null : await findUnfinished(api, tenant, known);
  if (earlier !== null) {
    await printNotes(context, options, [
      `${file}: resuming at ${percentOf(earlier.received_bytes, sizeBytes)}.`,
    ]);
    return earlier;
  }
  const begun = await unwrap(
    api.POST('/api/v2/clients/tenants/{tenant}/uploads', {
      params: { path: { tenant } },
      body: { file_name: basename(file), size_bytes: sizeBytes },
    }),
  );
  await rememberUpload(context, bytes, begun.id);
  return begun;
}

/** Null if it has expired. */
async function findUnfinished(api: Online['api'], tenant: string, upload: string) {
  try {
    return await unwrap(
      api.GET('/api/v2/clients/tenants/{tenant}/uploads/{upload}', {
        params: { path: { tenant, upload } },
      }),
    );
  } catch (error) {
    if (isApiError(error) && error.code === 'upload_not_found') {
      return null;
    }
    throw error;
  }
}

async function hashOf(
  path: string,
  file: string,
  signal: AbortSignal,
): Promise<{ readonly sha256: string; readonly sizeBytes: number }> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  try {
    await pipeline(
      createReadStream(path),
      async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) {
          hash.update(chunk);
          sizeBytes += chunk.length;
        }
      },
      { signal },
    );
  } catch (error) {
    signal.throwIfAborted();
    throw unreadable(error, file);
  }
  if (sizeBytes === 0) {
    throw new CliError('not_readable', `${file} is empty.`);
  }
  return { sha256: hash.digest('hex'), sizeBytes };
}

function unreadable(error: unknown, file: string): CliError {
  const code = systemErrorCode(error);
  return ['ENOENT', 'ENOTDIR'].includes(code ?? '')
    ? new CliError('file_not_found', `There is no file ${file}.`)
    : new CliError(
        'not_readable',
        code === 'EISDIR'
          ? `${file} is a folder.`
          : `${file} can't be read (${code ?? 'unknown'}).`,
      );
}

function changed(file: string): CliError {
  return new CliError(
    'not_readable',
    `${file} changed while it was uploaded.`,
    'wait until it is written, then upload it again',
  );
}

type Cut = {
  readonly error: unknown;
  readonly file: string;
  readonly received: number;
  readonly sizeBytes: number;
};

/** An interruption with its progress: received parts are not lost. */
function toInterruption(
  { context, settings }: Uploading,
  { error, file, received, sizeBytes }: Cut,
): unknown {
  const way = `run the same command again within a day: the upload resumes at ${percentOf(received, sizeBytes)} of ${file}`;
  if (context.signal.aborted) {
    return new CliError('interrupted', 'The upload was interrupted.', way);
  }
  if (error instanceof FileShrank) {
    return changed(file);
  }
  if (!isApiError(error)) {
    return error;
  }
  const refused = new RefusedCall(error, settings.apiUrl);
  return refused.exitCode === EXIT_CODES.rejected
    ? refused
    : new RefusedCall(error, settings.apiUrl, way);
}

/** A refusal of this file only. An error that affects every file ends the call. */
function toRefusal(error: unknown, { settings }: Uploading): CliError {
  const refused = isApiError(error) ? new RefusedCall(error, settings.apiUrl) : error;
  const isOfFile =
    refused instanceof CliError &&
    ([EXIT_CODES.rejected, EXIT_CODES.notFound] as readonly ExitCode[]).includes(refused.exitCode);
  if (!isOfFile) {
    throw refused;
  }
  return refused;
}

function toRefused(file: string, { code, message }: CliError): Outcome {
  return {
    file,
    status: 'refused',
    run: null,
    size_bytes: null,
    sha256: null,
    error_code: code,
    message,
  };
}

function percentOf(part: number, whole: number): string {
  return `${Math.floor((part / whole) * 100)}%`;
}
