import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../shared/services.ts';
import {
  dismissNotifications,
  NOTIFICATIONS_KEY,
  readNotifications,
  restoreNotifications,
  type Marked,
} from '../../shared/workspace/notifications.queries.ts';

/** What is done to one notification, or to all of them for `null`. */
export type Marking =
  | { readonly how: 'read' | 'dismiss'; readonly ids: readonly string[] | null }
  | { readonly how: 'unread'; readonly ids: readonly string[] }
  | { readonly how: 'undo'; readonly markedAt: string };

/** Marks notifications, and reads them again wherever they are shown; the answer has what takes it back. */
export function useMarking() {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (marking: Marking): Promise<Marked> => {
      if (marking.how === 'undo') {
        return restoreNotifications(api, { markedAt: marking.markedAt });
      }
      if (marking.how === 'unread') {
        return restoreNotifications(api, { unread: marking.ids });
      }
      return marking.how === 'dismiss'
        ? dismissNotifications(api, marking.ids)
        : readNotifications(api, marking.ids);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: NOTIFICATIONS_KEY }),
  });
}
