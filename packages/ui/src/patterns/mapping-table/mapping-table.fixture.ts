import type { LedgerAccount } from '../../components/account-picker/account-options.ts';
import type { MappingLine } from './mapping-line.ts';

const inUsd = { currency: 'USD', active: true };
export const MAPPING_ACCOUNTS: readonly LedgerAccount[] = [
  { ...inUsd, id: '4010', number: '4010', name: 'Delivery sales', type: 'Income' },
  { ...inUsd, id: '4090', number: '4090', name: 'Promotions (contra)', type: 'Income' },
  { ...inUsd, id: '6120', number: '6120', name: 'Delivery commission', type: 'Expense' },
  { ...inUsd, id: '6130', number: '6130', name: 'Delivery advertising', type: 'Expense' },
  { ...inUsd, id: '6190', number: '6190', name: 'Other delivery fees', type: 'Expense' },
  {
    ...inUsd,
    id: '2210',
    number: '2210',
    name: 'Facilitator tax pass-through',
    type: 'Other Current Liability',
  },
  {
    ...inUsd,
    id: '2200',
    number: '2200',
    name: 'Sales tax payable',
    type: 'Other Current Liability',
    blocked: 'Managed by the QuickBooks sales tax center',
  },
];

/** One line in each state. */
export const MAPPING_LINES: readonly MappingLine[] = [
  {
    id: 'gross',
    source: 'Sales (excl. tax)',
    sourceDetail: '214 rows',
    sampleCents: 510_000,
    accountId: '4010',
    state: 'accepted',
    lastUsed: '2026-04-07',
  },
  {
    id: 'commission-credit',
    source: 'Commission credit',
    sourceDetail: '6 rows',
    sampleCents: 4_500,
    accountId: '6120',
    state: 'suggested',
    confidence: 'high',
    reason: 'Goes with the commission, as at Pine Street',
  },
  {
    id: 'loyalty',
    source: 'Loyalty fee',
    sourceDetail: '12 rows',
    sampleCents: -1_800,
    types: ['Expense'],
    accountId: '6190',
    state: 'suggested',
    confidence: 'low',
    reason: 'The name reads like a fee',
  },
  {
    id: 'promotions',
    source: 'Offers on items',
    sourceDetail: '17 rows',
    sampleCents: -38_000,
    accountId: '4090',
    state: 'edited',
    lastUsed: '2026-04-07',
  },
  {
    id: 'tax',
    source: 'Tax on sales',
    sourceDetail: '214 rows',
    sampleCents: 31_200,
    accountId: '2210',
    state: 'inherited',
    reason: 'From the client’s default',
  },
  {
    id: 'bags',
    source: 'Bag fee',
    sourceDetail: '31 rows',
    sampleCents: 310,
    accountId: null,
    state: 'unmapped',
  },
  {
    id: 'ads',
    source: 'Ad spend',
    sourceDetail: '2 rows',
    sampleCents: -50_000,
    accountId: '6130',
    state: 'conflicting',
    reason: 'The store says 6130, the channel says 6190',
  },
  {
    id: 'courier',
    source: 'Courier tips passed on',
    sourceDetail: '4 rows',
    sampleCents: -1_600,
    accountId: null,
    state: 'deleted',
    reason: '2250 · Tips payable was deleted on 2 Apr 2026',
  },
];
