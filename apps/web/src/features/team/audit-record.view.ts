import { LEVEL_LABELS, toWords } from '../../shared/format/names.ts';
import type { AuditRecord } from './team.queries.ts';
import { words } from './team.messages.ts';
import { viewedPart } from './viewed-part.ts';

type Details = AuditRecord['details'];

/** What happened to a named subject, as the end of a sentence that starts with the author. */
const VERBS: Readonly<Record<string, string>> = {
  get 'entry.approved'() {
    return words.approved;
  },
  get 'entry.posted'() {
    return words.posted;
  },
  get 'entry.sent'() {
    return words.sentToQuickbooks;
  },
  get 'entry.refused'() {
    return words.couldntPost;
  },
  get 'entry.blocked'() {
    return words.stoppedPosting;
  },
  get 'entry.differs'() {
    return words.foundADifferenceIn;
  },
  get 'entry.found'() {
    return words.foundInQuickbooks;
  },
  get 'entry.absent'() {
    return words.didntFindInQuickbooks;
  },
  get 'entry.unknown'() {
    return words.isWaitingForQuickbooks;
  },
  get 'entry.posted_again'() {
    return words.postedAgain;
  },
  get 'entry.posted_elsewhere'() {
    return words.markedAsPostedElsewhere;
  },
  get 'entry.skipped'() {
    return words.skipped;
  },
  get 'entry.unskipped'() {
    return words.putBackInThe;
  },
  get 'entry.reversed'() {
    return words.reversed;
  },
  get 'entry.reversal_undone'() {
    return words.undidTheReversalOf;
  },
  get 'entry.undo_requested'() {
    return words.askedToReverse;
  },
  get 'entry.deleted_from_books'() {
    return words.deletedFromQuickbooks;
  },
  get 'entry.changed_in_books'() {
    return words.foundAChangeIn;
  },
  get 'entry.deleted_in_books'() {
    return words.foundDeletedInQuickbooks;
  },
  get 'entry.back_in_order'() {
    return words.foundUnchangedAgainIn;
  },
  get 'entry.file_attached'() {
    return words.attachedAFileTo;
  },
  get 'entry.file_removed'() {
    return words.removedAFileFrom;
  },
  get 'entry.created'() {
    return words.wroteByHand;
  },
  get 'sync.triggered'() {
    return words.startedASync;
  },
  get 'sync.approved'() {
    return words.approvedTheEntriesOf;
  },
  get 'sync.cancelled'() {
    return words.canceledASync;
  },
  get 'sync.retried'() {
    return words.retriedASync;
  },
  get 'schedule.updated'() {
    return words.changedTheSyncSchedule;
  },
  get 'tenant_settings.updated'() {
    return words.changedTheClientSettings;
  },
  get 'setup.skipped'() {
    return words.skippedSetup;
  },
  get 'setup.resumed'() {
    return words.resumedSetup;
  },
  get 'settings.updated'() {
    return words.changedTheClientSettings;
  },
};

/** What happened, as the end of a sentence that starts with the author. */
const SENTENCES: Readonly<Record<string, (details: Details) => string>> = {
  'member.role_changed': ({ from, to }) => words.changedTheRoleFrom(roleWord(from), roleWord(to)),
  'member.removed': ({ level }) => words.removedFromTheTeam(roleWord(level)),
  'member.left': () => words.leftTheTeam,
  'member.added': ({ level }) => words.addedAsWhoHas(roleWord(level)),
  'ownership.transferred': () => words.transferredOwnershipTo,
  'invitation.created': ({ email, level }) => words.invitedAs(text(email), roleWord(level)),
  'invitation.resent': ({ email }) => words.sentTheInvitationTo(text(email)),
  'invitation.revoked': ({ email }) => words.revokedTheInvitationTo(text(email)),
  'invitation.accepted': ({ level }) => words.joinedAs(roleWord(level)),
  'access_request.created': () => words.askedForAccess,
  'access_request.approved': ({ level }) => words.approvedARequestFor(roleWord(level)),
  'access_request.declined': () => words.declinedARequestFor,
  'support_view.allowed': ({ hours }) => words.letSupportLook(Number(hours)),
  'support_view.ended': ({ by }) => (by === 'staff' ? words.gaveUpLooking : words.endedLooking),
  'support_view.read': ({ operation }) => words.lookedAsSupport(viewedPart(text(operation))),
};

/** The author precedes it; an unknown code is formatted as words. */
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
  const [thing = action, verb = words.changed] = action.split('.');
  const name = details['name'];
  const named = typeof name === 'string' && targetName === null ? ` ${name}` : '';
  return words.otherChange(toWords(verb), toWords(thing), named);
}

function roleWord(level: Details[string] | undefined): string {
  return LEVEL_LABELS[level as keyof typeof LEVEL_LABELS] ?? words.memberNoun;
}

function text(value: Details[string] | undefined): string {
  return typeof value === 'string' ? value : words.someone;
}

/** A record's subject by its display name, with its link. */
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
    name: known ?? (href === null ? null : words.open),
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
