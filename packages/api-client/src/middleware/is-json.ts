/**
 * Whether a response is one JSON value, as the envelope is; NDJSON (`application/x-ndjson`) is treated as a file.
 *
 * @example
 * isJson(Response.json({})); // true
 * isJson(new Response('{}\n{}', { headers: { 'content-type': 'application/x-ndjson' } })); // false
 */
export function isJson({ headers }: Pick<Response, 'headers'>): boolean {
  return /\bjson\b/.test(headers.get('content-type') ?? '');
}
