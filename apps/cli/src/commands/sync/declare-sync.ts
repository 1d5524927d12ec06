import { type Command, Option } from 'commander';
import { OUTPUT_FORMATS } from '../../online/options.ts';
import { toDay, toInstant, toWholeNumber } from '../../online/values.ts';
import { DATE_RANGES, DOCUMENT_FORMATS, EXPORT_FORMATS, RUN_STATUSES } from './options.ts';

type Declare = (name: string, declare: (command: Command) => Command) => void;

const CHANNELS = ['ubereats', 'doordash'];
const CLIENT = ['--client <client>', 'the client, by id, number or name'] as const;

/** What is only read. */
function declareLists(action: Declare, addListOptions: (command: Command) => Command): void {
  action('sync status', (command) =>
    command.description('Says how each channel of a client stands.').option(...CLIENT),
  );
  action('sync owed', (command) =>
    command
      .description('Lists what must still happen to the books: when each goes on, or what to do.')
      .option(...CLIENT),
  );
  action('sync history', (command) =>
    addListOptions(
      command
        .description('Lists the runs of a client, newest first.')
        .option(...CLIENT)
        .option('--store <store>', 'only of this store')
        .addOption(new Option('--channel <type>', 'only of this platform').choices(CHANNELS))
        .addOption(
          new Option('--status <status>', 'only those that stand so').choices(RUN_STATUSES),
        )
        .option('--days <count>', 'only of the last so many days', toWholeNumber(1)),
    ),
  );
  action('sync show', (command) =>
    command.description('Shows a run.').argument('<run>', 'by its id'),
  );
}

/** `sync` with its actions. */
export function declareSync(action: Declare, addListOptions: (command: Command) => Command): void {
  action('sync trigger', (command) =>
    addWatching(
      command
        .description('Fetches reports of the connected platforms now.')
        .option(...CLIENT)
        .option('--store <store...>', 'only these stores, by id, number or name')
        .addOption(new Option('--channel <type>', 'only this platform').choices(CHANNELS))
        .option('--since <day>', 'from this day on (YYYY-MM-DD, or 7d for a week ago)', toDay)
        .option('--until <day>', 'up to this day', toDay)
        .option('--backfill', 'cut a long period into runs of four weeks, behind everything else')
        .option('-n, --dry-run', 'read and plan, keep nothing')
        .option('-y, --yes', 'do not ask, though it is for several stores')
        .option('--watch', 'follow the runs until they settle'),
    ),
  );
  action('sync upload', (command) =>
    addWatching(
      command
        .description(
          'Uploads report files, however large the server takes them, and starts their import. After a cut the same call goes on where it was.',
        )
        .argument('<files...>', 'CSV reports, or ZIPs of them')
        .option(...CLIENT)
        .addOption(new Option('--format <format>', 'as --output').choices(OUTPUT_FORMATS))
        .option('--watch', 'follow the runs until the files are read'),
    ),
  );
  declareLists(action, addListOptions);
  action('sync watch', (command) =>
    addWatching(
      command
        .description('Follows runs until they settle or wait for a person.')
        .argument('<runs...>', 'by their ids'),
    ),
  );
  action('sync retry', (command) =>
    addWatching(
      command
        .description('Starts runs that failed, were cancelled or were refused again.')
        .argument('[runs...]', 'by their ids')
        .option('--failed', 'instead of named ones, those of a client that failed')
        .option(...CLIENT)
        .option('--since <time>', 'failed since then (24h, 7d, a day; default: 24h)', toInstant)
        .option('--max <count>', 'at most so many that failed (default: 50)', toWholeNumber(1))
        .option('--concurrency <count>', 'so many at once (default: 4)', toWholeNumber(1))
        .option('-n, --dry-run', 'say which, and start none')
        .option('-y, --yes', 'do not ask')
        .option('--watch', 'follow them until they settle'),
    ),
  );
  declareDocuments(action);
}

function declareDocuments(action: Declare): void {
  action('sync report', (command) =>
    command
      .description(
        'Says what a run did and what was found about its payouts, and gives what `platebook verify` proves it by.',
      )
      .argument('<run>', 'by its id')
      .addOption(
        new Option(
          '--format <format>',
          'the whole report as this: JSON on stdout, or the workbook of its workpapers',
        ).choices(DOCUMENT_FORMATS),
      )
      .option('-O, --out <file>', 'write the whole report into this file; - for stdout')
      .option('--proof <folder>', 'write the journal document and the raw files into this folder'),
  );
  action('sync workpapers', (command) =>
    command
      .description('Downloads the workpapers of a run as one workbook.')
      .argument('<run>', 'by its id')
      .addOption(
        new Option(
          '--format <format>',
          'the workbook (default), or the report it is made from',
        ).choices(DOCUMENT_FORMATS),
      )
      .option('-O, --out <file>', 'default: workpapers-<run>.xlsx, or stdout for json'),
  );
  action('sync export', (command) =>
    command
      .description('Writes the lines of all journal entries of a period.')
      .option(...CLIENT)
      .addOption(
        new Option('--range <range>', 'a period by its name (default: last_month)').choices(
          DATE_RANGES,
        ),
      )
      .addOption(
        new Option('--since <day>', 'the first day, with --until')
          .argParser(toDay)
          .conflicts('range'),
      )
      .addOption(new Option('--until <day>', 'the last day').argParser(toDay).conflicts('range'))
      .addOption(new Option('--format <format>', 'default: csv').choices(EXPORT_FORMATS))
      .option('-O, --out <file>', 'default: stdout'),
  );
}

function addWatching(command: Command): Command {
  return command
    .option('--interval <seconds>', 'between two looks (default: 2)', toWholeNumber(1))
    .option('--exit-status', '10 for a run that failed, 3 for one that left something out');
}
