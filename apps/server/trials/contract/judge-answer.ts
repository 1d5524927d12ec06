import type { Operation } from '../../src/http/contract.ts';
import type { OperationValidators } from '../../src/http/validation.ts';
import type { WireRequest } from './fuzz-requests.ts';

export type WireAnswer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
};

/** Words of a program's inside: a stack, a file of ours, a statement or a message of the database. */
const INSIDES =
  /\n\s+at |\.[cm]?[jt]s:\d+|node_modules|\/src\/|syntax error at or near|pg_catalog|ECONN|Unexpected token|TypeError|RangeError/;

const OF_THE_DATABASE = /relation "|violates /;

/** What is wrong with an answer, whatever the request was; null when nothing is. */
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
  // PostgREST's own words are those of the database.
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
  // An address that is no address of the operation is answered by whoever that address belongs to.
  const isElsewhere = request.attack === 'wrong path value' && [404, 405].includes(status);
  return violation === null || isElsewhere ? null : violation;
}

/** What an operation is there to say, such as that the server is not ready. */
function isOwnRefusal({ errorCodes }: Operation, { status, text }: WireAnswer): boolean {
  const { code } = (parseJson(text) ?? {}) as { code?: string };
  return status === 503 && code !== undefined && errorCodes.includes(code);
}

type Declared = Operation['answers'][string] | undefined;

/** Answers that the contract declares without a body, or with one that is no JSON. */
function isWithoutJson(declared: Declared, { status, headers, text }: WireAnswer): boolean {
  const type = headers.get('content-type') ?? '';
  if (declared === undefined) {
    return false;
  }
  // PostgREST says nothing where it was not asked to.
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
    // The caller says that it is no JSON.
    return undefined;
  }
}

/** A name that was stored as given is given back as it was. */
function isEcho({ body }: WireRequest, text: string): boolean {
  const found = (INSIDES.exec(text) ?? OF_THE_DATABASE.exec(text))?.[0] ?? '';
  return typeof body === 'string' && body.includes(found);
}
