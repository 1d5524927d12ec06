import type { Transaction } from '../../db/database.ts';
import type { JoiningLevel } from '../../db/tables-team.ts';
import type { Outbox } from '../mail/outbox.port.ts';
import { findCallerName } from './people.store.ts';
import { invitationLink } from './team-links.ts';

type Letter = {
  readonly invitation: {
    readonly email: string;
    readonly level: JoiningLevel;
    readonly message: string;
    readonly expiresAt: Date;
  };
  readonly token: string;
  /** The names of the tenants that the link leads into. */
  readonly tenants: readonly string[];
};

/** As the user who invites. */
export async function sendInvitation(
  tx: Transaction,
  { outbox, siteUrl }: { outbox: Outbox; siteUrl: string },
  { invitation, token, tenants }: Letter,
): Promise<void> {
  await outbox.send(tx, {
    to: { email: invitation.email },
    template: 'team_invitation',
    values: {
      link: invitationLink(siteUrl, token),
      inviter: await findCallerName(tx),
      tenants,
      level: invitation.level,
      expires_on: invitation.expiresAt.toISOString().slice(0, 10),
      ...(invitation.message === '' ? {} : { message: invitation.message }),
    },
  });
}
