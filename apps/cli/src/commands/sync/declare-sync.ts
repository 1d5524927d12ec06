import { type Command, Option } from 'commander';
import { OUTPUT_FORMATS } from '../../online/options.ts';
import { toDay, toInstant, toWholeNumber } from '../../online/values.ts';
import { DATE_RANGES, DOCUMENT_FORMATS, EXPORT_FORMATS, RUN_STATUSES } from './options.ts';

type Declare = (name: string, declare: (command: Command) => Command) => void;

const CHANNELS = ['ubereats', 'doordash'];
const CLIENT = ['--client <client>', 'use this client, by ID, number, or name'] as const;

/** The read-only actions. */
function declareLists(action: Declare, addListOptions: (command: Command) => Command): void {
  action('sync status', (command) =>
    command.description('Show the sync status of each channel of a client.').option(...CLIENT),
  );
  action('sync owed', (command) =>
    command
      .description(
        'List operations still waiting for QuickBooks, with the next attempt or what you can do.',
      )
      .option(...CLIENT),
  );
  action('sync history', (command) =>
    addListOptions(
      command
        .description('List the runs of a client, newest first.')
        .option(...CLIENT)
        .option('--store <store>', 'list only runs of this store')
        .addOption(
          new Option('--channel <type>', 'list only runs of this platform').choices(CHANNELS),
        )
        .addOption(
          new Option('--status <status>', 'list only runs with this status').choices(RUN_STATUSES),
        )
        .option('--days <count>', 'list only runs of the last <count> days', toWholeNumber(1)),
    ),
  );
  action('sync show', (command) =>
    command.description('Show a run.').argument('<run>', 'ID of the run'),
  );
}

/** `sync` with its actions. */
export function declareSync(action: Declare, addListOptions: (command: Command) => Command): void {
  action('sync trigger', (command) =>
    addWatching(
      command
        .description('Fetch reports from the connected platforms now.')
        .option(...CLIENT)
        .option('--store <store...>', 'fetch only these stores, by ID, number, or name')
        .addOption(
          new Option('--channel <type>', 'fetch only from this platform').choices(CHANNELS),
        )
        .option('--since <day>', 'fetch from this day on (YYYY-MM-DD, or 7d for a week ago)', toDay)
        .option('--until <day>', 'fetch up to this day', toDay)
        .option('--backfill', 'split a long period into runs of four weeks, after all other work')
        .option('-n, --dry-run', 'read and plan without saving anything')
        .option('-y, --yes', 'skip the question before fetching several stores')
        .option('--watch', 'follow the runs until they finish'),
    ),
  );
  action('sync upload', (command) =>
    addWatching(
      command
        .description(
          'Upload report files and start their import. Run the same command again to resume an interrupted upload.',
        )
        .argument('<files...>', 'CSV reports, or ZIP files of reports')
        .option(...CLIENT)
        .addOption(
          new Option('--format <format>', 'print the result in this format, like --output').choices(
            OUTPUT_FORMATS,
          ),
        )
        .option('--watch', 'follow the runs until the files are read')
        .option('-n, --dry-run', 'check the files and your permission without sending anything'),
    ),
  );
  declareLists(action, addListOptions);
  action('sync watch', (command) =>
    addWatching(
      command
        .description('Follow runs until they finish or wait for you.')
        .argument('<runs...>', 'IDs of the runs'),
    ),
  );
  declareRetry(action);
  declareDocuments(action);
}

function declareRetry(action: Declare): void {
  action('sync retry', (command) =>
    addWatching(
      command
        .description('Retry runs that failed, were canceled, or were refused.')
        .argument('[runs...]', 'IDs of the runs')
        .option('--failed', 'retry the failed runs of a client instead of named ones')
        .option(...CLIENT)
        .option(
          '--since <time>',
          'retry only runs that failed since then (24h, 7d, or a day; default: 24h)',
          toInstant,
        )
        .option(
          '--max <count>',
          'retry at most this many failed runs (default: 50)',
          toWholeNumber(1),
        )
        .option('--concurrency <count>', 'start this many at once (default: 4)', toWholeNumber(1))
        .option('-n, --dry-run', 'print which runs would start, and start none')
        .option('-y, --yes', 'skip the question')
        .option('--watch', 'follow the runs until they finish'),
    ),
  );
}

function declareDocuments(action: Declare): void {
  action('sync report', (command) =>
    command
      .description(
        'Show what a run did and what it found about its payouts, and save the files that `platebook verify` needs.',
      )
      .argument('<run>', 'ID of the run')
      .addOption(
        new Option(
          '--format <format>',
          'print the whole report as JSON, or write the workbook of its workpapers',
        ).choices(DOCUMENT_FORMATS),
      )
      .option('-O, --out <file>', 'write the whole report to this file; - for stdout')
      .option('--proof <folder>', 'write the journal document and the raw files to this folder'),
  );
  action('sync workpapers', (command) =>
    command
      .description('Download the workpapers of a run as one workbook.')
      .argument('<run>', 'ID of the run')
      .addOption(
        new Option(
          '--format <format>',
          'choose the workbook (default), or the report it is made from',
        ).choices(DOCUMENT_FORMATS),
      )
      .option(
        '-O, --out <file>',
        'write to this file (default: workpapers-<run>.xlsx, or stdout for JSON)',
      ),
  );
  action('sync export', (command) =>
    command
      .description('Export the lines of all journal entries of a period.')
      .option(...CLIENT)
      .addOption(
        new Option('--range <range>', 'export a named period (default: last_month)').choices(
          DATE_RANGES,
        ),
      )
      .addOption(
        new Option('--since <day>', 'export from this day on; use with --until')
          .argParser(toDay)
          .conflicts('range'),
      )
      .addOption(
        new Option('--until <day>', 'export up to this day').argParser(toDay).conflicts('range'),
      )
      .addOption(
        new Option('--format <format>', 'choose the file format (default: csv)').choices(
          EXPORT_FORMATS,
        ),
      )
      .option('-O, --out <file>', 'write to this file (default: stdout)'),
  );
}

function addWatching(command: Command): Command {
  return command
    .option(
      '--interval <seconds>',
      'check again after this many seconds (default: 2)',
      toWholeNumber(1),
    )
    .option('--exit-status', 'exit with 10 if a run failed, with 3 if it left something out');
}
