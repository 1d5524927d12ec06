import { useNotificationsActor } from '@platebook/machines/react';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { Client } from '../../shared/api/entities.ts';
import { CLIENTS_KEY } from '../../shared/workspace/clients.queries.ts';
import { teamKey } from './team.queries.ts';

export type TeamChange<Input, Output> = {
  readonly client: Client;
  readonly change: (input: Input) => Promise<Output>;
  /** The success message. */
  readonly done: (output: Output, input: Input) => string;
  /** Whether the reader's own level may have changed. */
  readonly changesOwnLevel?: (input: Input) => boolean;
  readonly onDone?: (output: Output, input: Input) => void;
};

/** A team mutation: invalidates its queries and shows a message. */
export function useTeamChange<Input, Output>({
  client,
  change,
  done,
  changesOwnLevel,
  onDone,
}: TeamChange<Input, Output>): UseMutationResult<Output, Error, Input> {
  const queries = useQueryClient();
  const notifications = useNotificationsActor();
  return useMutation({
    mutationFn: change,
    onSuccess: async (output, input) => {
      notifications.send({
        type: 'notification.show',
        notification: { type: 'success', message: done(output, input) },
      });
      onDone?.(output, input);
      if (changesOwnLevel?.(input) === true) {
        await queries.invalidateQueries({ queryKey: CLIENTS_KEY });
      }
    },
    // A refusal often means that someone else made a change meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: teamKey(client.tenant_id) }),
  });
}
