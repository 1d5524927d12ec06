import { resolve } from 'node:path';
import { isJson, type ApiClient } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { connectAs } from '../../online/connect.ts';
import { findCredential } from '../../online/credentials.ts';
import type { ApiOptions } from '../../online/options.ts';
import { filterJson } from '../../online/jq.ts';
import { readTextFile } from '../../online/read-text-file.ts';
import { printNotes } from '../../online/print-notes.ts';
import { readSettings } from '../../online/settings.ts';
import { writeChunks } from '../../output/write.ts';
import { type ApiRequest, toApiRequest, withCursor } from './api-request.ts';

type Answer =
  | { readonly kind: 'data'; readonly data: unknown }
  | { readonly kind: 'file'; readonly type: string; readonly bytes: AsyncIterable<Uint8Array> }
  | { readonly kind: 'nothing' };

/** A list of the contract. */
type Page = { readonly items: readonly unknown[]; readonly next_cursor: string | null };

/**
 * Sends one request, or one per page, and prints the `data` of the response; pages are joined into one list. Without a
 * session the call is made anonymously.
 */
export async function callApi(
  context: Context,
  [method = '', path = '']: readonly string[],
  options: ApiOptions,
): Promise<void> {
  const input =
    typeof options.input === 'string' ? await readInput(context, options.input) : undefined;
  const request = toApiRequest({ method: method.toUpperCase(), path, input, fields: options });
  if (options.paginate === true && request.method !== 'GET') {
    throw new CliError('usage_error', 'Only GET has pages.', 'leave out --paginate');
  }
  const online = { ...options, input: false };
  const settings = await readSettings(context, online);
  if (options.dryRun === true) {
    await printRequest(context, settings.apiUrl, request, options);
    return;
  }
  const credential = await findCredential(context, options, settings);
  const api = connectAs(context, online, { settings, credential });
  const answer =
    options.paginate === true ? await sendPages(api, request) : await send(api, request);
  await print(context, answer, options);
}

async function printRequest(
  context: Context,
  apiUrl: string,
  { method, path, body }: ApiRequest,
  options: ApiOptions,
): Promise<void> {
  const shown = {
    dry_run: true,
    method,
    url: `${apiUrl}${path}`,
    body: body === undefined ? null : (JSON.parse(body) as unknown),
  };
  await printJson(context, shown, options);
  await printNotes(context, options, ['DRY RUN: nothing was sent.']);
}

/** Any operation may be called, so the contract's types end here. */
async function send(api: ApiClient, { method, path, body }: ApiRequest): Promise<Answer> {
  const init = {
    parseAs: 'stream',
    ...(body === undefined ? {} : { body, bodySerializer: (text: string) => text }),
  };
  const { data, response } = (await api.request(
    method.toLowerCase() as never,
    path as never,
    init as never,
  )) as { data?: unknown; response: Response };
  if (data === undefined || data === null) {
    return { kind: 'nothing' };
  }
  const bytes = data as AsyncIterable<Uint8Array>;
  if (!isJson(response)) {
    return { kind: 'file', type: response.headers.get('content-type') ?? '', bytes };
  }
  const envelope = JSON.parse(await readText(bytes)) as { readonly data?: unknown };
  return { kind: 'data', data: envelope.data ?? null };
}

async function sendPages(api: ApiClient, first: ApiRequest): Promise<Answer> {
  const items: unknown[] = [];
  for (let request: ApiRequest | null = first; request !== null;) {
    const answer: Answer = await send(api, request);
    const page = answer.kind === 'data' ? answer.data : null;
    if (!isPage(page)) {
      throw new CliError('usage_error', 'This operation has no pages.', 'leave out --paginate');
    }
    items.push(...page.items);
    request = page.next_cursor === null ? null : withCursor(first, page.next_cursor);
  }
  return { kind: 'data', data: { items, next_cursor: null } };
}

function isPage(data: unknown): data is Page {
  return (
    typeof data === 'object' &&
    data !== null &&
    'items' in data &&
    Array.isArray(data.items) &&
    'next_cursor' in data &&
    (data.next_cursor === null || typeof data.next_cursor === 'string')
  );
}

async function print(context: Context, answer: Answer, options: ApiOptions): Promise<void> {
  if (answer.kind === 'data') {
    await printJson(context, answer.data, options);
  }
  if (answer.kind !== 'file') {
    return;
  }
  if (context.stdout.isTTY === true && !answer.type.startsWith('text/')) {
    throw new CliError(
      'binary_to_terminal',
      'The answer is a file, which a terminal cannot show.',
      'send it elsewhere: platebook api … > FILE',
    );
  }
  await writeChunks(context.stdout, answer.bytes, context.signal);
}

async function printJson(
  context: Context,
  data: unknown,
  { jq }: Pick<ApiOptions, 'jq'>,
): Promise<void> {
  const pretty = context.stdout.isTTY === true;
  const text = JSON.stringify(data, null, pretty ? 2 : 0);
  const chunks = jq === undefined ? [`${text}\n`] : await filterJson(text, jq, { pretty });
  await writeChunks(context.stdout, chunks, context.signal);
}

async function readInput({ stdin, cwd }: Context, file: string): Promise<string> {
  return file === '-' ? readText(stdin) : readTextFile(resolve(cwd, file), file);
}

async function readText(bytes: AsyncIterable<Uint8Array | string>): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of bytes) {
    pieces.push(Buffer.from(piece as Uint8Array));
  }
  return Buffer.concat(pieces).toString('utf8');
}
