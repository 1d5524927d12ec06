import type { ClientBase } from 'pg';

/**
 * A connection may be cut between statements; without a listener that would end the process. Its next statement fails,
 * and the sender handles that.
 */
export function outliveCut(client: ClientBase): void {
  client.on('error', () => undefined);
}
