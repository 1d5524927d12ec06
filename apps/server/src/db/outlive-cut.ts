import type { ClientBase } from 'pg';

/**
 * A connection may be cut while it asks nothing; without a listener that would end the process. Its next statement is
 * refused, and whoever sent it knows what to do.
 */
export function outliveCut(client: ClientBase): void {
  client.on('error', () => undefined);
}
