import { actorOf } from '../../audit/audit-log.ts';
import { AppError } from '../../http/errors.ts';
import { fieldError } from '../../http/field-errors.ts';
import { ok } from '../../http/operations.ts';
import type { BodyOf, Handlers, Principal } from '../../http/operations.ts';
import type { Outbox } from '../../messages/mail/outbox.port.ts';
import { cancelBroadcast } from './cancel-broadcast.ts';
import { deleteNotifications, restoreNotifications } from './delete-notifications.ts';
import type { Change, ChangeRequest } from './delete-notifications.ts';
import { presentBroadcast, presentFailure } from './admin-notifications.presenter.ts';
import { previewMail, sendTestMail } from './preview-mail.ts';
import { resendNotification } from './resend-notification.ts';
import { sendAnnouncement } from './send-announcement.ts';
import type { Target } from './send-announcement.ts';
import type { Announcement, SendingDeps } from './sending.ts';
import { startBroadcast } from './start-broadcast.ts';

type SendIds = 'createAdminNotification' | 'createBroadcast' | 'cancelBroadcast';
type PreviewIds = 'previewAdminNotification' | 'sendTestNotification';
type ChangeIds = 'deleteAdminNotifications' | 'restoreAdminNotifications' | 'resendNotification';

type Deps = SendingDeps & {
  readonly outbox: Outbox;
  readonly siteUrl: string;
  readonly isMailOn: boolean;
};

/** Spec 7, "Admin notifications": preview, send, resend and delete. */
export function sendNotificationsRoutes(
  deps: Deps,
): Pick<Handlers, PreviewIds | SendIds | ChangeIds> {
  return { ...previewRoutes(deps), ...sendRoutes(deps), ...changeRoutes(deps) };
}

function previewRoutes(deps: Deps): Pick<Handlers, PreviewIds> {
  return {
    previewAdminNotification: {
      needs: 'user',
      handle: async ({ query, body }) => {
        const tenantId = query.target_tenant_id ?? null;
        const mails = await previewMail(deps, { announcement: announcementOf(body), tenantId });
        return ok({ mails });
      },
    },
    sendTestNotification: {
      needs: 'user',
      handle: async ({ query, body, principal }) => {
        const tenantId = query.target_tenant_id ?? null;
        const { userId } = principal;
        const request = { announcement: announcementOf(body), tenantId, userId };
        const email = await sendTestMail(deps, request);
        return deps.isMailOn
          ? ok({ email, status: 'queued' as const }, 'Test email sent')
          : ok({ email, status: 'kept' as const }, 'No mail server is set');
      },
    },
  };
}

function sendRoutes(deps: SendingDeps): Pick<Handlers, SendIds> {
  return {
    createAdminNotification: {
      needs: 'user',
      handle: async ({ query, body, principal }) => {
        const isDryRun = query.dry_run ?? false;
        const sent = await sendAnnouncement(deps, {
          target: targetOf(query),
          announcement: announcementOf(body),
          isDryRun,
          actor: actorOf(principal),
        });
        return ok(
          {
            dry_run: isDryRun,
            notification_ids: [...sent.notificationIds],
            total_targets: sent.targets,
            successful_sends: sent.reached,
            failures: sent.failures.map(presentFailure),
          },
          isDryRun ? 'Nothing was sent' : 'Notification sent',
        );
      },
    },
    createBroadcast: {
      needs: 'user',
      handle: async ({ query, body, principal }) => {
        const isDryRun = query.dry_run ?? false;
        const progress = await startBroadcast(deps, {
          announcement: announcementOf(body),
          tenantIds: tenantsOf(body),
          idempotencyKey: body.idempotency_key ?? null,
          sendAt: body.send_at === undefined ? null : new Date(body.send_at),
          isDryRun,
          actor: actorOf(principal),
        });
        return ok(
          presentBroadcast(progress, { isDryRun }),
          isDryRun
            ? 'Nothing was sent'
            : body.send_at === undefined
              ? 'Broadcast queued'
              : 'Broadcast scheduled',
        );
      },
    },
    cancelBroadcast: {
      needs: 'user',
      handle: async ({ path, principal }) => {
        const request = { id: path.broadcast, actor: actorOf(principal) };
        return ok(presentBroadcast(await cancelBroadcast(deps, request)), 'Broadcast canceled');
      },
    },
  };
}

