import { PLATFORM_NAMES } from '../format/names.ts';
import type { Setup, SetupStepId } from './setup.queries.ts';
import { words } from './setup.messages.ts';

export type SetupAction = {
  /** "Match 2 stores". */
  readonly label: string;
  readonly href: string;
};

export type SetupStepWords = {
  readonly label: string;
  /** The reason, or what it waits for. */
  readonly meaning: string;
  readonly minutes: number;
};

/** The action of the next step; null while it waits for someone else. */
export function nextAction(setup: Setup): SetupAction | null {
  const step = setup.steps.find(({ id }) => id === setup.next);
  if (step === undefined) {
    return null;
  }
  if (step.state === 'waiting') {
    return waitingAction(step.blocked_by, setup);
  }
  return ACTIONS[step.id](setup);
}

function waitingAction(waitsFor: SetupStep['blocked_by'], { stores }: Setup): SetupAction | null {
  if (waitsFor === 'no_payouts') {
    return { label: words.upload, href: '/dashboard/sync/files' };
  }
  const platform = stores.find(({ set_aside: aside }) => aside > 0)?.platform;
  return waitsFor === 'stores_set_aside' && platform !== undefined
    ? {
        label: words.seeStores,
        href: `/dashboard/platform/${platform}/mapping-management`,
      }
    : null;
}

const PLATFORMS = ['ubereats', 'doordash'] as const;

const MAPPING = '/dashboard/platform/quickbooks/mapping?create=missing';

const ACTIONS: Readonly<Record<SetupStepId, (setup: Setup) => SetupAction>> = {
  connect: () => ({ label: words.connectPlatform, href: '/dashboard/platform' }),
  match: ({ stores }) => {
    const first = stores.find(({ waiting }) => waiting > 0);
    return {
      label: words.matchStores(first?.waiting ?? 0),
      href: `/dashboard/platform/${first?.platform ?? 'ubereats'}/store-mapping`,
    };
  },
  accounts: ({ has_books: hasBooks, accounts_missing: missing }) =>
    hasBooks
      ? { label: words.mapAccounts(missing), href: MAPPING }
      : { label: words.connectBooks, href: '/dashboard/platform/quickbooks' },
  first_payout: ({ first_entry_id: id }) => ({
    label: words.reviewFirst,
    href: id === null ? '/dashboard/sync' : `/dashboard/sync?sel=${id}`,
  }),
};

/** The provider whose connection is the next step; null otherwise. */
export function nextConnection(setup: Setup): 'ubereats' | 'quickbooks' | null {
  if (setup.next === 'connect') {
    return 'ubereats';
  }
  return setup.next === 'accounts' && !setup.has_books ? 'quickbooks' : null;
}

/** A step's label, and its purpose or blocker. */
export function stepWords(id: SetupStepId, setup: Setup): SetupStepWords {
  const waitsFor = setup.steps.find((step) => step.id === id)?.blocked_by ?? null;
  const text = WORDS[id](setup);
  const meaning = waitsFor === null ? text.meaning : WAITING[waitsFor](setup, text.meaning);
  return { ...text, meaning };
}

/** Who is responsible for a step, from the view of an adviser or another reader. */
export function partWords(part: SetupStep['part'], isAdviser: boolean): string {
  const isOwn = (part === 'accountant') === isAdviser;
  if (isOwn) {
    return words.yourPart;
  }
  return part === 'owner' ? words.ownersPart : words.accountantsPart;
}

type SetupStep = Setup['steps'][number];
type Waiting = NonNullable<SetupStep['blocked_by']>;

const WAITING: Readonly<Record<Waiting, (setup: Setup, meaning: string) => string>> = {
  earlier_step: (_setup, meaning) => meaning,
  skipped_step: () => words.needsSkippedStep,
  stores_listing: ({ connected_platforms: [platform] }) =>
    words.storesListing(platform === undefined ? words.thePlatform : PLATFORM_NAMES[platform]),
  no_stores: () => words.noStores,
  stores_set_aside: ({ stores }) =>
    words.storesSetAside(stores.reduce((sum, { set_aside: aside }) => sum + aside, 0)),
  payouts_fetching: () => words.payoutsFetching,
  no_payouts: () => words.noPayouts,
};

const WORDS: Readonly<Record<SetupStepId, (setup: Setup) => SetupStepWords>> = {
  connect: ({ unused_platforms: unused }) => ({
    label: words.connectLabel,
    meaning: connectMeaning(unused),
    minutes: 2,
  }),
  match: () => ({ label: words.matchLabel, meaning: words.matchMeaning, minutes: 1 }),
  accounts: (setup) => ({
    label: words.accountsLabel,
    meaning: accountsMeaning(setup),
    minutes: 2,
  }),
  first_payout: (setup) =>
    setup.steps.some(({ id }) => id === 'accounts')
      ? { label: words.postLabel, meaning: words.postMeaning, minutes: 1 }
      : { label: words.readLabel, meaning: words.readMeaning, minutes: 1 },
};

function connectMeaning(unused: Setup['unused_platforms']): string {
  const used = PLATFORMS.filter((platform) => !unused.includes(platform));
  const [only] = used;
  if (used.length > 1) {
    return words.connectMeaning;
  }
  return only === undefined ? words.connectNothing : words.connectOne(PLATFORM_NAMES[only]);
}

function accountsMeaning({
  has_books: hasBooks,
  accounts_missing: missing,
  entries_blocked: blocked,
}: Setup): string {
  if (!hasBooks) {
    return words.accountsWithoutBooks;
  }
  return missing === 0
    ? words.accountsWithBooks
    : words.accountsMissing(mapAlertTitle(missing, blocked));
}

/** "Map 18 accounts to unblock 12 entries"; `missing` is null if not counted. */
export function mapAlertTitle(missing: number | null, blocked: number): string {
  if (missing === null) {
    return words.mapSomeToUnblock(blocked);
  }
  return blocked === 0 ? words.accountsNotMapped(missing) : words.mapToUnblock(missing, blocked);
}
