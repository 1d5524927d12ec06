/** One HTTP call. Rejects only when no answer came. */
export type SendRequest = (request: Request) => Promise<Response>;

/** Something around a call: it may change the request, look at the answer, or send again. */
export type FetchMiddleware = (next: SendRequest) => SendRequest;

/** Wraps `send` so that the first middleware of the list is the outermost. */
export function applyMiddlewares(
  send: SendRequest,
  middlewares: readonly FetchMiddleware[],
): SendRequest {
  return middlewares.reduceRight<SendRequest>((next, middleware) => middleware(next), send);
}

/** A copy of a request with one header more; the body goes with the copy. */
export function withHeader(request: Request, name: string, value: string): Request {
  const headers = new Headers(request.headers);
  headers.set(name, value);
  return new Request(request, { headers });
}
