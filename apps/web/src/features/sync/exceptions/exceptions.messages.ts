import { messages } from '../../../shared/language/messages.ts';

/** What these pages say. */
export const words = messages({
  open: 'Open',
  openDifferences: 'Open',
  aPerson: 'a person',
  resolvedBy: (person: string, note: string) => `Resolved by ${person}: ${note}`,
  resolvedByReport: 'Resolved automatically by a later report',
  replaced: 'Replaced: the difference changed and was approved again',
  resolveTheDifference: (format: string) => `Resolve the ${format} difference`,
  resolveMeaning: (name: string, value: string) =>
    `${name}, payout ${value}. Approved entries stay approved. If a later report brings the rows, this resolves automatically.`,
  resolve: 'Resolve',
  whatHappened: 'What happened to the money',
  referenceHint: 'For example, the entry that books it or the platform’s reply.',
  enterWhatHappened: 'Enter what happened.',
  payoutHeld:
    'Nothing from this payout is posted until you import the rows again or approve its entries with the amount and a reason.',
  openQueue: 'Open queue',
  approvedDifference: (amount: string, name: string) =>
    `The deposit differs by ${amount}. ${name} approved it.`,
  resolveCommand: 'Resolve…',
  reason: (reason: string, resolutionInWords: string) => `Reason: ${reason}. ${resolutionInWords}.`,
  showDifferences: 'Show differences',
  resolved: 'Resolved',
  approvedDifferences: 'Approved differences',
  loadingApprovedDifferences: 'Loading approved differences',
  appearHere:
    'If you approve an entry while rows in its report are set aside, the difference stays here until you resolve it.',
  noOpenDifferences: 'No open differences',
  noResolvedDifferences: 'No resolved differences',
  payout: 'Payout',
  paid: (storeName: string, formatDay: string) => `${storeName} · paid ${formatDay}`,
  difference: 'Difference',
  reasonColumn: 'Reason',
  approvedBy: 'Approved by',
  state: 'Status',
});
