import { describeRepeated, missingMoney } from '@platebook/accounting';
import type {
  BookedEntry,
  IdentityResult,
  JournalEntry,
  RepeatedOrders,
  StorePayout,
} from '@platebook/accounting';
import { differenceValues } from '../../books/plan/difference-values.port.ts';
import { isSettledByApproval } from '../../books/plan/approval.read-model.ts';
import { missingComponents } from '../../mapping/accounts/books-lines.port.ts';
import type { StatusWithReason, StatusReason } from './journal-entries.store.ts';
import type { PayoutPlanning } from '../../books/plan/planning-of-payout.port.ts';

/** A payout, and what decides how far its entries proceed automatically. */
export type StatusInput = {
  readonly payout: StorePayout;
  readonly planning: PayoutPlanning;
  /** Whether a person has posted an entry of this channel before. */
  readonly isKnownToPost: boolean;
};

export const READY: StatusWithReason = { status: 'ready', reason: null };

/** Whether an approval resolves this reason for good. */
export function isApprovedAway({ reason }: StatusWithReason): boolean {
  return reason !== null && isSettledByApproval(reason.code);
}

/** The status of an entry before approval, with the reason. */
export function entryStatusOf(
  { payout, planning, isKnownToPost }: StatusInput,
  entry: BookedEntry['entry'] | JournalEntry,
): StatusWithReason {
  if (planning.storeId === null) {
    return { status: 'needs_mapping', reason: storeNotMapped(payout) };
  }
  const missing = missingComponents(entry, planning.mapping);
  if (missing.length > 0) {
    return { status: 'needs_mapping', reason: needsMapping(missing) };
  }
  const broken = payout.identities.filter(({ holds }) => !holds);
  if (broken.length > 0) {
    return { status: 'needs_review', reason: identityBroken(broken, payout) };
  }
  if (planning.mode === 'paused') {
    return { status: 'needs_review', reason: POSTING_PAUSED };
  }
  if (payout.repeatedOrders !== undefined) {
    return { status: 'needs_review', reason: repeatedOrders(payout.repeatedOrders) };
  }
  if (planning.mode === 'review') {
    return { status: 'needs_review', reason: REVIEW_POLICY };
  }
  return isKnownToPost ? READY : { status: 'needs_review', reason: FIRST_TIME };
}

function storeNotMapped({ storeName }: StorePayout): StatusReason {
  return {
    code: 'store_not_mapped',
    message: `"${storeName}" isn't matched to a store yet. Its payouts are on hold until you match it.`,
    action: 'Match the store.',
    values: { store: storeName },
  };
}

/** `other_unclassified:Photo shoot` is "Photo shoot", `ads_marketing` is "ads marketing". */
function toWords(component: string): string {
  return component.startsWith('other_unclassified:')
    ? component.slice('other_unclassified:'.length)
    : component.replaceAll('_', ' ');
}

function needsMapping(missing: readonly string[]): StatusReason {
  return {
    code: 'needs_mapping',
    message: `No account is mapped for ${missing.map(toWords).join(', ')}. Nothing is posted until each has one.`,
    action: 'Map the accounts.',
    values: { components: [...missing] },
    components: missing,
  };
}

function identityBroken(
  broken: readonly IdentityResult[],
  { currency, repeatedOrders: repeated }: StorePayout,
): StatusReason {
  const setAside = broken.find(({ id }) => id === 'I1' || id === 'I2');
  const ids = broken.filter((one) => one !== setAside).map(({ id }) => id);
  const sentences = [
    ...(setAside === undefined ? [] : [missingMoney(setAside, currency)]),
    ...(ids.length === 0
      ? []
      : [`The rows and the platform's own figures differ (${ids.join(', ')}).`]),
    ...(repeated === undefined ? [] : [describeRepeated(repeated)]),
  ];
  return {
    code: 'identity_broken',
    message: `${sentences.join(' ')} Posted as it is, the clearing account keeps the difference.`,
    action:
      setAside === undefined
        ? 'Check the payout, fetch it again, or approve the entry as it is.'
        : 'Import the rows again, or approve the entry with the amount and a reason.',
    values: {
      checks: ids,
      ...(setAside === undefined
        ? {}
        : differenceValues(0 - setAside.differenceCents, {
            currency,
            rowsOfUnknownAmount: setAside.rowsOfUnknownAmount ?? 0,
          })),
      ...(repeated === undefined ? {} : repeatedValues(repeated)),
    },
  };
}

function repeatedOrders(repeated: RepeatedOrders): StatusReason {
  return {
    code: 'repeated_orders',
    message: describeRepeated(repeated),
    action:
      'Approve the entry if the figures are right, or delete the copies from the file and upload it again.',
    values: repeatedValues(repeated),
  };
}

function repeatedValues({ file, rows, copies }: RepeatedOrders) {
  return { file: file.name, rows, copies };
}

const POSTING_PAUSED: StatusReason = {
  code: 'posting_paused',
  message: 'Posting is paused for this channel.',
  action: "Resume posting in the channel's settings.",
};

const REVIEW_POLICY: StatusReason = {
  code: 'review_policy',
  message: 'Review required before posting.',
  action: 'Approve the entry.',
};

const FIRST_TIME: StatusReason = {
  code: 'first_time',
  message: 'Review required: nothing has been posted for this channel yet.',
  action: 'Approve the entry.',
};

/** Excludes channels that the client books some other way, and everything before the start date. */
export function isPlanned(payout: StorePayout, planning: PayoutPlanning): boolean {
  return planning.isPosted && !isBeforeStart(payout, planning);
}

function isBeforeStart({ periodEndOn }: StorePayout, { startsOn }: PayoutPlanning): boolean {
  return startsOn !== null && periodEndOn < startsOn;
}
