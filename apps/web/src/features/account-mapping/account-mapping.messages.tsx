import type { ReactNode } from 'react';
import { counted } from '../../shared/format/counted.ts';
import { messages } from '../../shared/language/messages.ts';

/** What these pages say. */
export const words = messages({
  lineItem: 'Line item',
  now: 'Now',
  newAccount: 'New',
  why: 'Why',
  accountsToMap: 'Accounts to map',
  nothingChanges: 'Nothing changes.',
  account: 'Account',
  type: 'Type',
  notInQuickbooks: 'Not in QuickBooks',
  unmatchedStay: 'These line items stay as they are. You can create the missing accounts next.',
  missingInBooks: 'Accounts missing in QuickBooks',
  copied: (length: number) => `Copied accounts for ${counted(length, 'line item')}.`,
  copyAccountsTo: (name: string) => `Copy accounts to ${name}`,
  howCopied: 'We match accounts by number, then by name. Store overrides aren’t copied.',
  cancel: 'Cancel',
  copyAccounts: 'Copy accounts',
  nothingWasCopied: 'Nothing was copied.',
  loadingClients: 'Loading clients',
  from: 'From',
  chooseAClient: 'Choose a client',
  comparingMappings: 'Comparing mappings',
  createMissingFor: (name: string) => `Create missing accounts for ${name}`,
  createMissingMeaning:
    'We’ll create these accounts in QuickBooks and map them. Accounts you already have are used as they are.',
  done: 'Done',
  mapAccounts: 'Map accounts',
  createInQuickbooks: (accounts: number) => `Create ${counted(accounts, 'account')} in QuickBooks`,
  createdAreKept: 'Accounts created so far are kept. Try again to finish.',
  loadingAccounts: 'Loading accounts',
  action: 'Action',
  existingOne: 'Use existing',
  createNew: 'Create new',
  accountsToCreate: 'Accounts to create',
  noAccountsAreMissing: 'No accounts are missing.',
  accountsMapped: 'Accounts mapped.',
  createdAndMapped: (accounts: number) =>
    `Created and mapped ${counted(accounts, 'account')} in QuickBooks.`,
  importAccountsFor: (name: string) => `Import accounts for ${name}`,
  columnsToUse:
    'Use the same columns as the export: platform, store, component, account. Up to 1 MB.',
  line: 'Line',
  appliesTo: 'Applies to',
  after: 'After',
  firstDay: 'From',
  everyOpenEntry: 'Every entry that isn’t posted yet',
  inherited: 'Inherited',
  inheritedAccount: 'inherited',
  accountChangesFor: (name: string) => `Account changes for ${name}`,
  historyMeaning: 'Every change is kept. Undoing one adds a new change.',
  loadingTheHistory: 'Loading the history',
  changesAppearHere: 'Account changes appear here.',
  noChangesYet: 'No changes yet',
  accountChanges: 'Account changes',
  changesNoun: 'changes',
  aFormerUser: 'A former user',
  changed: (label: string, placeOf: string) => `changed ${label} (${placeOf})`,
  changeTo: (label: string) => `Change to ${label}`,
  forEntriesFrom: (formatDay: string) => `For entries from ${formatDay}.`,
  undo: 'Undo',
  undoOf: (label: string) => `Undo ${label}`,
  allStoresPlace: 'all stores',
  anotherClassOrLocation: 'another class or location',
  changeToUndone: (label: string) => `Change to ${label} undone.`,
  undoQuestion: (label: string, name: string) => `Undo the change to ${label} for ${name}?`,
  goesBackTo: (label: string, accountOf: string) => `${label} goes back to ${accountOf}.`,
  checkingEntries: 'Checking which posted entries used this change.',
  noEntriesUsedIt: 'No posted entries used this change.',
  postedEntriesStay: (entries: number) =>
    entries === 1
      ? '1 posted entry stays unchanged. Next, choose whether to repost it.'
      : `${entries} posted entries stay unchanged. Next, choose whether to repost them.`,
  undoChange: 'Undo change',
  keepChange: 'Keep change',
  nothingWasChanged: 'Nothing was changed.',
  mappedFromTemplate: (length: number) =>
    `Mapped ${counted(length, 'line item')} from the template.`,
  startFromTemplateFor: (name: string) => `Start ${name} from a template`,
  templateMeaning:
    'Maps all stores to accounts with these names. Review the changes before you apply them.',
  createMissingAccounts: 'Create missing accounts',
  applyTemplate: 'Apply template',
  nothingWasMapped: 'Nothing was mapped.',
  loadingTemplates: 'Loading templates',
  template: 'Template',
  chooseATemplate: 'Choose a template',
  comparingWithYourAccounts: 'Comparing with your accounts',
  refreshed: (objects: number) =>
    `Refreshed ${objects} accounts, classes and names from QuickBooks.`,
  more: 'More',
  refreshAccounts: 'Refresh accounts',
  startFromTemplate: 'Start from a template',
  copyFromClient: 'Copy from another client',
  history: 'History',
  exportAsCsv: 'Export as CSV',
  importFromCsv: 'Import from CSV',
  repost: 'Repost entries with this mapping',
  on: (name: string, platform: string) => `${name} on ${platform}`,
  allStores: 'All stores',
  onePlatform: 'One platform, all stores',
  oneStore: 'One store on one platform',
  accounts: 'Accounts',
  loadingTheStores: 'Loading the stores',
  intro:
    'Which QuickBooks account each line item goes to. Stores inherit these accounts unless you override them.',
  connection: 'Connection',
  readOnly: 'You can view accounts. To change them, ask a manager or owner of this client.',
  accountsFor: 'Accounts for',
  accountsOf: (label: string) => `Accounts for ${label}`,
  suggested: 'We suggest an account for each. Review them before anything is created.',
  map: (accounts: number) => `Map ${counted(accounts, 'account')}`,
  connectQuickbooks: 'Connect QuickBooks',
  reconnectQuickbooks: 'Reconnect QuickBooks',
  connectToChoose: 'Connect QuickBooks to choose accounts here. Nothing is posted until then.',
  quickbooksIsntConnected: 'QuickBooks isn’t connected',
  savedAsOf: (value: ReactNode) => <>Your mapping is saved. Account names are from{value}.</>,
  isDisconnected: (companyName: string) => `${companyName} is disconnected`,
});

export const hintsWords = messages({
  client: 'Default for all stores.',
  ubereats: 'Anything not set here comes from All stores.',
  doordash: 'Anything not set here comes from All stores.',
  channel: 'Anything not set here comes from the platform, then from All stores.',
});

/** What the templates of a chart of accounts are called. */
export const templateNames = messages({
  us_facilitated: 'United States, platform remits sales tax',
  us_not_facilitated: 'United States, restaurant remits sales tax',
  canada: 'Canada',
  cash: 'Cash basis',
  minimal: 'Minimal',
});

/** Whom each template is for. */
export const templateMeanings = messages({
  us_facilitated:
    'For states where the platform collects and remits sales tax on orders. Tax nets to zero in your entries.',
  us_not_facilitated:
    'For states where the platform pays sales tax to the restaurant, which remits it. Also handles tax split between the two.',
  canada:
    'GST/HST on sales is a payable, and GST/HST on fees is an input tax credit. Clearing accounts are in Canadian dollars.',
  cash: 'One entry on the payout date, with the transfer to the bank, so clearing is back to zero the same day.',
  minimal: 'The fewest accounts possible: one for sales and one for what platforms keep.',
});
