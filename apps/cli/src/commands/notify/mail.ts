import { unwrap } from '@platebook/api-client';
import type { components } from '@platebook/api-client';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode } from '../../exit-codes.ts';
import { connect } from '../../online/connect.ts';
import { printList, printOne, withHeadings } from '../../online/print.ts';
import type { Field } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import type { NotifyMailOptions } from './options.ts';
import { readWords } from './words.ts';

type MailPreview = components['schemas']['MailPreview'];

const PREVIEW_FIELDS: readonly Field<MailPreview>[] = [
  { name: 'language', heading: 'Language', of: ({ language }) => language },
  { name: 'subject', heading: 'Subject', of: ({ subject }) => subject },
  { name: 'text', heading: 'Text', of: ({ text }) => text },
  { name: 'html', of: ({ html }) => html },
];

/** Shows a notification's mail in each language, rendered with the template that sends it. */
export async function previewMails(
  context: Context,
  options: NotifyMailOptions,
): Promise<ExitCode> {
  const { api, settings } = await connect(context, options);
  const body = await readWords(context, options);
  const { mails } = await unwrap(
    api.POST('/api/admin/notifications/preview', { params: { query: ofTenant(options) }, body }),
  );
  await printList({ context, options, settings }, PREVIEW_FIELDS, mails);
  return EXIT_CODES.ok;
}

/** Sends a notification's mail to the caller only. */
export async function sendTestMail(
  context: Context,
  options: NotifyMailOptions,
): Promise<ExitCode> {
  const { api, settings } = await connect(context, options);
  const body = await readWords(context, options);
  const sent = await unwrap(
    api.POST('/api/admin/notifications/test', { params: { query: ofTenant(options) }, body }),
  );
  const fields = withHeadings<typeof sent>([
    { name: 'email', of: ({ email }) => email },
    { name: 'status', of: ({ status }) => status },
  ]);
  await printOne({ context, options, settings }, fields, sent);
  await printNotes(context, options, [
    sent.status === 'queued'
      ? `Sent to ${sent.email}. Nobody else was notified.`
      : 'No mail server is set. The email is in the development inbox.',
  ]);
  return EXIT_CODES.ok;
}

function ofTenant({ tenant }: NotifyMailOptions): { target_tenant_id?: string } {
  return tenant === undefined ? {} : { target_tenant_id: tenant };
}
