import { unwrap, type components } from '@platebook/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { setupQuery } from '../../shared/setup/setup.queries.ts';
import { useNotificationsActor } from '@platebook/machines/react';
import { homeQuery } from './home.queries.ts';

export type SetupChoice = components['schemas']['SetupChoiceRequest'];

/** Skips or resumes a part of the set-up, for everyone who works for the client. */
export function useSetupChoice(tenant: string) {
  const { api } = useServices();
  const queries = useQueryClient();
  const notifications = useNotificationsActor();
  return useMutation({
    mutationFn: (body: SetupChoice) =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/setup/choices', {
          params: { path: { tenant } },
          body,
        }),
      ),
    onSuccess: async (setup) => {
      queries.setQueryData(setupQuery(api, tenant).queryKey, setup);
      await queries.invalidateQueries({ queryKey: homeQuery(api, tenant).queryKey });
    },
    onError: (error) =>
      notifications.send({
        type: 'notification.show',
        notification: { type: 'error', message: failureTitle(error) },
      }),
  });
}
