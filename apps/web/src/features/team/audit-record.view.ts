import { LEVEL_LABELS, toWords } from '../../shared/format/names.ts';
import type { AuditRecord } from './team.queries.ts';

type Details = AuditRecord['details'];

/** What happened to something that is named after it, as the end of a sentence that begins with who did it. */
const VERBS: Readonly<Record<string, string>> = {
  'entry.approved': 'approved',
  'entry.posted': 'posted',
  'entry.sent': 'sent to QuickBooks',
  'entry.refused': 'couldn’t post',
  'entry.blocked': 'stopped posting',
  'entry.differs': 'found a difference in QuickBooks for',
  'entry.found': 'found in QuickBooks',
  'entry.absent': 'didn’t find in QuickBooks',
  'entry.unknown': 'is waiting for QuickBooks to confirm',
  'entry.posted_again': 'posted again',
  'entry.posted_elsewhere': 'marked as posted elsewhere',
  'entry.skipped': 'skipped',
  'entry.unskipped': 'put back in the queue',
  'entry.reversed': 'reversed',
  'entry.reversal_undone': 'undid the reversal of',
  'entry.undo_requested': 'asked to reverse',
  'entry.deleted_from_books': 'deleted from QuickBooks',
  'entry.changed_in_books': 'found a change in QuickBooks for',
  'entry.deleted_in_books': 'found deleted in QuickBooks',
  'entry.back_in_order': 'found unchanged again in QuickBooks',
  'entry.file_attached': 'attached a file to',
  'entry.file_removed': 'removed a file from',
  'entry.created': 'wrote by hand',
  'sync.triggered': 'started a sync',
  'sync.approved': 'approved the entries of a run',
  'sync.cancelled': 'canceled a sync',
  'sync.retried': 'retried a sync',
  'schedule.updated': 'changed the sync schedule',
  'tenant_settings.updated': 'changed the client settings',
  'settings.updated': 'changed the client settings',
};

/** What happened, as the end of a sentence that begins with who did it. */
const SENTENCES: Readonly<Record<string, (details: Details) => string>> = {
  'member.role_changed': ({ from, to }) =>
    `changed the role from ${roleWord(from)} to ${roleWord(to)} for`,
  'member.removed': ({ level }) => `removed from the team (${roleWord(level)})`,
  'member.left': () => 'left the team',
  'member.added': ({ level }) => `added as ${roleWord(level)}, who has access to every client,`,
  'ownership.transferred': () => 'transferred ownership to',
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
  target_name: targetName,
}: Pick<AuditRecord, 'action' | 'details' | 'target_name'>): string {
  const sentence = SENTENCES[action];
  if (sentence !== undefined) {
    return sentence(details);
  }
  const verbs = VERBS[action];
  if (verbs !== undefined) {
    return verbs;
  }
  const [thing = action, verb = 'changed'] = action.split('.');
  const name = details['name'];
  const named = typeof name === 'string' && targetName === null ? ` ${name}` : '';
  return `${toWords(verb)} the ${toWords(thing)}${named}`;
}

function roleWord(level: Details[string] | undefined): string {
  return LEVEL_LABELS[level as keyof typeof LEVEL_LABELS] ?? 'member';
}

function text(value: Details[string] | undefined): string {
  return typeof value === 'string' ? value : 'someone';
}

/** What a record is about, by the name people know, and where it can be opened. */
export function auditTarget({
  target_type: type,
  target_id: id,
  target_name: name,
  details,
}: Pick<AuditRecord, 'target_type' | 'target_id' | 'target_name' | 'details'>): {
  readonly name: string | null;
  readonly href: string | null;
} {
  const number = details['document_number'];
  const href = PAGES[type]?.(id) ?? null;
  const known = name ?? (typeof number === 'string' ? number : null);
  return {
    name: known ?? (href === null ? null : 'Open'),
    href: name === null && type === 'store' ? null : href,
  };
}

const PAGES: Readonly<Record<string, (id: string) => string>> = {
  entry: (id) => `/dashboard/sync/entries/${id}`,
  store: (id) => `/dashboard/stores/${id}/setup`,
  sync_run: (id) => `/dashboard/sync/runs/${id}`,
  import: (id) => `/dashboard/sync/imports/${id}`,
  batch: (id) => `/dashboard/batch-operations/${id}`,
};
