import type { IncomingMessage } from 'node:http';

const bodies = new WeakMap<IncomingMessage, Buffer>();

/** Keeps the bytes of a JSON body as they came, for those who check a signature over them. */
export function keepRawBody(request: IncomingMessage, _response: unknown, bytes: Buffer): void {
  bodies.set(request, bytes);
}

/** Empty for a request without a JSON body. */
export function rawBodyOf(request: IncomingMessage): Buffer {
  return bodies.get(request) ?? Buffer.alloc(0);
}
