import { unwrap } from '@platebook/api-client';
import type { Client } from '../../shared/api/entities.ts';
import { useServices } from '../../shared/services.ts';
import type { Invitation } from './team.queries.ts';
import { words } from './team.messages.ts';
import { useTeamChange } from './use-team-change.ts';

export type InvitationChange = {
  readonly kind: 'resend' | 'revoke';
  readonly invitation: Pick<Invitation, 'id'>;
};

/** Resends an invitation with a new link, or revokes it; resets the previous failure. */
export function useInvitationChange(client: Client) {
  const { api } = useServices();
  return useTeamChange({
    client,
    change: ({ kind, invitation: { id } }: InvitationChange) => {
      const params = { path: { tenant: client.tenant_id, invitation: id } };
      return unwrap(
        kind === 'resend'
          ? api.POST('/api/v2/clients/tenants/{tenant}/invitations/{invitation}/resend', { params })
          : api.DELETE('/api/v2/clients/tenants/{tenant}/invitations/{invitation}', { params }),
      );
    },
    done: ({ email }, { kind }) =>
      kind === 'resend' ? words.aNewLinkIs(email) : words.theLinkSentTo(email),
  });
}
