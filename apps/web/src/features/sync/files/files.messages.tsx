import type { ReactNode } from 'react';
import { counted, formatCount } from '../../../shared/format/counted.ts';
import { messages } from '../../../shared/language/messages.ts';

/** What these pages say. */
export const words = messages({
  weCouldntRead: (visibleName: string) => `We couldn’t read ${visibleName}`,
  weCouldntPreparePayout: (payout: string) => `We couldn’t prepare payout ${payout}`,
  file: (file: ReactNode) => <>File {file}</>,
  fileAndColumn: (file: ReactNode, column: ReactNode) => (
    <>
      File {file}, column {column}
    </>
  ),
  subtotalLeaveItOut: 'Subtotal, leave it out',
  subtotalMeaning: 'Its money is already in other columns.',
  lineItemPart: 'Part of a line item',
  lineItemMeaning: 'Its money is part of the payout and is booked.',
  notMoney: 'Not money',
  notMoneyMeaning: 'Its numbers aren’t part of the payout.',
  ofRows: (matching: number, rows: number) =>
    `${formatCount(matching)} of ${formatCount(rows)} rows`,
  isSubtotal: (join: string, counted: string) =>
    `It equals ${join} in ${counted}, so it’s a subtotal.`,
  and: ' and ',
  togetherWith: (join: string) => ` together with ${join}`,
  asADeduction: ' as a deduction',
  isComponent: (turned: string, others: string, counted: string) =>
    `With it counted${turned}${others}, ${counted} add up, so it’s part of the payout.`,
  isUnrelated: (counted: string) =>
    `It doesn’t equal a sum of other columns. Without it, ${counted} add up.`,
  chooseMeaning: 'Choose what this column is.',
  chooseALineItem: 'Choose a line item.',
  decisionRefused: 'This decision doesn’t add up',
  decisionNotSaved: 'This decision wasn’t saved',
  whatIsThisColumn: 'What is this column?',
  whatAreTheseColumns: (length: number) => `What are these ${length} columns?`,
  unknownColumn:
    'Platebook doesn’t recognize it, and it holds money. None of this file was read. We’ll test your choice on every row and use it for this client’s later files.',
  unknownColumns:
    'Platebook doesn’t recognize them, and they hold money. None of this file was read. We’ll test your choice on every row and use it for this client’s later files.',
  nothingWasSaved: (title: string) => `${title} Nothing was saved.`,
  saveAndRead: 'Save and read the file again',
  rowShows: (findingSentence: string, row: number, code: ReactNode) => (
    <>
      {findingSentence} Row {row} shows {code}.
    </>
  ),
  lineItemOf: (column: string) => `Line item of ${column}`,
  lineItemPlaceholder: 'Choose a line item',
  downloadWorkpapers: 'Download workpapers',
  loadingSourceRows: 'Loading source rows',
  rowsNoun: 'rows',
  journalEntries: 'Journal entries',
  previewOpenALine: 'Preview. Nothing has been posted. Open a line to see the rows it comes from.',
  openALine: 'Open a line to see the rows it comes from.',
  loadingJournalEntries: 'Loading journal entries',
  payoutNotReady: 'This payout isn’t ready yet',
  loadingThePayout: 'Loading the payout',
  checks: 'Checks',
  aboutThisPayout: 'About this payout',
  netDeposit: 'Net deposit',
  store: 'Store',
  channel: 'Channel',
  period: 'Period',
  reference: 'Reference',
  storeNotMatched: 'This store isn’t matched to one of yours yet. Match it under Connections.',
  payouts: (length: number) => counted(length, 'payout'),
  payoutsOfThisImport: 'Payouts in this import',
  rowsSetAside: 'Rows set aside',
  rowsSetAsideMeaning: 'These rows don’t add up, so they aren’t in any entry. All other rows are.',
  moreInTheWorkpapers: (unlisted: number) => `${unlisted} more in the workpapers.`,
  reportsInThisFile: 'Reports in this file',
  importLabel: 'Import',
  loadingTheImport: 'Loading the import',
  files: 'Files',
  imported: (formatInstant: string) => `Imported ${formatInstant}`,
  alreadyImportedTitle: 'You already imported this file',
  importedBefore: (formatInstant: string) =>
    `This is the import from ${formatInstant}. Nothing was imported or posted twice.`,
  progressOf: (visibleName: string) => `Progress of ${visibleName}`,
  tryAgain: 'Try again',
  uploadAnotherFile: 'Upload another file',
  payout: 'Payout',
  paidFrom: (formatDay: string) => `Paid ${formatDay}, from `,
  fileColumn: 'File',
  importedColumn: 'Imported',
  rows: 'Rows',
  setAside: 'Set aside',
  payoutsColumn: 'Payouts',
  status: 'Status',
  fileKinds: 'CSV or ZIP from Uber Eats or DoorDash',
  fileLimits: (kinds: string, report: number, unpacked: number) =>
    `${kinds}, up to ${report} MB each (a ZIP up to ${unpacked} MB unpacked). You can pause and resume large files.`,
  stored: (megabytes: string) => `${megabytes} stored`,
  leftInPlan: (used: string, left: string, allowed: string) =>
    `${used}, ${left} of ${allowed} left in your plan`,
  mb: (count: string) => `${count} MB`,
  pausedAt: (percent: number) => `Paused at ${percent}%. Resume within 24 hours.`,
  connectionLostAt: (percent: number) =>
    `The connection was lost at ${percent}%. Resume within 24 hours.`,
  alreadyImported: 'Already imported',
  unreadable: 'We couldn’t read this file. Nothing was posted.',
  resumeUpload: 'Resume upload',
  addReportFiles: 'Add report files',
  uploadReadOnly: 'Only managers and owners can upload reports. Ask the owner of this client.',
  loadingStorage: 'Loading storage',
  imports: 'Imports',
  uploadFirst: 'Upload a report above. We read, check and plan its payouts before anything posts.',
  needs: 'Needs',
  needsAttention: 'Your attention',
  noImportsYet: 'No imports yet',
});

export const titles = messages({
  unknown_money_column: 'An unknown column holds money',
  column_decision_does_not_foot: 'A column decision doesn’t add up',
  unsupported_report: 'This isn’t a payment report',
  would_double_count: 'This report would count sales twice',
  workbook: 'This is an Excel workbook',
  not_a_report: 'This isn’t a report from Uber Eats or DoorDash',
  unmapped_component: 'Some line items need an account',
});

export const questionsWords = messages({
  offer_tax: 'Is tax inside the promotion column?',
  error_tax: 'Is tax inside the error charge column?',
  fee_sign: 'How are fees printed?',
  marketing_tax: 'Is tax inside the marketing fee column?',
  merchant_discount: 'Is the discount you funded outside the subtotal?',
});

/** What was decided about a report that exports print in several ways. */
export const decisionWords = messages({
  inside: 'inside',
  outside: 'outside',
  positive: 'positive',
  negative: 'negative',
  all_positive: 'all positive',
  counted: 'counted',
  memo: 'memo',
});

/** Why rows of a report are left out on purpose. */
export const leftOutWords = messages({
  payout_transfer: 'Payout transfer',
  payout_not_assigned: 'Payout not assigned',
  unknown_kind: 'Unknown kind',
  in_better_report: 'In better report',
  used_as_check: 'Used as check',
  seen_in_other_file: 'Seen in other file',
  same_file: 'Same file',
});
