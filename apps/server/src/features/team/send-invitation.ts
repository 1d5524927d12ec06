import type { Transaction } from '../../db/database.ts';
import type { JoiningLevel } from '../../db/tables-team.ts';
import { LEVELS } from '../../http/levels.ts';
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

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

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
      tenant: inWords(tenants),
      role: LEVELS[invitation.level].name,
      expires_on: DAY.format(invitation.expiresAt),
      ...(invitation.message === '' ? {} : { message: invitation.message }),
    },
  });
}

/** All of a few names, and how many more. */
function inWords(names: readonly string[]): string {
  const [first = 'a client', second, ...others] = names;
  if (second === undefined) {
    return first;
  }
  return others.length === 0
    ? `${first} and ${second}`
    : `${first}, ${second} and ${others.length} more`;
}
