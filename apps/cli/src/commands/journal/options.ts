import type { PolicyOptions } from '../../policy/options.ts';
import type { GlobalOptions } from '../global-options.ts';

export const JOURNAL_FORMATS = [
  'table',
  'json',
  'csv',
  'hledger',
  'ledger',
  'beancount',
  'xlsx',
] as const;

export type JournalFormat = (typeof JOURNAL_FORMATS)[number];

export type JournalOptions = GlobalOptions &
  PolicyOptions & { readonly format?: JournalFormat; readonly out?: string };
