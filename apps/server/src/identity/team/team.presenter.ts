import type { components } from '@platebook/api-client';
import type { TenantLevel } from '../../db/tables.ts';
import { LEVELS } from '../../http/levels.ts';
import type { AccessRequestView } from './access-requests.service.ts';
import type { InvitationView } from './invitations.service.ts';
import type { InvitationPreview } from './joining.service.ts';
import type { JoinedTenant, Member } from './members.store.ts';

type Schemas = components['schemas'];

function levelFields(level: TenantLevel) {
  return { tenant_role: level, level_label: LEVELS[level].label };
}

export function presentMember(member: Member): Schemas['Member'] {
  return {
    user_id: member.userId,
    email: member.email,
    full_name: member.fullName,
    ...levelFields(member.level),
    client_scope: member.clientScope,
    joined_at: member.joinedAt.toISOString(),
    invited_by: member.invitedBy,
    last_active_at: member.lastActiveAt?.toISOString() ?? null,
  };
}

export function presentInvitation(invitation: InvitationView): Schemas['Invitation'] {
  return {
    id: invitation.id,
    email: invitation.email,
    ...levelFields(invitation.level),
    client_scope: invitation.clientScope,
    tenant_ids: [...invitation.tenantIds],
    message: invitation.message,
    state: invitation.state,
    invited_by: invitation.inviter,
    created_at: invitation.createdAt.toISOString(),
    expires_at: invitation.expiresAt.toISOString(),
    last_sent_at: invitation.lastSentAt.toISOString(),
  };
}

export function presentPreview(preview: InvitationPreview): Schemas['InvitationForMe'] {
  return {
    email: preview.email,
    invited_by: preview.inviter,
    tenant_names: [...preview.tenants],
    ...levelFields(preview.level),
    message: preview.message,
    expires_at: preview.expiresAt.toISOString(),
    has_account: preview.hasAccount,
  };
}

export function presentJoined(joined: JoinedTenant): Schemas['Membership'] {
  return {
    tenant_id: joined.tenantId,
    tenant_name: joined.tenantName,
    ...levelFields(joined.level),
    joined_at: joined.joinedAt.toISOString(),
  };
}

export function presentAccessRequest(request: AccessRequestView): Schemas['AccessRequest'] {
  return {
    id: request.id,
    user_id: request.userId,
    email: request.email,
    full_name: request.fullName,
    message: request.message,
    state: request.state,
    created_at: request.createdAt.toISOString(),
  };
}
