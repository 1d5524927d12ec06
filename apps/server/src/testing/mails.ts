import type { TestServer } from './test-server.ts';

export type SentMail = {
  readonly template: string;
  readonly subject: string;
  readonly text: string;
};

/** The mails sent to an address, oldest first. */
export async function mailsTo(
  { database }: Pick<TestServer, 'database'>,
  email: string,
): Promise<SentMail[]> {
  const rows = await database.asOwner((tx) =>
    tx
      .selectFrom('outbound_messages')
      .select(['template', 'subject', 'text_body'])
      .where('recipient', '=', email)
      .orderBy('created_at')
      .execute(),
  );
  return rows.map((row) => ({
    template: row.template,
    subject: row.subject,
    text: row.text_body ?? '',
  }));
}

/** The value of `name` in the link of the last mail to an address. */
export async function lastLinkValue(
  server: Pick<TestServer, 'database'>,
  email: string,
  name: string,
): Promise<string> {
  const text = (await mailsTo(server, email)).at(-1)?.text ?? '';
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? '';
  const value = new URL(link).searchParams.get(name);
  if (value === null) {
    throw new Error(`The last mail to ${email} has no link with ${name}.`);
  }
  return value;
}
