import type { Transaction } from '../../db/database.ts';
import type { JoiningLevel } from '../../db/tables.ts';
import type { Outbox, OutboundMessage } from '../../messages/mail/outbox.port.ts';
import { findCaller } from './people.store.ts';
import { invitationLink } from './team-links.ts';

type InvitationMail = {
  readonly invitation: {
    readonly email: string;
    readonly level: JoiningLevel;
    readonly message: string;
    readonly expiresAt: Date;
  };
  readonly token: string;
  /** The names of the tenants that the link gives access to. */
  readonly tenants: readonly string[];
};

/** As the inviting user, whose language is used for people who chose none. */
export async function sendInvitation(
  tx: Transaction,
  { outbox, siteUrl }: { outbox: Outbox; siteUrl: string },
  { invitation, token, tenants }: InvitationMail,
): Promise<void> {
  const inviter = await findCaller(tx);
  const message: OutboundMessage = {
    to: { email: invitation.email },
    template: 'team_invitation',
    values: {
      link: invitationLink(siteUrl, token),
      inviter: inviter.name,
      tenants,
      level: invitation.level,
      expires_on: invitation.expiresAt.toISOString().slice(0, 10),
      ...(invitation.message === '' ? {} : { message: invitation.message }),
    },
  };
  await outbox.send(tx, message, { sender: inviter.email });
}
