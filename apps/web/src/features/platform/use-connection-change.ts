import { useNotificationsActor } from '@platebook/machines/react';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { Connection } from '../../shared/workspace/connections.queries.ts';
import { connectionsKey } from '../../shared/workspace/connections.queries.ts';

/** A mutation of a connection: invalidates its queries and shows a message. */
export function useConnectionChange<Input>({
  tenant,
  change,
  done,
}: {
  readonly tenant: string;
  readonly change: (input: Input) => Promise<Connection>;
  /** The success message. */
  readonly done: (connection: Connection) => { type: 'success' | 'warning'; message: string };
}): UseMutationResult<Connection, Error, Input> {
  const queries = useQueryClient();
  const notifications = useNotificationsActor();
  return useMutation({
    mutationFn: change,
    onSuccess: (connection) =>
      notifications.send({ type: 'notification.show', notification: done(connection) }),
    // A refusal often means that someone else ended the connection meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: connectionsKey(tenant) }),
  });
}
