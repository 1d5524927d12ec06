import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createOutbound } from '../../src/platform/outbound.ts';
import type { Outbound, OutboundPolicy } from '../../src/platform/outbound.ts';
import type { SeededDice } from './seeded-dice.ts';

/** Faults that no provider can cause, because the call never arrives. */
export const WAY_FAULTS = ['dns_error', 'tls_reset'] as const;
export type WayFault = (typeof WAY_FAULTS)[number];

/** Calls with each kind of fault, per 1,000. */
const PER_MILLE = 8;
/** A reserved name that does not exist (RFC 6761). */
const NOWHERE = 'books.invalid';

/**
 * The product's outbound client, with injected faults: some names do not resolve and some hosts close the connection in
 * the handshake; other calls go through. `onFault` is called before each fault.
 */
export function breakWay(
  policy: OutboundPolicy,
  dice: SeededDice,
  onFault: (kind: WayFault) => void,
): Outbound & { close: () => void } {
  const hangsUp = createServer((socket) => {
    socket.once('data', () => socket.resetAndDestroy());
    socket.on('error', () => undefined);
  });
  hangsUp.listen(0, '127.0.0.1').unref();
  const way = createOutbound(policy);
  const brokenNames = createOutbound({ hosts: [NOWHERE], loopback: true }, (name, _all, done) => {
    const notFound = Object.assign(new Error(`${name} was not found.`), { code: 'ENOTFOUND' });
    // Asynchronous, like the system's resolver.
    setImmediate(() => done(notFound, []));
  });
  const broken: Outbound = async (request) => {
    const url = new URL(request.url);
    if (dice.chance(PER_MILLE)) {
      onFault('dns_error');
      return brokenNames({ ...request, url: `http://${NOWHERE}${url.pathname}${url.search}` });
    }
    if (dice.chance(PER_MILLE)) {
      onFault('tls_reset');
      const { port } = hangsUp.address() as AddressInfo;
      const host = `127.0.0.1:${port}`;
      const once = createOutbound({ hosts: [host], loopback: true });
      return once({ ...request, url: `https://${host}${url.pathname}${url.search}` }).finally(
        once.close,
      );
    }
    return way(request);
  };
  return Object.assign(broken, {
    close: () => {
      way.close();
      brokenNames.close();
      hangsUp.close();
    },
  });
}
