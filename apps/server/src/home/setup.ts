import type { DeliveryPlatform, SetupChoice } from '../db/tables.ts';
import { DELIVERY_PLATFORMS } from '../db/tables.ts';

type StepId = 'connect' | 'match' | 'accounts' | 'first_payout';
type State = 'done' | 'next' | 'waiting' | 'blocked' | 'skipped';
/** What a step waits for that is `waiting` or `blocked`. */
type BlockedBy =
  | 'earlier_step'
  | 'skipped_step'
  | 'stores_listing'
  | 'no_stores'
  | 'stores_set_aside'
  | 'payouts_fetching'
  | 'no_payouts';

type SetupStep = {
  readonly id: StepId;
  /** Who usually takes it. */
  readonly part: 'owner' | 'accountant';
  /** At most one step is `next` or `waiting`. */
  readonly state: State;
  readonly blockedBy: BlockedBy | null;
};

/** How many of a platform's stores are matched, wait, or can't be matched. */
type StoreCounts = {
  readonly platform: DeliveryPlatform;
  readonly matched: number;
  readonly waiting: number;
  readonly setAside: number;
};

/** How far a client is on its way to the first posted payout. */
export type Setup = {
  /** No step comes next. */
  readonly isComplete: boolean;
  readonly next: StepId | null;
  readonly steps: readonly SetupStep[];
  /** Platforms that the client does not use, by what somebody said, and that are not connected. */
  readonly unusedPlatforms: readonly DeliveryPlatform[];
  readonly isDismissed: boolean;
  readonly connectedPlatforms: readonly DeliveryPlatform[];
  readonly stores: readonly StoreCounts[];
  readonly hasBooks: boolean;
  readonly accountsMissing: number;
  readonly entriesBlocked: number;
  readonly firstEntryId: string | null;
};

/** The inputs of a client's set-up status; each is read as in the rest of the product. */
export type SetupFacts = {
  readonly isQbo: boolean;
  /** Delivery platforms with an active connection. */
  readonly connectedPlatforms: readonly DeliveryPlatform[];
  readonly platformStores: readonly StoreCounts[];
  /** Whether a store of the client has a platform's store, matched from a list or typed in. */
  readonly hasChannel: boolean;
  /** A platform is preparing its list of stores. */
  readonly isListingStores: boolean;
  readonly hasBooks: boolean;
  readonly accountsMissing: number;
  readonly payoutsRead: boolean;
  readonly isFetching: boolean;
  readonly entries: { readonly posted: number; readonly reversed: number };
  /** Entries that lack nothing but an account. */
  readonly entriesBlocked: number;
  /** An entry that a person can post now. */
  readonly firstEntryId: string | null;
  /** The steps skipped by the client's people. */
  readonly skipped: ReadonlySet<SetupChoice>;
};

/** A client's set-up progress, and its single next step. */
export function setupOf(facts: SetupFacts): Setup {
  const steps = (facts.isQbo ? qboSteps : reportSteps)(facts);
  const next = steps.find(({ state }) => state === 'next' || state === 'waiting');
  return {
    isComplete: next === undefined,
    next: next?.id ?? null,
    steps,
    unusedPlatforms: DELIVERY_PLATFORMS.filter(
      (platform) => facts.skipped.has(platform) && !facts.connectedPlatforms.includes(platform),
    ),
    isDismissed: facts.skipped.has('list'),
    connectedPlatforms: facts.connectedPlatforms,
    stores: facts.platformStores,
    hasBooks: facts.hasBooks,
    accountsMissing: facts.accountsMissing,
    entriesBlocked: facts.entriesBlocked,
    firstEntryId: facts.firstEntryId,
  };
}

type Judged = {
  readonly id: StepId;
  readonly done: boolean;
  readonly waitsFor: BlockedBy | null;
};

