import type { components } from '@platebook/api-client';
import type { CamelCased } from '../../http/present.ts';
import type { TenantLevel } from '../../db/tables.ts';
import { LEVELS } from '../../http/levels.ts';
import type { InvitationView } from './invitations.service.ts';
import type { InvitationPreview } from './joining.service.ts';
import type { JoinedTenant, Member } from './members.store.ts';

type Schemas = components['schemas'];

function levelFields(level: TenantLevel) {
  return { tenantRole: level, levelLabel: LEVELS[level].label };
}

export function presentMember(member: Member): CamelCased<Schemas['Member']> {
  return { ...member, ...levelFields(member.level) };
}

export function presentInvitation(invitation: InvitationView): CamelCased<Schemas['Invitation']> {
  return { ...invitation, ...levelFields(invitation.level), invitedBy: invitation.inviter };
}

export function presentPreview(preview: InvitationPreview): CamelCased<Schemas['InvitationForMe']> {
  return {
    ...preview,
    invitedBy: preview.inviter,
    tenantNames: [...preview.tenants],
    ...levelFields(preview.level),
  };
}

export function presentJoined(joined: JoinedTenant): CamelCased<Schemas['Membership']> {
  return { ...joined, ...levelFields(joined.level) };
}
