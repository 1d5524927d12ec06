import { counted, formatCount } from '../../../shared/format/counted.ts';
import { messages } from '../../../shared/language/messages.ts';
import type { VerificationCode } from './verification.queries.ts';

/** What the page of verifications says. */
export const words = messages({
  title: 'Verification',
  about: 'Codes that confirm an email address or phone number, and checks of clients’ ledgers.',

  codes: 'Verification codes',
  codesAbout: 'Only the person who got a code knows it. It expires after 10 minutes or 5 attempts.',
  findCodes: 'Find verification codes',
  search: 'Email or phone number',
  searchHint: 'The full address or number a code was sent to.',
  find: 'Find',
  showAll: 'Show all',
  noCodes: 'No codes yet',
  noCodesMeaning: 'They appear here as soon as one is sent.',
  noneFound: 'No codes were sent there',
  sendCode: 'Send a code',
  target: 'Sent to',
  purpose: 'Confirms',
  state: 'Status',
  attempts: 'Wrong attempts',
  sentAt: 'Sent',
  expires: 'Expires',
  action: 'Action',
  resend: 'Resend',
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
    'Checks that a client’s payouts add up, that each entry balances, and that its audit log is intact. You see only counts, never what’s in the books.',
  loadingLedgers: 'Loading the verifications',
  noLedgers: 'No ledgers verified yet',
  noLedgersMeaning: 'Verify one when a client doubts a figure, or after an incident.',
  verifyLedger: 'Verify a ledger',
  verify: 'Verify',
  client: 'Client',
  clientId: 'Client ID',
  clientIdHint: 'Shown on ticket pages and in client lists.',
  enterClientId: 'Enter a client ID',
  from: 'From',
  to: 'To',
  enterDay: 'Enter a day',
  toBeforeFrom: 'Enter a day on or after the first one',
  period: 'Period',
  result: 'Result',
  holds: 'Passed',
  broken: (checks: number) => `${counted(checks, 'check')} failed`,
  checks: 'Checks',
  checkOf: (check: string, checked: number, broken: number) =>
    broken === 0
      ? `${check}: ${formatCount(checked)}`
      : `${check}: ${formatCount(broken)} of ${formatCount(checked)} failed`,
  auditLog: 'Audit log',
  requestedBy: 'Requested by',
  verifiedAt: 'Verified',
  ledgersNoun: 'verifications',
  verifiedHolds: (client: string) => `${client}’s ledger passed every check`,
  verifiedBroken: (client: string) => `${client}’s ledger failed a check`,
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
