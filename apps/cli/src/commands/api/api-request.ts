import { CliError } from '../../cli-error.ts';
import type { ApiOptions } from '../../online/options.ts';

/** The request without its credential. */
export type ApiRequest = {
  readonly method: string;
  /** Including the query. */
  readonly path: string;
  /** JSON; undefined for none. */
  readonly body: string | undefined;
};

type RequestInput = {
  readonly method: string;
  readonly path: string;
  /** The text of `--input`. */
  readonly input: string | undefined;
  readonly fields: Pick<ApiOptions, 'field' | 'typedField'>;
};

/** Their fields go into the query: RFC 9110 defines no meaning for a body. */
const WITHOUT_BODY = new Set(['GET', 'DELETE']);

/** Builds the request of a call; throws a usage error for another server's URL and for invalid JSON. */
export function toApiRequest({ method, path, input, fields }: RequestInput): ApiRequest {
  const checked = checkedPath(path);
  const values = new Map([
    ...(fields.field ?? []).map(toText),
    ...(fields.typedField ?? []).map(toTyped),
  ]);
  if (input !== undefined && WITHOUT_BODY.has(method)) {
    throw new CliError('usage_error', `${method} sends no body.`, 'leave out --input');
  }
  if (input !== undefined || WITHOUT_BODY.has(method)) {
    return {
      method,
      path: withQuery(checked, values),
      body: input === undefined ? undefined : checkedJson(input, '--input'),
    };
  }
  const body = values.size === 0 ? undefined : JSON.stringify(Object.fromEntries(values));
  return { method, path: checked, body };
}

/** The same request for the next page. */
export function withCursor(request: ApiRequest, cursor: string): ApiRequest {
  const [before = '', query = ''] = request.path.split('?');
  const search = new URLSearchParams(query);
  search.set('cursor', cursor);
  return { ...request, path: `${before}?${search.toString()}` };
}

/** The token must never reach another server, whatever the path looks like. */
function checkedPath(path: string): string {
  const isOurs =
    /^\/[^/\\]/.test(path) &&
    !/[\s#\\]/.test(path) &&
    URL.canParse(path, ELSEWHERE) &&
    new URL(path, ELSEWHERE).origin === ELSEWHERE;
  if (!isOurs) {
    throw new CliError(
      'usage_error',
      `"${path}" is not the path of an operation.`,
      'it begins with one slash and names no server: /api/v2/clients/clients; --api-url names the server',
    );
  }
  if (OTHER_WIRES.test(path)) {
    throw new CliError(
      'usage_error',
      'The calls under /auth/v1 and /rest/v1 do not answer as the API does.',
      'platebook auth signs in and out',
    );
  }
  return path;
}

const ELSEWHERE = 'https://platebook.invalid';
const OTHER_WIRES = /^\/(?:auth|rest)\/v1(?:[/?]|$)/;

function withQuery(path: string, values: ReadonlyMap<string, unknown>): string {
  if (values.size === 0) {
    return path;
  }
  const [before = '', query = ''] = path.split('?');
  const search = new URLSearchParams(query);
  for (const [name, value] of values) {
    for (const one of Array.isArray(value) ? value : [value]) {
      search.append(name, typeof one === 'string' ? one : JSON.stringify(one));
    }
  }
  return `${before}?${search.toString()}`;
}

function toText(value: string): [string, unknown] {
  const at = value.indexOf('=');
  if (at < 1) {
    throw new CliError('usage_error', `"${value}" is not a field.`, 'write it as name=value');
  }
  return [value.slice(0, at), value.slice(at + 1)];
}

function toTyped(value: string): [string, unknown] {
  const [name, text] = toText(value);
  return [name, JSON.parse(checkedJson(String(text), `the value of ${name}`)) as unknown];
}

function checkedJson(text: string, what: string): string {
  try {
    JSON.parse(text);
    return text;
  } catch (error) {
    throw new CliError(
      'usage_error',
      `${toSentenceStart(what)} is not JSON: ${error instanceof Error ? error.message : String(error)}.`,
      what === '--input' ? undefined : 'a text goes with -f',
    );
  }
}

function toSentenceStart(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
