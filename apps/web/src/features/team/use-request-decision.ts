import { unwrap } from '@platebook/api-client';
import type { JoiningRole } from '@platebook/ui';
import type { Client } from '../../shared/api/entities.ts';
import { useServices } from '../../shared/services.ts';
import { memberName } from './member.view.ts';
import type { AccessRequest } from './team.queries.ts';
import { words } from './team.messages.ts';
import { useTeamChange } from './use-team-change.ts';

export type RequestDecision = {
  readonly request: Pick<AccessRequest, 'id'>;
  readonly decision: 'approved' | 'declined';
  /** Ignored when the request is declined. */
  readonly role: JoiningRole;
};

/** Accepts or declines an access request. */
export function useRequestDecision(client: Client, onDecided: () => void) {
  const { api } = useServices();
  return useTeamChange({
    client,
    change: ({ request, decision, role }: RequestDecision) =>
      unwrap(
        api.PUT('/api/v2/clients/tenants/{tenant}/access-requests/{access_request}', {
          params: { path: { tenant: client.tenant_id, access_request: request.id } },
          body: { decision, tenant_role: role },
        }),
      ),
    done: (request) =>
      request.state === 'approved'
        ? words.isOnTheTeam(memberName(request), client.name)
        : words.isToldThatYou(memberName(request)),
    onDone: onDecided,
  });
}
