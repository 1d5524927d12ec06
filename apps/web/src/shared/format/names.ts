import type { Client, PayoutSummary } from '../api/entities.ts';
import { levelNames, reportNames } from './names.messages.ts';

export const PLATFORM_NAMES: Record<PayoutSummary['platform'], string> = {
  ubereats: 'Uber Eats',
  doordash: 'DoorDash',
};

export const PROVIDER_NAMES: Record<PayoutSummary['platform'] | 'quickbooks', string> = {
  ...PLATFORM_NAMES,
  quickbooks: 'QuickBooks',
};

/** The display name of a report type; an unknown one is formatted from its code. */
export function reportName(reportType: string): string {
  const known: Partial<Record<string, string>> = reportNames;
  return known[reportType] ?? toWords(reportType);
}

/** A code as words: `seen_in_other_file` becomes "seen in other file". */
export function toWords(code: string): string {
  return code.replaceAll('_', ' ');
}

/** The display names of levels; spec 6's labels are the API's. */
export const LEVEL_LABELS: Record<Client['level'], string> = levelNames;
