import { useNotificationsActor } from '@platebook/machines/react';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';

export type OperatorsChange<Input, Output> = {
  readonly change: (input: Input) => Promise<Output>;
  /** What is read again afterwards. */
  readonly rereads: QueryKey;
  /** What was done, in one sentence; null where the page shows it. */
  readonly done: (output: Output) => string | null;
  readonly onDone?: (output: Output) => void;
};

/** A change by one of those who run the installation. */
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
