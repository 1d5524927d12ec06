import type { NotificationWording } from '@platebook/api-client/french';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../db/database.ts';
import type { TenantLevel } from '../../db/tables.ts';
import { listMailChoices } from '../accounts/mail-choices.read-model.ts';
import type { Outbox } from '../mail/outbox.port.ts';
import type { ToldEvent } from './notifier.port.ts';

type Deps = { readonly database: Database; readonly outbox: Outbox; readonly siteUrl: string };
type Job = { readonly tenantId: string; readonly notificationId: string };

/** Mails what was told to those who want it by mail at once, if they are still members with the level it needs. */
export async function mailNotification(
  { database, outbox, siteUrl }: Deps,
  { tenantId, notificationId }: Job,
): Promise<void> {
  await database.asOwner(async (tx) => {
    const told = await claim(tx, { tenantId, notificationId });
    if (told === null) {
      return;
    }
    const choices = await listMailChoices(tx, {
      userIds: await addressees(tx, told),
      event: told.event,
    });
    for (const { email } of choices.filter(({ choice }) => choice === 'at_once')) {
      await outbox.send(tx, {
        to: { email },
        template: 'notification',
        values: {
          link: linkTo(siteUrl, told),
          label: told.action?.label ?? 'Open Platebook',
          client: told.client_name,
          title: told.title,
          message: told.message,
          wording: told.wording,
        },
      });
    }
  });
}

type ToldRow = {
  tenant_id: string;
  user_id: string | null;
  min_level: TenantLevel;
  event: ToldEvent;
  title: string;
  message: string;
  wording: NotificationWording | null;
  action: { label: string; href: string } | null;
  client_name: string;
  client_id: string | null;
};

/** The notification, once: a job that is started again has nothing left to mail. */
async function claim(tx: Transaction, { tenantId, notificationId }: Job): Promise<ToldRow | null> {
  const { rows } = await sql<ToldRow>`
    update notifications told set mailed_at = told.created_at
    from tenants left join clients on clients.tenant_id = tenants.id
    where told.tenant_id = ${tenantId} and told.id = ${notificationId} and tenants.id = told.tenant_id
      and told.mailed_at is distinct from told.created_at
    returning told.tenant_id, told.user_id, told.min_level, told.event, told.title, told.message, told.wording, told.action,
      coalesce(clients.name, tenants.name) as client_name, clients.id as client_id`.execute(tx);
  return rows[0] ?? null;
}

const LEVELS: Readonly<Record<string, readonly TenantLevel[]>> = {
  user_basic: ['user_basic', 'user_manager', 'user_owner'],
  user_manager: ['user_manager', 'user_owner'],
  user_owner: ['user_owner'],
};

async function addressees(tx: Transaction, told: ToldRow): Promise<string[]> {
  let members = tx
    .selectFrom('memberships')
    .select('user_id')
    .where('tenant_id', '=', told.tenant_id);
  members =
    told.user_id === null
      ? members.where('level', 'in', LEVELS[told.min_level] ?? [])
      : members.where('user_id', '=', told.user_id).where('level', '<>', 'no_access');
  return (await members.execute()).map(({ user_id: id }) => id);
}

function linkTo(siteUrl: string, { action, client_id: clientId }: ToldRow): string {
  const link = new URL(action?.href ?? '/dashboard', siteUrl);
  if (clientId !== null && !link.searchParams.has('client')) {
    link.searchParams.set('client', clientId);
  }
  return link.href;
}