function qboSteps(facts: SetupFacts): readonly SetupStep[] {
  const posted = facts.entries.posted + facts.entries.reversed > 0;
  const connected = isConnected(facts) || isSkipped(facts, 'connect');
  const hasAccounts = facts.hasBooks && connected && facts.accountsMissing === 0;
  const judged: readonly Judged[] = [
    { id: 'connect', done: posted || isConnected(facts), waitsFor: null },
    { id: 'match', done: posted || isMatched(facts), waitsFor: matchWaitsFor(facts) },
    {
      id: 'accounts',
      done: posted || hasAccounts,
      waitsFor: null,
    },
    {
      id: 'first_payout',
      done: posted,
      waitsFor:
        isSkipped(facts, 'accounts') && !hasAccounts ? 'skipped_step' : payoutWaitsFor(facts),
    },
  ];
  return inOrder(judged, facts);
}

/** Books elsewhere: reports are made of what was read, and nothing is posted. */
function reportSteps(facts: SetupFacts): readonly SetupStep[] {
  const judged: readonly Judged[] = [
    { id: 'connect', done: isConnected(facts), waitsFor: null },
    { id: 'match', done: isMatched(facts), waitsFor: matchWaitsFor(facts) },
    {
      id: 'first_payout',
      done: isMatched(facts) && facts.payoutsRead,
      waitsFor: facts.isFetching ? 'payouts_fetching' : 'no_payouts',
    },
  ];
  return inOrder(judged, facts);
}

function isConnected({ connectedPlatforms, payoutsRead }: SetupFacts): boolean {
  return connectedPlatforms.length > 0 || payoutsRead;
}

/** A client that uses neither platform has none to connect. */
function isSkipped({ skipped }: SetupFacts, step: StepId): boolean {
  return (
    skipped.has(step) ||
    (step === 'connect' && DELIVERY_PLATFORMS.every((platform) => skipped.has(platform)))
  );
}

function isMatched({ platformStores, hasChannel }: SetupFacts): boolean {
  return hasChannel && platformStores.every(({ waiting }) => waiting === 0);
}

function matchWaitsFor({ platformStores, isListingStores }: SetupFacts): BlockedBy | null {
  if (platformStores.some(({ waiting }) => waiting > 0)) {
    return null;
  }
  if (isListingStores) {
    return 'stores_listing';
  }
  return platformStores.length > 0 ? 'stores_set_aside' : 'no_stores';
}

function payoutWaitsFor({ firstEntryId, isFetching, payoutsRead }: SetupFacts): BlockedBy | null {
  if (firstEntryId !== null) {
    return null;
  }
  if (isFetching) {
    return 'payouts_fetching';
  }
  return payoutsRead ? null : 'no_payouts';
}

/** Contracts with the platforms are the owner's; accounts and entries are the bookkeeper's work. */
const PARTS: Readonly<Record<StepId, SetupStep['part']>> = {
  connect: 'owner',
  match: 'owner',
  accounts: 'accountant',
  first_payout: 'accountant',
};

/** The first step that is neither done nor skipped is the next one; it blocks the steps after it. */
function inOrder(judged: readonly Judged[], facts: SetupFacts): readonly SetupStep[] {
  const isOpen = ({ id, done, waitsFor }: Judged) =>
    !done && !isSkipped(facts, id) && waitsFor !== 'skipped_step';
  const nextAt = judged.findIndex(isOpen);
  return judged.map((step, at) => {
    const { id, done } = step;
    const isLater = isOpen(step) && at > nextAt;
    const state = isOpen(step) ? openState(step, isLater) : settledState(step, facts);
    const isHeld = state === 'waiting' || state === 'blocked';
    return {
      id,
      part: PARTS[id],
      state,
      blockedBy: done || !isHeld ? null : isLater ? 'earlier_step' : step.waitsFor,
    };
  });
}

function openState({ waitsFor }: Judged, isLater: boolean): State {
  if (isLater) {
    return 'blocked';
  }
  return waitsFor === null ? 'next' : 'waiting';
}

function settledState({ id, done }: Judged, facts: SetupFacts): State {
  if (done) {
    return 'done';
  }
  return isSkipped(facts, id) ? 'skipped' : 'blocked';
}
