/**
 * Whether an answer is one JSON value, as the envelope is; the lines of `application/x-ndjson` are a file.
 *
 * @example
 * isJson(Response.json({})); // true
 * isJson(new Response('{}\n{}', { headers: { 'content-type': 'application/x-ndjson' } })); // false
 */
export function isJson({ headers }: Pick<Response, 'headers'>): boolean {
  return /\bjson\b/.test(headers.get('content-type') ?? '');
}
