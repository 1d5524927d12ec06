/** One HTTP call. Rejects only without a response. */
export type SendRequest = (request: Request) => Promise<Response>;

/** A wrapper around a call: it may change the request, inspect the response, or retry. */
export type FetchMiddleware = (next: SendRequest) => SendRequest;

/** Composes middlewares around `send`; the first one in the list is the outermost. */
export function applyMiddlewares(
  send: SendRequest,
  middlewares: readonly FetchMiddleware[],
): SendRequest {
  return middlewares.reduceRight<SendRequest>((next, middleware) => middleware(next), send);
}

/** A copy of a request with one more header; the body moves to the copy. */
export function withHeader(request: Request, name: string, value: string): Request {
  const headers = new Headers(request.headers);
  headers.set(name, value);
  return new Request(request, { headers });
}
