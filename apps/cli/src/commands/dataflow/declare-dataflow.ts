import { type Command, InvalidArgumentError, Option } from 'commander';
import type { OnlineCommand } from '../../online/options.ts';
import { toWholeNumber } from '../../online/values.ts';
import { EXPORT_FORMATS, GROUPINGS, KINDS, LINE_KINDS, STATUSES } from './options.ts';

type DataflowCommand = Extract<OnlineCommand, `dataflow ${string}`>;
type Declare = (name: DataflowCommand, declare: (command: Command) => Command) => void;

/** `dataflow` with its actions, in the order of the help. */
export function declareDataflow(
  action: Declare,
  addListOptions: (command: Command) => Command,
): void {
  action('dataflow permissions', (command) =>
    command.description('Show what you can do as someone who runs the installation.'),
  );
  action('dataflow health', (command) =>
    addWatching(
      command
        .description(
          'Show how each part of the installation is doing now, and how it did over the last hours.',
        )
        .option('--hours <count>', 'count this many hours (default: 24)', toWholeNumber(1)),
      new Option('--watch', "keep refreshing; with --exit-status, until it isn't healthy"),
    )
      .option('--exit-status', 'exit with 10 unless the installation is healthy')
      .option(
        '--max-error-rate <percent>',
        'exit with 10 if more than this fails in any part, such as 2%',
        toPercent,
      ),
  );
  action('dataflow stats', (command) =>
    command
      .description('Count what the installation did in the last days, and what failed.')
      .option('--days <count>', 'count this many days (default: 7)', toWholeNumber(1))
      .addOption(
        new Option('--by <group>', 'choose what to count by (default: operation)').choices(
          GROUPINGS,
        ),
      ),
  );
  declareEvents(action, addListOptions);
  declareErrors(action, addListOptions);
  declareFiles(action);
}

function declareEvents(action: Declare, addListOptions: (command: Command) => Command): void {
  action('dataflow trace', (command) =>
    command
      .description('List everything one request led to: jobs, run steps, and calls to providers.')
      .argument('<request>', 'ID of the request; run-ID is everything one run did')
      .option('--errors-only', 'list only what failed; in a tree, with its parents')
      .addOption(
        new Option('--tree', 'list each step under its parent, as a tree').conflicts([
          'waterfall',
          'json',
          'jq',
          'output',
        ]),
      )
      .addOption(
        new Option('--waterfall', 'show when each step began and how long it took').conflicts([
          'json',
          'jq',
          'output',
        ]),
      ),
  );
  action('dataflow operations', (command) =>
    addWatching(
      addListOptions(
        command
          .description('List what the installation did, newest first.')
          .option('--operation <name>', 'list only this operation')
          .addOption(
            new Option('--status <status>', 'list only what ended like this').choices(STATUSES),
          )
          .addOption(new Option('--kind <kind>', 'list only events of this kind').choices(KINDS))
          .option('--tenant <id>', 'list only what was done in this tenant'),
      ),
      new Option(
        '--watch',
        'follow new events, oldest first; on a terminal, keep refreshing the newest',
      ).conflicts(['all', 'cursor', 'jq']),
    ),
  );
}

function declareErrors(action: Declare, addListOptions: (command: Command) => Command): void {
  action('dataflow errors', (command) =>
    addListOptions(
      command
        .description(
          'List what failed in the last hours, on the server and in pages, newest first.',
        )
        .option('--hours <count>', 'list this many hours (default: 24)', toWholeNumber(1, 744))
        .addOption(
          new Option(
            '--kind <kind>',
            'list only errors of this kind; browser is what pages reported',
          ).choices(LINE_KINDS),
        )
        .option('--tenant <id>', 'list only errors of this tenant')
        .option(
          '--query <query>',
          'list only errors that a log analyzer query finds, like provider:quickbooks',
        ),
    ),
  );
}

function declareFiles(action: Declare): void {
  action('dataflow export', (command) =>
    command
      .description('Export every event of the last days, oldest first.')
      .option('--days <count>', 'export this many days (default: 7)', toWholeNumber(1))
      .addOption(
        new Option('--format <format>', 'choose the format (default: ndjson)').choices(
          EXPORT_FORMATS,
        ),
      )
      .option('-O, --out <file>', 'write to this file (default: stdout)')
      .option('--gzip', 'write it compressed'),
  );
  action('dataflow cleanup', (command) =>
    command
      .description(
        'Delete old events permanently. Shows how many first and asks you to type a confirmation. Never deletes from the audit log or the books.',
      )
      .option('--days <count>', 'delete what is older than this (default: 30)', toWholeNumber(1))
      .option('--force', 'allow fewer than 7 days; it still asks')
      .option('-n, --dry-run', 'ask the server what would happen without changing anything')
      .option(
        '--confirm <days@profile>',
        'skip the prompt by giving what it asks for, like 30d@prod',
      ),
  );
}

function addWatching(command: Command, watch: Option): Command {
  return command
    .addOption(watch)
    .option(
      '--interval <seconds>',
      'refresh after this many seconds, with --watch (default: 5)',
      toWholeNumber(1),
    );
}

function toPercent(text: string): number {
  const value = /^(?<number>\d{1,2}(?:\.\d+)?|100)%?$/.exec(text)?.groups?.number;
  if (value === undefined) {
    throw new InvalidArgumentError('It is a percentage from 0 to 100, such as 2%.');
  }
  return Number(value);
}
