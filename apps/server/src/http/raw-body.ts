import type { IncomingMessage } from 'node:http';

const bodies = new WeakMap<IncomingMessage, Buffer>();

/** Keeps the raw bytes of a JSON body, for verifying a signature over them. */
export function keepRawBody(request: IncomingMessage, _response: unknown, bytes: Buffer): void {
  bodies.set(request, bytes);
}

/** Empty for a request without a JSON body. */
export function rawBodyOf(request: IncomingMessage): Buffer {
  return bodies.get(request) ?? Buffer.alloc(0);
}
