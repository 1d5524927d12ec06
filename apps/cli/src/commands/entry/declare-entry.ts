import { type Command, Option } from 'commander';
import { PREVIEW } from '../../online/shared-options.ts';

type Declare = (
  name: 'entry list' | 'entry approve' | 'exception list' | 'exception resolve',
  declare: (command: Command) => Command,
) => void;

const CLIENT = ['--client <client>', 'use this client, by ID, number, or name'] as const;
const STATUSES = [
  'needs_mapping',
  'needs_review',
  'ready',
  'posting',
  'posted',
  'skipped',
  'failed',
  'reversed',
];

/** `entry` with its actions. */
export function declareEntry(action: Declare, addListOptions: (command: Command) => Command): void {
  action('entry list', (command) =>
    addListOptions(
      command
        .description('List the journal entries of a client, newest first.')
        .addOption(
          new Option('--status <status>', 'list only entries with this status').choices(STATUSES),
        )
        .option(...CLIENT),
    ),
  );
  action('entry approve', (command) =>
    command
      .description(
        'Approve entries. If rows in the report were set aside, give the difference from the deposit and a reason.',
      )
      .argument('<entries...>', 'IDs of the entries')
      .option(
        '--difference <amount>',
        'confirm how much larger the deposit is than the entries of the payout; negative if smaller',
      )
      .option('--reason <text>', 'say why the entries can be posted; recorded with your name')
      .option(...CLIENT)
      .option(...PREVIEW),
  );
}

/** `exception` with its actions. */
export function declareException(action: Declare): void {
  action('exception list', (command) =>
    command
      .description('List approved differences between deposits and their entries.')
      .addOption(
        new Option(
          '--status <status>',
          'list only differences with this status (default: open)',
        ).choices(['open', 'resolved', 'all']),
      )
      .option(...CLIENT),
  );
  action('exception resolve', (command) =>
    command
      .description('Resolve an approved difference once you know what happened to the money.')
      .argument('<exception>', 'ID of the difference')
      .option('--note <text>', 'say what happened to the money')
      .option(...CLIENT)
      .option(...PREVIEW),
  );
}
