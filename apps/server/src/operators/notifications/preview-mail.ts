import type { Database, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { languageOf } from '../../messages/mail/mail-language.ts';
import type { Language } from '../../messages/mail/mail-language.ts';
import type { Outbox } from '../../messages/mail/outbox.port.ts';
import { renderMessage } from '../../messages/mail/render.ts';
import { mailOf } from '../../messages/notifications/mail-of.ts';
import type { Announcement } from './sending.ts';
import { findMailedTenant } from './targets.store.ts';

type Deps = { readonly database: Database; readonly siteUrl: string };

type PreviewRequest = {
  readonly announcement: Pick<Announcement, 'title' | 'message' | 'action'>;
  /** Null shows a placeholder where each mail names its reader's client. */
  readonly tenantId: string | null;
};

export type MailPreview = {
  readonly language: Language;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};

const CLIENT_NAMES: Readonly<Record<Language, string>> = {
  'en-US': '[Client name]',
  'fr-CA': '[Nom du client]',
};

/** An announcement's mail in each supported language. Throws `tenant_not_found` for an unknown tenant. */
export async function previewMail(
  { database, siteUrl }: Deps,
  { announcement, tenantId }: PreviewRequest,
): Promise<MailPreview[]> {
  const tenant = await database.asOwner((tx) => findTenant(tx, tenantId));
  return (['en-US', 'fr-CA'] as const).map((language) => {
    const announced = { ...announcement, ...clientOf(tenant, language) };
    const mail = mailOf({ ...announced, wording: null }, NOBODY, siteUrl);
    const { subject, html, text } = renderMessage(mail, language);
    return { language, subject, html: html ?? '', text };
  });
}

/**
 * Mails an announcement to its author, as others would get it, and returns the address. Nobody is notified in the app.
 * Throws `tenant_not_found`, and `no_confirmed_email` for an author without a confirmed address.
 */
export function sendTestMail(
  { database, outbox, siteUrl }: Deps & { readonly outbox: Outbox },
  { announcement, tenantId, userId }: PreviewRequest & { readonly userId: string },
): Promise<string> {
  return database.asOwner(async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select(['email', 'email_confirmed_at'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const { email } = user;
    if (email === null || user.email_confirmed_at === null) {
      throw new AppError('no_confirmed_email');
    }
    const tenant = await findTenant(tx, tenantId);
    const announced = { ...announcement, ...clientOf(tenant, await languageOf(tx, { email })) };
    await outbox.send(tx, mailOf({ ...announced, wording: null }, email, siteUrl));
    return email;
  });
}

type MailedTenant = Awaited<ReturnType<typeof findMailedTenant>>;

async function findTenant(tx: Transaction, tenantId: string | null): Promise<MailedTenant> {
  const tenant = tenantId === null ? null : await findMailedTenant(tx, tenantId);
  if (tenantId !== null && tenant === null) {
    throw new AppError('tenant_not_found');
  }
  return tenant;
}

function clientOf(tenant: MailedTenant, language: Language): NonNullable<MailedTenant> {
  return tenant ?? { client_name: CLIENT_NAMES[language], client_id: null };
}

/** The address does not occur in the mail. */
const NOBODY = 'nobody@example.test';
