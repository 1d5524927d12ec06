import { PLATFORM_NAMES } from '../format/names.ts';
import type { Setup, SetupStepId } from './setup.queries.ts';
import { counted } from '../format/counted.ts';

export type SetupAction = {
  /** "Match 2 stores". */
  readonly label: string;
  readonly href: string;
};

export type SetupStepWords = {
  readonly label: string;
  /** Why, or what it waits for. */
  readonly meaning: string;
  readonly minutes: number;
};

/** What to press for the step that comes next; null while it waits for somebody else. */
export function nextAction(setup: Setup): SetupAction | null {
  const step = setup.steps.find(({ id }) => id === setup.next);
  if (step === undefined) {
    return null;
  }
  if (step.state === 'waiting') {
    return step.blocked_by === 'no_payouts' ? UPLOAD : null;
  }
  return ACTIONS[step.id](setup);
}

const UPLOAD: SetupAction = { label: 'Upload a report', href: '/dashboard/sync/files' };
const MAPPING = '/dashboard/platform/quickbooks/mapping?create=missing';

const ACTIONS: Readonly<Record<SetupStepId, (setup: Setup) => SetupAction>> = {
  connect: () => ({ label: 'Connect a delivery platform', href: '/dashboard/platform' }),
  match: ({ stores }) => {
    const first = stores.find(({ waiting }) => waiting > 0);
    return {
      label: `Match ${counted(first?.waiting ?? 0, 'store')}`,
      href: `/dashboard/platform/${first?.platform ?? 'ubereats'}/store-mapping`,
    };
  },
  accounts: ({ has_books: hasBooks, accounts_missing: missing }) =>
    hasBooks
      ? { label: `Map ${counted(missing, 'account')}`, href: MAPPING }
      : { label: 'Connect QuickBooks', href: '/dashboard/platform/quickbooks' },
  first_payout: ({ first_entry_id: id }) => ({
    label: 'Review your first payout',
    href: id === null ? '/dashboard/sync' : `/dashboard/sync?sel=${id}`,
  }),
};

/** The provider whose connection is the next step; null where the next step is another. */
export function nextConnection(setup: Setup): 'ubereats' | 'quickbooks' | null {
  if (setup.next === 'connect') {
    return 'ubereats';
  }
  return setup.next === 'accounts' && !setup.has_books ? 'quickbooks' : null;
}

/** What a step is called, and what it is for or waits for. */
export function stepWords(id: SetupStepId, setup: Setup): SetupStepWords {
  const waitsFor = setup.steps.find((step) => step.id === id)?.blocked_by ?? null;
  const words = WORDS[id](setup);
  const meaning = waitsFor === null ? words.meaning : WAITING[waitsFor](setup, words.meaning);
  return { ...words, meaning };
}

type Waiting = NonNullable<Setup['steps'][number]['blocked_by']>;

const WAITING: Readonly<Record<Waiting, (setup: Setup, meaning: string) => string>> = {
  earlier_step: (_setup, meaning) => meaning,
  stores_listing: ({ connected_platforms: [platform] }) =>
    `${platform === undefined ? 'The platform' : PLATFORM_NAMES[platform]} is sending its list of stores. This can take a few minutes; this page updates when it arrives.`,
  no_stores: () =>
    'We haven’t seen any stores yet. They appear here when the platform lists them, or when you upload a report.',
  payouts_fetching: () =>
    'We’re fetching your payouts. This usually takes a minute or two; this page updates when they arrive.',
  no_payouts: () =>
    'We found no payouts for your stores yet. Automatic sync checks again every day, or you can upload a report.',
};

const WORDS: Readonly<Record<SetupStepId, (setup: Setup) => SetupStepWords>> = {
  connect: () => ({
    label: 'Connect a platform or upload a file',
    meaning: 'Connect Uber Eats or DoorDash to fetch payouts automatically, or upload a report.',
    minutes: 2,
  }),
  match: () => ({
    label: 'Match your stores',
    meaning: 'Tell us which store each payout belongs to. Payouts are on hold until then.',
    minutes: 1,
  }),
  accounts: ({ has_books: hasBooks, accounts_missing: missing, entries_blocked: blocked }) => ({
    label: 'Connect QuickBooks and map accounts',
    meaning: hasBooks
      ? `Choose the QuickBooks account for each line item. ${missing === 0 ? '' : `${mapAlertTitle(missing, blocked)}.`}`.trim()
      : 'Connecting posts nothing. You review every entry before the first one is posted.',
    minutes: 2,
  }),
  first_payout: (setup) =>
    setup.steps.some(({ id }) => id === 'accounts')
      ? {
          label: 'Post your first payout',
          meaning: 'Check the journal entry, then post it to QuickBooks.',
          minutes: 1,
        }
      : {
          label: 'Read your first payout',
          meaning: 'Your reports are built from the payouts we read.',
          minutes: 1,
        },
};

/** "Map 18 accounts to unblock 12 entries"; `missing` is null where nobody has counted them. */
export function mapAlertTitle(missing: number | null, blocked: number): string {
  const accounts = missing === null ? 'accounts' : counted(missing, 'account');
  return blocked === 0 && missing !== null
    ? `${accounts} ${missing === 1 ? 'is' : 'are'} not mapped yet`
    : `Map ${accounts} to unblock ${counted(blocked, 'entry', 'entries')}`;
}
