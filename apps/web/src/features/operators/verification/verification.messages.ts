import { counted, formatCount } from '../../../shared/format/counted.ts';
import { messages } from '../../../shared/language/messages.ts';
import type { VerificationCode } from './verification.queries.ts';

/** What the page of verifications says. */
export const words = messages({
  title: 'Verification',
  about: 'Codes that prove an address or a phone number, and whether the ledgers of clients hold.',

  codes: 'Verification codes',
  codesAbout:
    'A code is known only to the person who got it. It lasts ten minutes and five attempts.',
  findCodes: 'Find verification codes',
  search: 'Email or phone number',
  searchHint: 'The whole address or number a code was sent to.',
  find: 'Find',
  showAll: 'Show all',
  noCodes: 'No codes yet',
  noCodesMeaning: 'They appear here as soon as one is sent.',
  noneFound: 'No code was sent there',
  sendCode: 'Send a code',
  target: 'Sent to',
  purpose: 'Proves',
  state: 'State',
  attempts: 'Wrong attempts',
  sentAt: 'Sent',
  expires: 'Expires',
  action: 'Action',
  resend: 'Send again',
  end: 'End the code',
  actionsFor: (target: string) => `Actions for ${target}`,
  sent: 'Code sent',
  ended: 'Code ended',
  notOpen: 'No code was open there',
  codeNoun: 'verification code',
  codesNoun: 'verification codes',
  allCodes: 'All verification codes',
  codesThere: 'Verification codes sent there',
  sendTitle: 'Send a verification code',
  enterTarget: 'Enter an email address or a phone number',
  notSent: 'Nothing was sent.',
  notChanged: 'Nothing was changed.',

  ledgers: 'Ledger verification',
  ledgersAbout:
    'Checks how the identities of a client’s payouts hold, that each entry balances, and that its audit log follows from itself. You see counts, and nothing of what the books say.',
  loadingLedgers: 'Loading the verifications',
  noLedgers: 'No ledger was verified yet',
  noLedgersMeaning: 'Verify one when a client doubts a figure, or after an incident.',
  verifyLedger: 'Verify a ledger',
  verify: 'Verify',
  client: 'Client',
  clientId: 'Client ID',
  clientIdHint: 'Ticket pages and lists of clients show it.',
  enterClientId: 'Enter the ID of a client',
  from: 'From',
  to: 'To',
  enterDay: 'Enter a day',
  toBeforeFrom: 'Enter a day that is not before the first one',
  period: 'Period',
  result: 'Result',
  holds: 'Holds',
  broken: (checks: number) => `${counted(checks, 'check')} broken`,
  checks: 'Checks',
  checkOf: (check: string, checked: number, broken: number) =>
    broken === 0
      ? `${check}: ${formatCount(checked)}`
      : `${check}: ${formatCount(broken)} of ${formatCount(checked)} broken`,
  auditLog: 'Audit log',
  requestedBy: 'Asked by',
  verifiedAt: 'Verified',
  ledgersNoun: 'verifications',
  verifiedHolds: (client: string) => `The ledger of ${client} holds`,
  verifiedBroken: (client: string) => `The ledger of ${client} doesn’t hold`,
  notVerified: 'Nothing was verified.',
});

export const purposeNames = messages({
  email: 'Email',
  phone: 'Phone',
  intuit: 'Email for Intuit',
} satisfies Record<VerificationCode['purpose'], string>);

export const codeStateNames = messages({
  open: 'Open',
  used: 'Used',
  voided: 'Ended',
  expired: 'Expired',
  exhausted: 'Too many attempts',
} satisfies Record<VerificationCode['state'], string>);
