import { unwrap, type ApiClient } from '@platebook/api-client';
import type { Composed } from './compose-schema.ts';
import type { Broadcast, MailPreview, NotificationSend } from './notifications.queries.ts';

/** What comes of a notification: people who are notified at once, or a broadcast that is sent in batches. */
export type Sent =
  | { readonly kind: 'notification'; readonly send: NotificationSend }
  | { readonly kind: 'broadcast'; readonly broadcast: Broadcast };

/** What was asked for and is looked over; the key lets it be sent once only. */
export type Draft = { readonly composed: Composed; readonly key: string; readonly planned: Sent };

/** Sends what was composed, or with `dryRun` asks what would come of it. */
export async function sendComposed(
  api: ApiClient,
  { audience, ids, ...content }: Composed,
  { key, dryRun }: { readonly key: string; readonly dryRun: boolean },
): Promise<Sent> {
  const [first, ...others] = ids;
  const dry = dryRun ? { dry_run: true } : {};
  if (audience === 'all' || first === undefined || (audience === 'clients' && others.length > 0)) {
    const target =
      audience === 'all'
        ? { target_all_tenants: true }
        : { target_all_tenants: false, target_tenant_ids: [...ids] };
    const broadcast = await unwrap(
      api.POST('/api/admin/notifications/broadcast', {
        params: { query: dry },
        body: { ...content, ...target, idempotency_key: key },
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

/** The mail of what was composed. It names the first of the clients that were chosen. */
export async function previewMail(
  api: ApiClient,
  { audience, ids, title, message }: Pick<Composed, 'audience' | 'ids' | 'title' | 'message'>,
): Promise<readonly MailPreview[]> {
  const [first] = audience === 'clients' ? ids : [];
  const { mails } = await unwrap(
    api.POST('/api/admin/notifications/preview', {
      params: { query: first === undefined ? {} : { target_tenant_id: first } },
      body: { title: title.trim(), message: message.trim() },
    }),
  );
  return mails;
}

/** How many clients a broadcast goes to: those that are named and have nobody are none of them. */
export function clientsOf({ total_tenants: total, failed_tenants: failed }: Broadcast): number {
  return total - failed;
}
