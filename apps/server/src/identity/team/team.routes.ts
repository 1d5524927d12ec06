import type { components } from '@platebook/api-client';
import { DEFAULT_LIMIT } from '../../http/cursor.ts';
import { accepted, created, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { CamelCased } from '../../http/present.ts';
import type { TenantLevel } from '../../db/tables.ts';
import { LEVELS } from '../../http/levels.ts';
import type { AccessRequestsService } from './access-requests.service.ts';
import type { InvitationsService, InvitationView } from './invitations.service.ts';
import type { JoiningService, InvitationPreview } from './joining.service.ts';
import type { MembersService } from './members.service.ts';
import type { JoinedTenant, Member } from './members.store.ts';

const DEFAULT_EXPIRY_DAYS = 7;

type Services = {
  readonly members: MembersService;
  readonly invitations: InvitationsService;
  readonly joining: JoiningService;
  readonly accessRequests: AccessRequestsService;
};

type MemberRoutes = Pick<
  Handlers,
  'listMembers' | 'updateMember' | 'deleteMember' | 'updateOwnership'
>;
type InvitationRoutes = Pick<
  Handlers,
  'listInvitations' | 'createInvitations' | 'deleteInvitation' | 'resendInvitation'
>;
type JoiningRoutes = Pick<Handlers, 'previewInvitation' | 'acceptInvitation'>;
type AccessRequestRoutes = Pick<
  Handlers,
  'createAccessRequest' | 'listAccessRequests' | 'updateAccessRequest'
>;

export function teamRoutes(
  services: Services,
): MemberRoutes & InvitationRoutes & JoiningRoutes & AccessRequestRoutes {
  return {
    ...memberRoutes(services),
    ...invitationRoutes(services),
    ...joiningRoutes(services),
    ...accessRequestRoutes(services),
  };
}

function memberRoutes({ members }: Services): MemberRoutes {
  return {
    listMembers: {
      needs: 'tenant',
      handle: async ({ scope, query }) => {
        const page = await members.list(scope, {
          filter: { text: query.q, level: query.tenant_role },
          sort: query.sort ?? 'name',
          limit: query.limit ?? DEFAULT_LIMIT,
          cursor: query.cursor,
        });
        return ok({ items: page.items.map(presentMember), next_cursor: page.nextCursor });
      },
    },
    updateMember: {
      needs: 'tenant',
      handle: async ({ principal, scope, path, body }) => {
        const member = await members.changeLevel(
          { scope, principal },
          path.member,
          body.tenant_role,
        );
        return ok(presentMember(member), 'Role changed');
      },
    },
    deleteMember: {
      needs: 'tenant',
      handle: async ({ principal, scope, path }) => {
        await members.remove({ scope, principal }, path.member);
        return ok({ id: path.member }, 'Member removed');
      },
    },
    updateOwnership: {
      needs: 'tenant',
      handle: async ({ principal, scope, body }) => {
        const items = await members.transferOwnership({ scope, principal }, body.user_id);
        return ok({ items: items.map(presentMember) }, 'Ownership transferred');
      },
    },
  };
}

function invitationRoutes({ invitations }: Services): InvitationRoutes {
  return {
    listInvitations: {
      needs: 'tenant',
      handle: async ({ scope, query }) => {
        const page = await invitations.list(scope, {
          filter: { text: query.q, isOpen: query.open },
          sort: query.sort ?? '-created',
          limit: query.limit ?? DEFAULT_LIMIT,
          cursor: query.cursor,
        });
        return ok({ items: page.items.map(presentInvitation), next_cursor: page.nextCursor });
      },
    },
    createInvitations: {
      needs: 'tenant',
      handle: async ({ principal, scope, body }) => {
        const items = await invitations.create(
          { scope, principal },
          {
            emails: body.emails,
            level: body.tenant_role,
            clientScope: body.client_scope ?? 'listed',
            tenantIds: body.tenant_ids ?? [],
            message: body.message ?? '',
            expiresInDays: body.expires_in_days ?? DEFAULT_EXPIRY_DAYS,
          },
        );
        return created({ items: items.map(presentInvitation) }, 'Invitations sent');
      },
    },
    deleteInvitation: {
      needs: 'tenant',
      handle: async ({ principal, scope, path }) => {
        const invitation = await invitations.revoke({ scope, principal }, path.invitation);
        return ok(presentInvitation(invitation), 'Invitation revoked');
      },
    },
    resendInvitation: {
      needs: 'tenant',
      handle: async ({ principal, scope, path }) => {
        const invitation = await invitations.resend({ scope, principal }, path.invitation);
        return ok(presentInvitation(invitation), 'Invitation sent again');
      },
    },
  };
}

function joiningRoutes({ joining }: Services): JoiningRoutes {
  return {
    previewInvitation: {
      needs: 'nobody',
      handle: async ({ body, request }) =>
        ok(presentPreview(await joining.preview(body.token, request.ip ?? ''))),
    },
    acceptInvitation: {
      needs: 'user',
      handle: async ({ principal, body }) => {
        const joined = await joining.accept(principal, body.token);
        return ok({ items: joined.map(presentJoined) }, 'Invitation accepted');
      },
    },
  };
}

function accessRequestRoutes({ accessRequests }: Services): AccessRequestRoutes {
  return {
    createAccessRequest: {
      needs: 'user',
      handle: async ({ principal, body }) => {
        await accessRequests.ask(principal, {
          clientId: body.client_id,
          message: body.message ?? '',
        });
        return accepted(null, 'If the client exists its owners have been asked');
      },
    },
    listAccessRequests: {
      needs: 'tenant',
      handle: async ({ scope, query }) => {
        const page = await accessRequests.list(scope, {
          filter: { isPending: query.pending },
          sort: query.sort ?? 'pending',
          limit: query.limit ?? DEFAULT_LIMIT,
          cursor: query.cursor,
        });
        return ok({ items: page.items, next_cursor: page.nextCursor });
      },
    },
    updateAccessRequest: {
      needs: 'tenant',
      handle: async ({ principal, scope, path, body }) => {
        const request = await accessRequests.decide(
          { scope, principal },
          path.access_request,
          body.decision === 'approved'
            ? { state: 'approved', level: body.tenant_role ?? 'user_basic' }
            : { state: 'declined' },
        );
        return ok(request, 'Access request decided');
      },
    },
  };
}

type Schemas = components['schemas'];

function levelFields(level: TenantLevel) {
  return { tenantRole: level, levelLabel: LEVELS[level].label };
}

function presentMember(member: Member): CamelCased<Schemas['Member']> {
  return { ...member, ...levelFields(member.level) };
}

function presentInvitation(invitation: InvitationView): CamelCased<Schemas['Invitation']> {
  return { ...invitation, ...levelFields(invitation.level), invitedBy: invitation.inviter };
}

function presentPreview(preview: InvitationPreview): CamelCased<Schemas['InvitationForMe']> {
  return {
    ...preview,
    invitedBy: preview.inviter,
    tenantNames: [...preview.tenants],
    ...levelFields(preview.level),
  };
}

function presentJoined(joined: JoinedTenant): CamelCased<Schemas['Membership']> {
  return { ...joined, ...levelFields(joined.level) };
}
