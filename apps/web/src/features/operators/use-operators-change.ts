import { useNotificationsActor } from '@platebook/machines/react';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';

export type OperatorsChange<Input, Output> = {
  readonly change: (input: Input) => Promise<Output>;
  /** The queries to invalidate. */
  readonly rereads: QueryKey;
  /** The success message; null if the page shows the change. */
  readonly done: (output: Output) => string | null;
  readonly onDone?: (output: Output) => void;
};

/** A mutation by an operator. */
export function useOperatorsChange<Input, Output>(wanted: OperatorsChange<Input, Output>) {
  const queries = useQueryClient();
  const notifications = useNotificationsActor();
  return useMutation({
    mutationFn: wanted.change,
    onSuccess: async (output) => {
      const message = wanted.done(output);
      if (message !== null) {
        notifications.send({
          type: 'notification.show',
          notification: { type: 'success', message },
        });
      }
      await queries.invalidateQueries({ queryKey: wanted.rereads });
      wanted.onDone?.(output);
    },
  });
}
