import type { components } from '@platebook/api-client';
import type { CamelCased } from '../../http/present.ts';
import { actorOf } from '../../audit/audit-log.ts';
import type { InvitationCodesService } from '../../billing/invitation-codes/invitation-codes.service.ts';
import { codeStateOf } from '../../billing/invitation-codes/invitation-codes.store.ts';
import type { InvitationCode } from '../../billing/invitation-codes/invitation-codes.store.ts';
import { DEFAULT_LIMIT } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import { created, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { Clock } from '../../platform/clock.ts';

type CodeIds =
  | 'listInvitationCodes'
  | 'createInvitationCodes'
  | 'updateInvitationCode'
  | 'deleteInvitationCode'
  | 'listInvitationCodeUses'
  | 'updateInvitationPolicy';

type Deps = { readonly codes: InvitationCodesService; readonly clock: Clock };

/** The invitation codes for registration, issued by operators. */
export function manageInvitationCodesRoutes(deps: Deps): Pick<Handlers, CodeIds> {
  const { codes, clock } = deps;
  return {
    listInvitationCodes: {
      needs: 'user',
      handle: async ({ query }) => {
        const { items, nextCursor } = await codes.list({
          sort: query.sort,
          campaign: query.campaign,
          state: query.state,
          text: query.q,
          limit: query.limit ?? DEFAULT_LIMIT,
          cursor: query.cursor,
        });
        const now = clock.now();
        return ok({
          items: items.map((code) => presentInvitationCode(code, now)),
          nextCursor,
        });
      },
    },
    createInvitationCodes: {
      needs: 'user',
      handle: async ({ body, principal }) => {
        const made = await codes.create(
          {
            count: body.count ?? 1,
            campaign: body.campaign ?? null,
            maxUses: body.max_uses ?? 1,
            expiresAt: toDate(body.expires_at),
            planCode: body.plan_code ?? null,
            trialDays: body.trial_days ?? null,
          },
          actorOf(principal),
        );
        const now = clock.now();
        const items = made.map(({ code, ...rest }) => ({
          ...presentInvitationCode(rest, now),
          code,
        }));
        return created({ items }, 'Codes created');
      },
    },
    ...changeRoutes(deps),
  };
}

type ChangeIds = Exclude<CodeIds, 'listInvitationCodes' | 'createInvitationCodes'>;

function changeRoutes({ codes, clock }: Deps): Pick<Handlers, ChangeIds> {
  return {
    updateInvitationCode: {
      needs: 'user',
      handle: async ({ path, body, principal }) => {
        const expiresAt = toDate(body.expires_at);
        const code = await codes.extend(path.invitation_code, expiresAt, actorOf(principal));
        return ok(presentInvitationCode(found(code), clock.now()), 'Code updated');
      },
    },
    deleteInvitationCode: {
      needs: 'user',
      handle: async ({ path, principal }) => {
        const code = await codes.disable(path.invitation_code, actorOf(principal));
        return ok(presentInvitationCode(found(code), clock.now()), 'Code disabled');
      },
    },
    listInvitationCodeUses: {
      needs: 'user',
      handle: async ({ path }) => {
        const uses = await codes.redemptions(path.invitation_code);
        const items = found(uses).map(({ userId, email, redeemedAt }) => ({
          user_id: userId,
          email,
          redeemed_at: redeemedAt.toISOString(),
        }));
        return ok({ items });
      },
    },
    updateInvitationPolicy: {
      needs: 'user',
      handle: async ({ body, principal }) => {
        await codes.setRequired(body.invite_code_required, actorOf(principal));
        return ok({ inviteCodeRequired: body.invite_code_required }, 'Setting saved');
      },
    },
  };
}

function found<Found>(value: Found | null): Found {
  if (value === null) {
    throw new AppError('invitation_code_not_found');
  }
  return value;
}

function toDate(text: string | null | undefined): Date | null {
  return text === null || text === undefined ? null : new Date(text);
}

function presentInvitationCode(
  code: InvitationCode,
  now: Date,
): CamelCased<components['schemas']['InvitationCode']> {
  return { ...code, state: codeStateOf(code, now) };
}