function changeRoutes(deps: SendingDeps): Pick<Handlers, ChangeIds> {
  return {
    deleteAdminNotifications: {
      needs: 'user',
      handle: async ({ query, body, principal }) => {
        const request = changeOf(query, body, principal);
        const change = await deleteNotifications(deps, request);
        return ok(
          { ...presentChange(request, change), successful_deletions: change.changed },
          request.isDryRun ? 'Nothing was deleted' : 'Notifications deleted',
        );
      },
    },
    restoreAdminNotifications: {
      needs: 'user',
      handle: async ({ query, body, principal }) => {
        const request = changeOf(query, body, principal);
        const change = await restoreNotifications(deps, request);
        return ok(
          { ...presentChange(request, change), successful_restores: change.changed },
          request.isDryRun ? 'Nothing was restored' : 'Notifications restored',
        );
      },
    },
    resendNotification: {
      needs: 'user',
      handle: async ({ query, body, principal }) => {
        const isDryRun = query.dry_run ?? false;
        const sent = await resendNotification(deps, {
          id: body.notification_id,
          forceEmail: body.force_email ?? false,
          isDryRun,
          actor: actorOf(principal),
        });
        return ok(
          {
            dry_run: isDryRun,
            notification_id: body.notification_id,
            total_targets: sent.targets,
            successful_sends: sent.reached,
            failures: sent.failures.map(presentFailure),
          },
          isDryRun || sent.reached === 0 ? 'Nothing was sent' : 'Notification resent',
        );
      },
    },
  };
}

function changeOf(
  query: { readonly dry_run?: boolean | undefined },
  { notification_ids: ids }: BodyOf<'deleteAdminNotifications'>,
  principal: Principal,
): ChangeRequest {
  return { ids, isDryRun: query.dry_run ?? false, actor: actorOf(principal) };
}

function presentChange({ ids, isDryRun }: ChangeRequest, { unknownIds }: Change) {
  return {
    dry_run: isDryRun,
    total_targets: ids.length,
    failures: unknownIds.map((id) => ({
      notification_id: id,
      reason: 'notification_not_found' as const,
    })),
  };
}

type TargetQuery = {
  readonly scope?: 'tenant' | 'user' | undefined;
  readonly target_tenant_id?: string | undefined;
  readonly target_user_ids?: string | undefined;
};

function targetOf({
  scope = 'tenant',
  target_tenant_id: tenantId,
  target_user_ids: userIds,
}: TargetQuery): Target {
  if (scope === 'user') {
    return {
      scope,
      userIds: needed(userIds, 'target_user_ids').split(','),
      tenantId: tenantId ?? null,
    };
  }
  return { scope, tenantId: needed(tenantId, 'target_tenant_id') };
}

function needed(value: string | undefined, name: string): string {
  if (value === undefined) {
    throw new AppError('validation_failed', {
      errors: [fieldError(`query.${name}`, 'needed_for_operation')],
    });
  }
  return value;
}

/** Null for all; giving neither a list nor all, or both, is an error. */
function tenantsOf({
  target_all_tenants: isForAll,
  target_tenant_ids: ids = [],
}: BodyOf<'createBroadcast'>): readonly string[] | null {
  if (isForAll === ids.length > 0) {
    throw new AppError('validation_failed', {
      errors: [fieldError('/target_tenant_ids', isForAll ? 'not_valid' : 'needed_for_operation')],
    });
  }
  return isForAll ? null : ids;
}

type Words = Pick<
  BodyOf<'createAdminNotification'>,
  'type' | 'priority' | 'title' | 'message' | 'action'
>;

function announcementOf({
  type = 'info',
  priority = 'normal',
  title,
  message,
  action,
}: Words): Announcement {
  return { type, priority, title: title.trim(), message: message.trim(), action: action ?? null };
}
