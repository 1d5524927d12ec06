import type { ReactNode } from 'react';
import { counted } from '../../shared/format/counted.ts';
import { messages } from '../../shared/language/messages.ts';

/** What these pages say. */
export const words = messages({
  lineItem: 'Line item',
  now: 'Now',
  newLabel: 'New',
  why: 'Why',
  accountsToMap: 'Accounts to map',
  nothingChanges: 'Nothing changes.',
  account: 'Account',
  type: 'Type',
  notInQuickbooks: 'Not in QuickBooks',
  theseLineItemsStayAsThey:
    'These line items stay as they are. You can create the missing accounts next.',
  accountsMissingInQuickbooks: 'Accounts missing in QuickBooks',
  copiedAccountsForLineItems: (length: number) => `Copied accounts for ${length} line items.`,
  copyAccountsTo: (name: string) => `Copy accounts to ${name}`,
  weMatchAccountsByNumberThen:
    'We match accounts by number, then by name. Store overrides aren’t copied.',
  cancel: 'Cancel',
  copyAccounts: 'Copy accounts',
  nothingWasCopied: 'Nothing was copied.',
  loadingClients: 'Loading clients',
  from: 'From',
  chooseAClient: 'Choose a client',
  comparingMappings: 'Comparing mappings',
  createMissingAccountsFor: (name: string) => `Create missing accounts for ${name}`,
  wellCreateTheseAccountsInQuickbooks:
    'We’ll create these accounts in QuickBooks and map them. Accounts you already have are used as they are.',
  done: 'Done',
  mapAccounts: 'Map accounts',
  createInQuickbooks: (accounts: number) => `Create ${counted(accounts, 'account')} in QuickBooks`,
  accountsCreatedSoFarAreKept: 'Accounts created so far are kept. Try again to finish.',
  loadingAccounts: 'Loading accounts',
  action: 'Action',
  existingOne: 'Use existing',
  createNew: 'Create new',
  accountsToCreate: 'Accounts to create',
  noAccountsAreMissing: 'No accounts are missing.',
  accountsMapped: 'Accounts mapped.',
  createdAndMappedInQuickbooks: (accounts: number) =>
    `Created and mapped ${counted(accounts, 'account')} in QuickBooks.`,
  importAccountsFor: (name: string) => `Import accounts for ${name}`,
  columnsToUse: 'Use the columns of the export: platform, store, component, account. Up to 1 MB.',
  line: 'Line',
  appliesTo: 'Applies to',
  after: 'After',
  inherited: 'Inherited',
  inheritedAccount: 'inherited',
  accountChangesFor: (name: string) => `Account changes for ${name}`,
  everyChangeIsKeptUndoingOne: 'Every change is kept. Undoing one adds a new change.',
  loadingTheHistory: 'Loading the history',
  accountChangesAppearHere: 'Account changes appear here.',
  noChangesYet: 'No changes yet',
  accountChanges: 'Account changes',
  showOlderChanges: 'Show older changes',
  aFormerUser: 'A former user',
  changed: (label: string, placeOf: string) => `changed ${label} (${placeOf})`,
  changeTo: (label: string) => `Change to ${label}`,
  forEntriesFrom: (formatDay: string) => `For entries from ${formatDay}.`,
  undo: 'Undo',
  undo2: (label: string) => `Undo ${label}`,
  allStores: 'all stores',
  anotherClassOrLocation: 'another class or location',
  changeToUndone: (label: string) => `Change to ${label} undone.`,
  undoTheChangeToFor: (label: string, name: string) => `Undo the change to ${label} for ${name}?`,
  goesBackTo: (label: string, accountOf: string) => `${label} goes back to ${accountOf}.`,
  checkingWhichPostedEntriesUsedThis: 'Checking which posted entries used this change.',
  noPostedEntriesUsedThisChange: 'No posted entries used this change.',
  postedEntriesStay: (entries: number) =>
    entries === 1
      ? '1 posted entry stays unchanged. Next, choose whether to repost it.'
      : `${entries} posted entries stay unchanged. Next, choose whether to repost them.`,
  undoChange: 'Undo change',
  keepChange: 'Keep change',
  nothingWasChanged: 'Nothing was changed.',
  mappedLineItemsFromTheTemplate: (length: number) =>
    `Mapped ${length} line items from the template.`,
  startFromATemplate: (name: string) => `Start ${name} from a template`,
  mapsAllStoresToAccountsWith:
    'Maps all stores to accounts with these names. Review the changes before you apply them.',
  createMissingAccounts: 'Create missing accounts',
  applyTemplate: 'Apply template',
  nothingWasMapped: 'Nothing was mapped.',
  loadingTemplates: 'Loading templates',
  template: 'Template',
  chooseATemplate: 'Choose a template',
  comparingWithYourAccounts: 'Comparing with your accounts',
  refreshedAccountsClassesAndNamesFrom: (objects: number) =>
    `Refreshed ${objects} accounts, classes and names from QuickBooks.`,
  more: 'More',
  refreshAccounts: 'Refresh accounts',
  startFromATemplate2: 'Start from a template',
  copyFromAnotherClient: 'Copy from another client',
  history: 'History',
  exportAsCsv: 'Export as CSV',
  importFromCsv: 'Import from CSV',
  repostEntriesWithThisMapping: 'Repost entries with this mapping',
  on: (name: string, platformnames: string) => `${name} on ${platformnames}`,
  allStores2: 'All stores',
  onePlatformAllStores: 'One platform, all stores',
  oneStoreOnOnePlatform: 'One store on one platform',
  accounts: 'Accounts',
  loadingTheStores: 'Loading the stores',
  whichQuickbooksAccountEachLineItem:
    'Which QuickBooks account each line item goes to. Stores inherit these accounts unless you override them.',
  connection: 'Connection',
  youCanViewAccountsToChange:
    'You can view accounts. To change them, ask a manager or owner of this client.',
  accountsFor: 'Accounts for',
  accountsFor2: (label: string) => `Accounts for ${label}`,
  weSuggestAnAccountForEach:
    'We suggest an account for each. Review them before anything is created.',
  map: (accounts: number) => `Map ${counted(accounts, 'account')}`,
  connectQuickbooks: 'Connect QuickBooks',
  reconnectQuickbooks: 'Reconnect QuickBooks',
  connectQuickbooksToChooseAccountsHere:
    'Connect QuickBooks to choose accounts here. Nothing is posted until then.',
  quickbooksIsntConnected: 'QuickBooks isn’t connected',
  yourMappingIsSavedAccountNames: (value: ReactNode) => (
    <>Your mapping is saved. Account names are shown as of{value}.</>
  ),
  isDisconnected: (companyName: string) => `${companyName} is disconnected`,
});

export const hintsWords = messages({
  client: 'Default for all stores.',
  ubereats: 'Anything not set here comes from All stores.',
  doordash: 'Anything not set here comes from All stores.',
  channel: 'Anything not set here comes from the platform, then from All stores.',
});
