import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';

export type InvitationPreview = components['schemas']['InvitationForMe'];

/** What an invitation is for; whoever holds its link may know. */
export function invitationPreviewQuery(api: ApiClient, token: string) {
  return queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) =>
      unwrap(api.POST('/api/v2/auth/invitations/preview', { body: { token }, signal })),
  });
}
