import type { Operation } from '../../src/http/contract.ts';
import type { OperationValidators } from '../../src/http/validation.ts';
import type { WireRequest } from './fuzz-requests.ts';

export type WireAnswer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
};

/** Signs of internals: a stack, a source file, a statement or an error message of the database. */
const INSIDES =
  /\n\s+at |\.[cm]?[jt]s:\d+|node_modules|\/src\/|syntax error at or near|pg_catalog|ECONN|Unexpected token|TypeError|RangeError/;

const OF_THE_DATABASE = /relation "|violates /;

/** What is wrong with a response, whatever the request; null if nothing is. */
export function judgeAnswer(
  operation: Operation,
  validator: OperationValidators,
  { request, answer }: { request: WireRequest; answer: WireAnswer },
): string | null {
  const { status, headers, text } = answer;
  const declared = operation.answers[String(status)];
  const type = headers.get('content-type') ?? '';
  if (status >= 500 && !isOwnRefusal(operation, answer)) {
    return `it answers ${status}`;
  }
  // PostgREST's own errors are those of the database.
  const insides =
    operation.wire === 'postgrest'
      ? INSIDES
      : new RegExp(`${INSIDES.source}|${OF_THE_DATABASE.source}`);
  if (insides.test(text) && !isEcho(request, text)) {
    return 'it shows its inside';
  }
  if (headers.get('x-request-id') === null) {
    return 'it has no request id';
  }
  if (isWithoutJson(declared, answer)) {
    return null;
  }
  if (!type.startsWith('application/json')) {
    return `it is ${type === '' ? 'of no type' : type}`;
  }
  return judgeJson(operation, validator, { request, answer });
}

function judgeJson(
  operation: Operation,
  validator: OperationValidators,
  { request, answer: { status, text } }: { request: WireRequest; answer: WireAnswer },
): string | null {
  const body: unknown = parseJson(text);
  if (body === undefined) {
    return 'it is not JSON';
  }
  const violation = validator.answer?.(status, body) ?? null;
  // A path that does not match the operation is served by another route.
  const isElsewhere = request.attack === 'wrong path value' && [404, 405].includes(status);
  return violation === null || isElsewhere ? null : violation;
}

/** An operation's intended error, such as that the server is not ready. */
function isOwnRefusal({ errorCodes }: Operation, { status, text }: WireAnswer): boolean {
  const { code } = (parseJson(text) ?? {}) as { code?: string };
  return status === 503 && code !== undefined && errorCodes.includes(code);
}

type Declared = Operation['answers'][string] | undefined;

/** Responses declared without a body, or with one that is not JSON. */
function isWithoutJson(declared: Declared, { status, headers, text }: WireAnswer): boolean {
  const type = headers.get('content-type') ?? '';
  if (declared === undefined) {
    return false;
  }
  // PostgREST returns nothing unless requested.
  if (status === 201 && text === '') {
    return true;
  }
  const types = Object.keys(declared.content ?? {});
  return types.length === 0
    ? [201, 204, 303].includes(status) && !type.startsWith('text/html')
    : types.some((one) => one !== 'application/json' && type.startsWith(one));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The caller reports that it is not JSON.
    return undefined;
  }
}

/** A name is returned as it was stored. */
function isEcho({ body }: WireRequest, text: string): boolean {
  const found = (INSIDES.exec(text) ?? OF_THE_DATABASE.exec(text))?.[0] ?? '';
  return typeof body === 'string' && body.includes(found);
}
