import { counted, formatCount } from '../../../shared/format/counted.ts';
import { messages } from '../../../shared/language/messages.ts';

/** What the configuration page says. */
export const words = messages({
  title: 'Configuration',
  about:
    'How all clients’ reports are read, what this installation runs with, and who changed what.',
  needs: (capability: string) => `Changing it needs ${capability}.`,
  loadingAccess: 'Loading your access',
  views: 'Configuration views',
  headers: 'Unknown headers',
  formats: 'Known reports',
  versions: 'Versions',
  settings: 'Settings',

  headersAbout:
    'Column names in uploaded and fetched reports that no format knows. Rows and amounts are never shown here.',
  filterHeaders: 'Filter headers',
  loadingHeaders: 'Loading headers',
  headersNoun: 'headers',
  noHeaders: 'No unknown headers',
  noHeadersMeaning: 'When a platform ships a report with a new column, its name shows up here.',
  noMatches: 'No headers match these filters',
  clearFilters: 'Clear filters',
  header: 'Header',
  platform: 'Platform',
  amounts: 'Amounts',
  files: 'Files',
  filesOf: (stopped: number, files: number) =>
    stopped === 0
      ? counted(files, 'file')
      : `${formatCount(stopped)} of ${counted(files, 'file')} stopped`,
  clients: 'Clients',
  lastSeen: 'Last seen',
  readAs: 'Read as',
  readAsNothing: 'Not read',
  action: 'Action',
  nameIt: 'Read as…',
  nameHeader: (header: string) => `Choose what “${header}” is read as`,
  change: 'Change',
  changeAlias: (header: string) => `Change what “${header}” is read as`,
  published: 'Alias',
  withAlias: 'Published',
  withoutAlias: 'None',

  nameTitle: (header: string) => `Read “${header}” as`,
  nameAbout: (platform: string) =>
    `Choose the known ${platform} column this is a new name for. It applies only to files without that column.`,
  column: 'Known column',
  chooseColumn: 'Choose a column',
  tryIt: 'Try on stored files',
  tryWithout: 'Try without the alias',
  tryFailed: 'Nothing was published. Stored files stay as they were read.',

  publishTitle: (header: string, column: string) => `Read “${header}” as “${column}”?`,
  removeTitle: (header: string) => `Stop reading “${header}” as a known column?`,
  tried: (files: number) => `Tried on ${counted(files, 'stored file')}`,
  triedNone: 'No stored file has this header',
  triedNoneMeaning: 'It will apply to future files.',
  becomesReadable: (files: number) =>
    `${counted(files, 'stopped file')} ${files === 1 ? 'becomes' : 'become'} readable`,
  totalsFoot: (totals: number) => `All ${formatCount(totals)} totals in them add up`,
  totalsBroken: (broken: number, totals: number) =>
    `${formatCount(broken)} of ${counted(totals, 'total')} in them ${broken === 1 ? 'does' : 'do'} not add up`,
  rowsSetAside: (rows: number) => `${counted(rows, 'row')} in them would be set aside`,
  unchanged: (files: number) =>
    `${counted(files, 'file')} ${files === 1 ? 'is' : 'are'} read exactly as before`,
  changes: (files: number) => `${counted(files, 'file')} would be read differently`,
  stops: (files: number) => `${counted(files, 'file')} that can be read today would stop`,
  stillStopped: (files: number) =>
    `${counted(files, 'file')} ${files === 1 ? 'stays' : 'stay'} stopped`,
  leftOut: (files: number) =>
    `${counted(files, 'more file', 'more files')} with this header ${files === 1 ? 'was' : 'were'} not tried`,
  triedFiles: 'Files that would be read differently',
  file: 'File',
  report: 'Report',
  outcome: 'Outcome',
  rows: 'Rows',
  payouts: 'Payouts',
  publishMeaning:
    'Stopped files that become readable are read again. Existing entries stay as they are.',
  reason: 'Reason',
  reasonHint: 'Shown in the history with your name.',
  enterReason: 'Enter a reason',
  accept: 'Publish even though files would be read differently',
  publish: 'Publish for all clients',
  publishFailed: 'Nothing was published.',
  acceptNeeded: 'Check this to publish',
  publishedVersion: (version: number, files: number) =>
    files === 0
      ? `Version ${formatCount(version)} published`
      : `Version ${formatCount(version)} published. Reading ${counted(files, 'file')} again.`,

  loadingFormats: 'Loading reports',
  aliases: 'Published aliases',
  noAliases: 'No aliases are published. Reports are read using only the built-in names.',
  sinceVersion: 'Since version',
  formatsAbout: 'The columns of each report, with their built-in names.',
  columnsOf: (report: string, columns: number) => `${report}: ${counted(columns, 'column')}`,
  use: 'Use',
  spellings: 'Other names',
  identifies: 'identifies the report',

  loadingVersions: 'Loading versions',
  versionsNoun: 'versions',
  noVersions: 'Nothing is published yet',
  noVersionsMeaning: 'Reports are read using only the built-in names.',
  version: 'Version',
  inForce: 'Current',
  publishedBy: 'Published',
  unknownAuthor: 'A deleted account',
  changesOf: 'Changes',
  added: (header: string, column: string) => `“${header}” is read as “${column}”`,
  removed: (header: string, column: string) => `“${header}” is no longer read as “${column}”`,
  replaced: (header: string, before: string, after: string) =>
    `“${header}” is read as “${after}” instead of “${before}”`,
  restoredFrom: (version: number) =>
    version === 0 ? 'Back to the built-in names' : `Back to version ${formatCount(version)}`,
  restore: 'Restore',
  restoreVersion: (version: number) => `Restore version ${formatCount(version)}`,
  restoreBuiltIn: 'Remove every alias',
  restoreTitle: (version: number) =>
    version === 0 ? 'Remove every alias?' : `Restore version ${formatCount(version)}?`,
  restoreMeaning:
    'Its aliases become a new version. Files already read and their entries stay as they are. New files that need an alias you remove will stop.',
  removeAllMeaning:
    'The new version reads reports using only the built-in names. Files already read and their entries stay as they are. New files that need an alias will stop.',
  restoreConfirm: 'Publish',
});

/** Whether a column holds amounts. */
export const amountNames = messages({
  yes: 'Holds amounts',
  no: 'No amounts',
  unknown: 'Not read',
});

/** What becomes of a file in a trial. */
export const outcomeNames = messages({
  becomes_readable: 'Becomes readable',
  unchanged: 'Same as before',
  changes: 'Read differently',
  stops: 'Would stop',
  still_stopped: 'Stays stopped',
});

/** What a report does with a column. */
export const columnUseNames = messages({
  money: 'Counted',
  net: 'Total the rows are checked against',
  subtotal: 'Subtotal, not counted',
  fact: 'Identifies what a row belongs to',
  text: 'Not used',
});
