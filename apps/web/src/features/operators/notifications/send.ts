import { unwrap, type ApiClient } from '@platebook/api-client';
import type { Composed } from './compose-schema.ts';
import type { Broadcast, MailPreview, NotificationSend } from './notifications.queries.ts';

/** The result of a send: people notified at once, or a broadcast sent in batches. */
export type Sent =
  | { readonly kind: 'notification'; readonly send: NotificationSend }
  | { readonly kind: 'broadcast'; readonly broadcast: Broadcast };

/** A notification under review; its idempotency key prevents a double send. */
export type Draft = { readonly composed: Composed; readonly key: string; readonly planned: Sent };

/** Sends a notification, or with `dryRun` previews it. */
export async function sendComposed(
  api: ApiClient,
  { audience, ids, sendAt, ...content }: Composed,
  { key, dryRun }: { readonly key: string; readonly dryRun: boolean },
): Promise<Sent> {
  const [first, ...others] = ids;
  const dry = dryRun ? { dry_run: true } : {};
  const isOfMany = others.length > 0 || sendAt !== null;
  if (audience === 'all' || first === undefined || (audience === 'clients' && isOfMany)) {
    const target =
      audience === 'all'
        ? { target_all_tenants: true }
        : { target_all_tenants: false, target_tenant_ids: [...ids] };
    const broadcast = await unwrap(
      api.POST('/api/admin/notifications/broadcast', {
        params: { query: dry },
        body: {
          ...content,
          ...target,
          idempotency_key: key,
          ...(sendAt === null ? {} : { send_at: sendAt }),
        },
      }),
    );
    return { kind: 'broadcast', broadcast };
  }
  const target =
    audience === 'clients'
      ? { scope: 'tenant' as const, target_tenant_id: first }
      : { scope: 'user' as const, target_user_ids: ids.join(',') };
  const send = await unwrap(
    api.POST('/api/admin/notifications/create', {
      params: { query: { ...target, ...dry } },
      body: content,
    }),
  );
  return { kind: 'notification', send };
}

/** The mail of a draft. It names the first chosen client. */
export async function previewMail(api: ApiClient, typed: Typed): Promise<readonly MailPreview[]> {
  const { mails } = await unwrap(api.POST('/api/admin/notifications/preview', mailOf(typed)));
  return mails;
}

/** Sends a draft's mail to its author. */
export function sendTestMail(api: ApiClient, typed: Typed) {
  return unwrap(api.POST('/api/admin/notifications/test', mailOf(typed)));
}

type Typed = Pick<Composed, 'audience' | 'ids' | 'title' | 'message'>;

function mailOf({ audience, ids, title, message }: Typed) {
  const [first] = audience === 'clients' ? ids : [];
  return {
    params: { query: first === undefined ? {} : { target_tenant_id: first } },
    body: { title: title.trim(), message: message.trim() },
  };
}

/** A broadcast's number of clients, without those that have no members. */
export function clientsOf({ total_tenants: total, failed_tenants: failed }: Broadcast): number {
  return total - failed;
}
