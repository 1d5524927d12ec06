import type { components } from '@platebook/api-client';
import type { DeepCamelCased } from '../http/present.ts';
import type { SetupChoice } from '../db/tables.ts';
import { DELIVERY_PLATFORMS } from '../db/tables.ts';

type Schemas = components['schemas'];

export type Setup = DeepCamelCased<Schemas['Setup']>;
type StepId = Schemas['SetupStep']['id'];
type State = Schemas['SetupStep']['state'];
type BlockedBy = Schemas['SetupStep']['blocked_by'];

/** The inputs of a client's set-up status; each is read as in the rest of the product. */
export type SetupFacts = {
  readonly isQbo: boolean;
  /** Delivery platforms with an active connection. */
  readonly connectedPlatforms: readonly Schemas['ChannelType'][];
  readonly platformStores: readonly Setup['stores'][number][];
  /** Whether a store of the client has a platform's store, matched from a list or typed in. */
  readonly hasChannel: boolean;
  /** A platform is preparing its list of stores. */
  readonly isListingStores: boolean;
  readonly hasBooks: boolean;
  readonly accountsMissing: number;
  readonly payoutsRead: boolean;
  readonly isFetching: boolean;
  readonly entries: Pick<Schemas['EntriesSummary']['counts'], 'posted' | 'reversed'>;
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
  readonly waitsFor: BlockedBy;
};

function qboSteps(facts: SetupFacts): Setup['steps'] {
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
function reportSteps(facts: SetupFacts): Setup['steps'] {
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

function matchWaitsFor({ platformStores, isListingStores }: SetupFacts): BlockedBy {
  if (platformStores.some(({ waiting }) => waiting > 0)) {
    return null;
  }
  if (isListingStores) {
    return 'stores_listing';
  }
  return platformStores.length > 0 ? 'stores_set_aside' : 'no_stores';
}

function payoutWaitsFor({ firstEntryId, isFetching, payoutsRead }: SetupFacts): BlockedBy {
  if (firstEntryId !== null) {
    return null;
  }
  if (isFetching) {
    return 'payouts_fetching';
  }
  return payoutsRead ? null : 'no_payouts';
}

/** Contracts with the platforms are the owner's; accounts and entries are the bookkeeper's work. */
const PARTS: Readonly<Record<StepId, Schemas['SetupStep']['part']>> = {
  connect: 'owner',
  match: 'owner',
  accounts: 'accountant',
  first_payout: 'accountant',
};

/** The first step that is neither done nor skipped is the next one; it blocks the steps after it. */
function inOrder(judged: readonly Judged[], facts: SetupFacts): Setup['steps'] {
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
