import { useNotificationsActor } from '@platebook/machines/react';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { Connection } from '../../shared/workspace/connections.queries.ts';
import { connectionsKey } from '../../shared/workspace/connections.queries.ts';

/** A change of a connection: what was read of it is read again, and what was done is said. */
export function useConnectionChange<Input>({
  tenant,
  change,
  done,
}: {
  readonly tenant: string;
  readonly change: (input: Input) => Promise<Connection>;
  /** What was done, in one sentence. */
  readonly done: (connection: Connection) => { type: 'success' | 'warning'; message: string };
}): UseMutationResult<Connection, Error, Input> {
  const queries = useQueryClient();
  const notifications = useNotificationsActor();
  return useMutation({
    mutationFn: change,
    onSuccess: (connection) =>
      notifications.send({ type: 'notification.show', notification: done(connection) }),
    // What is refused is often a connection that somebody else has ended meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: connectionsKey(tenant) }),
  });
}
