import { LEVEL_LABELS, toWords } from '../../shared/format/names.ts';
import type { AuditRecord } from './team.queries.ts';

type Details = AuditRecord['details'];

/** What happened, as the end of a sentence that begins with who did it. */
const SENTENCES: Readonly<Record<string, (details: Details) => string>> = {
  'member.role_changed': ({ from, to }) =>
    `changed a member’s role from ${roleWord(from)} to ${roleWord(to)}`,
  'member.removed': ({ level }) => `removed a ${roleWord(level)} from the team`,
  'member.left': () => 'left the team',
  'member.added': ({ level }) => `let in a ${roleWord(level)} who has access to every client`,
  'ownership.transferred': () => 'made another member the owner',
  'invitation.created': ({ email, level }) => `invited ${text(email)} as ${roleWord(level)}`,
  'invitation.resent': ({ email }) => `sent the invitation to ${text(email)} again`,
  'invitation.revoked': ({ email }) => `revoked the invitation to ${text(email)}`,
  'invitation.accepted': ({ level }) => `joined as ${roleWord(level)}`,
  'access_request.created': () => 'asked for access',
  'access_request.approved': ({ level }) => `approved a request for access as ${roleWord(level)}`,
  'access_request.declined': () => 'declined a request for access',
};

/** Who did it stands before; what is not known here yet reads as its own words. */
export function auditSentence({
  action,
  details,
}: Pick<AuditRecord, 'action' | 'details'>): string {
  const sentence = SENTENCES[action];
  if (sentence !== undefined) {
    return sentence(details);
  }
  const [thing = action, verb = 'changed'] = action.split('.');
  const name = details['name'];
  const named = typeof name === 'string' ? ` ${name}` : '';
  return `${toWords(verb)} the ${toWords(thing)}${named}`;
}

function roleWord(level: Details[string] | undefined): string {
  return LEVEL_LABELS[level as keyof typeof LEVEL_LABELS] ?? 'member';
}

function text(value: Details[string] | undefined): string {
  return typeof value === 'string' ? value : 'somebody';
}
