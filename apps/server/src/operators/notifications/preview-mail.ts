import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { Language } from '../../messages/mail/mail-language.ts';
import { renderMessage } from '../../messages/mail/render.ts';
import { mailOf } from '../../messages/notifications/mail-of.ts';
import type { Announcement } from './sending.ts';
import { findMailedTenant } from './targets.store.ts';

type Deps = { readonly database: Database; readonly siteUrl: string };

type PreviewRequest = {
  readonly announcement: Pick<Announcement, 'title' | 'message' | 'action'>;
  /** Null shows a placeholder where each mail names the client of its reader. */
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

/** The mail of an announcement in each language that readers choose. Throws `tenant_not_found` for a tenant that is none. */
export async function previewMail(
  { database, siteUrl }: Deps,
  { announcement, tenantId }: PreviewRequest,
): Promise<MailPreview[]> {
  const tenant =
    tenantId === null ? null : await database.asOwner((tx) => findMailedTenant(tx, tenantId));
  if (tenantId !== null && tenant === null) {
    throw new AppError('tenant_not_found');
  }
  return (['en-US', 'fr-CA'] as const).map((language) => {
    const client = tenant ?? { client_name: CLIENT_NAMES[language], client_id: null };
    const mail = mailOf({ ...announcement, ...client, wording: null }, NOBODY, siteUrl);
    const { subject, html, text } = renderMessage(mail, language);
    return { language, subject, html: html ?? '', text };
  });
}

/** A mail says nothing of its address. */
const NOBODY = 'nobody@example.test';
