import type { Operation } from '../../src/http/contract.ts';
import { uploadBody } from './fill-tenant.ts';
import { firstBlock } from './first-block.ts';
import { addressOf, validRequest } from './requests.ts';
import { ASKED_WITH, ENDLESS } from './states.ts';
import type { World } from './world.ts';

export type ReceivedAnswer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The `X-Supabase-Api-Version` of the request. */
  readonly version: string | null;
};

/** GoTrue uses its older shape for a client that names no version. */
export const GOTRUE_SHAPES: readonly (string | null)[] = [null, '2024-01-01'];

/** Sends the request of the contract's example, as an authorized caller; under `/auth/v1` once for each error shape. */
export async function askAll(
  world: World,
  operation: Operation,
  shapes: readonly (string | null)[],
): Promise<ReceivedAnswer[]> {
  const received: ReceivedAnswer[] = [];
  for (const version of operation.wire === 'gotrue' ? shapes : [null]) {
    received.push(await ask(world, operation, version));
  }
  return received;
}

async function ask(
  { server, contract, principals, ours, serviceToken }: World,
  operation: Operation,
  version: string | null,
): Promise<ReceivedAnswer> {
  const { access } = operation;
  const level = access.minLevel.startsWith('system_') ? 'system_admin' : 'user_owner';
  const principal = principals.find(({ name }) => name === level);
  const named = { ...ours, ...principal?.own };
  const valid = validRequest(contract, operation, named);
  const request = { ...valid, query: { ...valid.query, ...ASKED_WITH[operation.id] } };
  const bearer = access.minLevel === 'service' ? serviceToken : (principal?.bearer ?? '');
  const [method = 'GET', address = '/'] = addressOf(request).split(' ');
  const isUpload = operation.body?.type === 'multipart/form-data';
  const response = await fetch(`${server.url}${address}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(access.minLevel === 'anonymous' ? {} : { authorization: `Bearer ${bearer}` }),
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(version === null ? {} : { 'x-supabase-api-version': version }),
    },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    ...(isUpload ? { body: await uploadBody() } : {}),
  });
  const text = await (ENDLESS.includes(operation.id) ? firstBlock(response) : response.text());
  return { status: response.status, headers: response.headers, text, version };
}

/** What is wrong with the response of a server that is unavailable; null if nothing is. */
export function judgeUnavailable(
  operation: Operation,
  received: ReceivedAnswer,
  code = operation.id === 'getReadiness' ? 'not_ready' : 'service_unavailable',
): string | null {
  const { status, headers, text } = received;
  if (status !== 503) {
    return `it answers ${status} ${text}`;
  }
  if (!/^[1-9]\d?$/.test(headers.get('retry-after') ?? '')) {
    return 'it does not say when to ask again';
  }
  const body = JSON.parse(text) as Readonly<Record<string, unknown>>;
  const { message, ...rest } = body;
  const bodyText = JSON.stringify(rest);
  const expected = {
    envelope: () => ({
      status: 'error',
      data: null,
      code,
      request_id: body['request_id'],
      errors: [],
    }),
    // PostgREST uses one code for all of these.
    postgrest: () => ({ code: 'PGRST000', details: null, hint: null }),
    gotrue: () =>
      received.version === null
        ? { code: 503, error_code: code, msg: body['msg'], error_id: body['error_id'] }
        : { code },
  }[operation.wire]();
  if (bodyText !== JSON.stringify(expected)) {
    return `it says ${text}`;
  }
  if (operation.wire === 'gotrue' && headers.get('x-sb-error-code') !== code) {
    return 'its code is not among its headers';
  }
  const sentence = message ?? body['msg'];
  return typeof sentence === 'string' && !/ECONN|terminat|postgres|pg_|:\d{2,}/i.test(sentence)
    ? null
    : `it shows its inside: ${String(sentence)}`;
}
