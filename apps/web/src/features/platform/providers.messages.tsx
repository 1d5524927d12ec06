import type { ReactNode } from 'react';
import { messages } from '../../shared/language/messages.ts';

/** What the pages of QuickBooks say. */
export const books = messages({
  intro: 'Reviewed entries are posted here. We confirm each one and check it again every night.',
  mapping: 'Accounts mapping',
  mappingMeaning: 'Which QuickBooks account each line item goes to, for all stores or one.',
  posting: 'Posting settings',
  postingMeaning:
    'Accounting basis, one entry per payout or day, bank transfers, late changes and automatic posting.',
  verifyEmail: (link: ReactNode) => <>Is Intuit asking you to verify your email first? {link}</>,
  seeWhatToDo: 'See what to do',
  company: 'Company',
  aboutCompany: 'QuickBooks company',
  name: 'Name',
  companyId: 'Company ID',
  edition: 'Edition',
  sandbox: 'Sandbox',
  country: 'Country',
  currency: 'Home currency',
  fiscalYear: 'Fiscal year starts in',
  closedThrough: 'Books closed through',
  notClosed: 'Not closed',
  classes: 'Classes',
  locations: 'Locations',
  accountNumbers: 'Account numbers',
  on: 'On',
  off: 'Off',
  closedTitle: (day: string) => `Books are closed through ${day}`,
  closedMeaning: (day: string) =>
    `Your oldest waiting entry is dated ${day} and can’t be posted on that date. Open the period in QuickBooks, or post it on a later date.`,
  multicurrency: 'Multicurrency is on',
  multicurrencyMeaning: 'Entries are posted in your home currency only.',
  noClasses: 'Class tracking is off',
  useLocations: 'You can’t track stores by class. Use locations or separate accounts.',
  locationsOff:
    'Locations are off too, so stores can only be tracked with separate accounts. Turn one of them on in QuickBooks to use it here.',
});

export const classTracking = messages({
  off: 'Off',
  per_transaction: 'One class per entry',
  per_line: 'A class per line',
});

/** What the page of Uber Eats says. */
export const uberEats = messages({
  intro: 'We request a payment report for each payout. It arrives once Uber Eats has prepared it.',
  upload: 'Upload reports from Uber Eats Manager as CSV or ZIP.',
});

/** What the page of DoorDash and the form of its access key say. */
export const doorDash = messages({
  intro:
    'Upload DoorDash reports, or connect with your own access key to fetch them automatically.',
  accessKey: 'DoorDash access key',
  utc: 'DoorDash reports use UTC',
  utcMeaning: 'Payouts are posted on your store’s local date. Where the two differ, we show both.',
  upload: 'Download the detailed transactions and payout summary from the Merchant Portal.',
  startWithFiles: 'Start with report files',
  howToGetFiles:
    'In the DoorDash Merchant Portal, open Reports and create a financial report for the period. Upload the ZIP as it is. You don’t need an access key.',
  uploadFiles: 'Upload DoorDash reports',
  enterDeveloperId: 'Enter the developer ID.',
  notADeveloperId: 'This isn’t a developer ID. It has only letters, digits and dashes.',
  enterKeyId: 'Enter the key ID.',
  notAKeyId: 'This isn’t a key ID. It has only letters, digits and dashes.',
  enterSecret: 'Enter the signing secret.',
  incompleteSecret: 'This isn’t a complete signing secret. Copy all of it.',
  connectedTo: (client: string) => `DoorDash connected to ${client}.`,
  howToGetKey:
    'Sign in to the DoorDash Developer Portal at developer.doordash.com, open Credentials and create an access key. Copy its three parts here. We test the key without changing anything and store the secret encrypted.',
  notConnected: 'DoorDash wasn’t connected.',
  developerId: 'Developer ID',
  keyId: 'Key ID',
  secret: 'Signing secret',
  connect: 'Connect DoorDash',
  cancel: 'Cancel',
});

/** What the page says that a provider leads back to. */
export const consent = messages({
  foreign:
    'This response doesn’t match a connection you started in this browser, so we ignored it. Start again from Connections.',
  theProvider: 'The provider',
  connecting: (provider: string) => `Connecting ${provider}`,
  checkingAccount: 'Checking which account you chose.',
  granted: (provider: string) => `${provider} access granted`,
  continuesElsewhere: 'You can close this window. Platebook continues in the one you came from.',
  connected: (provider: string) => `${provider} connected`,
  closeWindow: 'You can close this window.',
  denied: 'Access wasn’t granted',
  notConnected: (provider: string) => `${provider} wasn’t connected`,
  deniedMeaning: (provider: string) =>
    `Nothing is fetched or posted without access to ${provider}. Try again when you’re ready.`,
  back: 'Back to connections',
});

/** What to do where Intuit asks for a verified email. */
export const intuitEmail = messages({
  title: 'Verify your email with Intuit',
  intro:
    'Intuit only lets you connect an app once your email is verified. This happens at Intuit; Platebook can’t see or change it.',
  signIn: 'Sign in to QuickBooks with the email you’ll connect with.',
  openAccount: 'Open your Intuit account, then Sign in & security.',
  verify:
    'Choose Verify next to your email. Intuit emails you a code. It can take a few minutes; check your spam folder.',
  enterCode: 'Enter the code, come back here and connect again.',
  adminsOnly:
    'Only a QuickBooks company admin can connect an app. If that’s someone else, ask them to connect it or to make you an admin.',
  connectAgain: 'I’ve verified it, connect again',
});

/** What the list of fetched reports says. */
export const reportList = messages({
  title: 'Fetched reports',
  loading: 'Loading reports',
  noneYet: 'No reports yet',
  appearHere: (platform: string) =>
    `We request ${platform} reports once a store is matched. Each report appears here with its original file.`,
  reportsNoun: 'reports',
  days: 'Days',
  report: 'Report',
  store: 'Store',
  noStore: 'None',
  requested: 'Requested',
  status: 'Status',
  originalFile: 'Original file',
  noFileYet: 'None yet',
  download: 'Download',
  downloadFile: (file: string) => `Download ${file}`,
});

/** The reports that platforms are asked for. */
export const reportKinds = messages({
  payment_details: 'Payment details',
  finance_summary: 'Finance summary',
  transaction_detail: 'Transaction detail',
});
