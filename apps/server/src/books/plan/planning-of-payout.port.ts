import type { AccountMapping, PlanOptions, PlanPolicies, StorePayout } from '@platebook/accounting';
import type { TenantScope, Transaction } from '../../db/database.ts';
import type { Channel } from '../../clients/channels/channels.read-model.ts';
import { fromChannelRow } from '../../clients/channels/channels.read-model.ts';
import type {
  AccountMappings,
  EffectiveMapping,
} from '../../mapping/accounts/account-mapping.port.ts';
import { openMappings } from './open-mappings.ts';
import { openStoreMapping } from '../../mapping/stores/store-mapping.read-model.ts';
import { settingsOf } from '../../clients/settings/tenant-settings.read-model.ts';
import type { TenantSettings } from '../../clients/settings/tenant-settings.read-model.ts';
import { dayIn } from '../../platform/days.ts';

/** How one payout is planned: its store, its rules, and the accounts of its components. */
export type PayoutPlanning = {
  /** Null while the platform store is not mapped; such a payout waits. */
  readonly storeId: string | null;
  readonly channelId: string | null;
  readonly options: Partial<PlanOptions>;
  readonly policies: Partial<PlanPolicies> & Pick<PlanPolicies, 'today'>;
  readonly mode: 'review' | 'auto' | 'paused';
  /** False if the client books this channel some other way. */
  readonly isPosted: boolean;
  /** Nothing before this date is posted. */
  readonly startsOn: string | null;
  /** The latest version. */
  readonly mapping: EffectiveMapping;
  /** The mapping effective on an entry's date. */
  readonly mappingOn: (day: string) => Promise<EffectiveMapping>;
  /** Account names: as mapped, else as the channel proposes. */
  readonly accounts: AccountMapping;
};

/** The channels that payouts are planned for, deduplicated. */
export function channelsOf(planned: readonly { readonly planning: PayoutPlanning }[]): string[] {
  return [...new Set(planned.flatMap(({ planning: { channelId } }) => channelId ?? []))];
}

type Deps = { readonly mappings: AccountMappings };

/** Loads the planning rules of a tenant once, and resolves them per payout. */
export async function openPlanning(
  { mappings }: Deps,
  tx: Transaction,
  { scope, at }: { readonly scope: TenantScope; readonly at: Date },
): Promise<(payout: StorePayout) => Promise<PayoutPlanning>> {
  const facts: PlanningFacts = {
    settings: await settingsOf(tx, scope),
    books: await booksOf(tx),
    channels: await allChannels(tx),
    storeOf: await openStoreMapping(tx),
    mappingOf: openMappings(tx, mappings),
    at,
  };
  return (payout) => planningBy(facts, payout);
}

/** Facts about a client that planning needs. */
export type PlanningFacts = {
  readonly settings: TenantSettings;
  readonly books: Books;
  readonly channels: readonly Channel[];
  readonly storeOf: Awaited<ReturnType<typeof openStoreMapping>>;
  readonly mappingOf: ReturnType<typeof openMappings>;
  readonly at: Date;
};

/** The rules of one payout: the channel's, else the client's. */
export async function planningBy(
  { settings, books, channels, storeOf, mappingOf, at }: PlanningFacts,
  payout: StorePayout,
): Promise<PayoutPlanning> {
  const place = placeOf(payout, channels, storeOf);
  const channel = channels.find(({ id }) => id === place.channelId) ?? null;
  const scope = { platform: payout.platform, storeId: place.storeId };
  const mapping = await mappingOf(scope);
  return {
    ...place,
    ...rulesOf(settings, channel, { books, at }),
    mapping,
    mappingOn: (on) => mappingOf({ ...scope, on }),
    accounts: namesOf(channel, mapping),
  };
}

type Books = { readonly currency: 'USD' | 'CAD' | null; readonly closedThrough: string | null };

function rulesOf(
  settings: TenantSettings,
  channel: Channel | null,
  { books, at }: { readonly books: Books; readonly at: Date },
): Omit<PayoutPlanning, 'storeId' | 'channelId' | 'mapping' | 'mappingOn' | 'accounts'> {
  const config = channel?.config ?? {};
  return {
    options: {
      basis: config.basis ?? settings.basis,
      split: config.split ?? settings.split,
      by: config.posting_model === 'daily_journal' ? 'day' : settings.by,
      bankLeg: config.bank_leg ?? settings.bank_leg,
      sales: config.sales ?? settings.sales,
      taxMode: settings.tax_mode,
      memoTax: settings.memo_tax,
      splitTax: settings.split_tax,
      revenue: settings.revenue,
      booksCurrency: books.currency,
    },
    policies: {
      today: dayIn(settings.time_zone, at),
      closedThrough: books.closedThrough,
      watchWindowDays: config.watch_window_days ?? settings.watch_window_days,
      lateRows: config.late_rows ?? settings.late_rows,
      closedPeriod: config.closed_period ?? settings.closed_period,
    },
    mode: config.posting_mode ?? settings.posting_mode,
    isPosted: config.posting_model !== 'none',
    startsOn: config.starts_on ?? null,
  };
}

/** The store mapped on the payout's date; else the channel that has the platform ID itself. */
function placeOf(
  payout: StorePayout,
  channels: readonly Channel[],
  storeOf: Awaited<ReturnType<typeof openStoreMapping>>,
): Pick<PayoutPlanning, 'storeId' | 'channelId'> {
  const { platform, storeId: platformStoreId, payoutOn: on } = payout;
  const mapped = storeOf({ platform, platformStoreId, on });
  if (mapped !== null) {
    return mapped;
  }
  const carrying = channels.find(
    (channel) => channel.type === platform && channel.platformStoreId === platformStoreId,
  );
  return { storeId: carrying?.storeId ?? null, channelId: carrying?.id ?? null };
}

function namesOf(channel: Channel | null, mapping: EffectiveMapping): AccountMapping {
  const mapped = [...mapping].map(([component, { accountName }]) => [component, accountName]);
  return { ...channel?.mapping.accounts, ...Object.fromEntries(mapped) };
}

async function allChannels(tx: Transaction): Promise<Channel[]> {
  return (await tx.selectFrom('channels').selectAll().execute()).map(fromChannelRow);
}

/** The settings of the QuickBooks company, as last refreshed. */
async function booksOf(tx: Transaction): Promise<Books> {
  const row = await tx
    .selectFrom('connections')
    .select('details')
    .where('provider', '=', 'quickbooks')
    .where('status', '<>', 'disconnected')
    .executeTakeFirst();
  const details = (row?.details ?? {}) as { currency?: unknown; closing_on?: unknown };
  const { currency, closing_on: closed } = details;
  return {
    currency: currency === 'USD' || currency === 'CAD' ? currency : null,
    closedThrough: typeof closed === 'string' ? closed : null,
  };
}
