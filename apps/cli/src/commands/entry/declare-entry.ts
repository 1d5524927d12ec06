import { type Command, Option } from 'commander';

type Declare = (
  name: 'entry list' | 'entry approve' | 'exception list' | 'exception resolve',
  declare: (command: Command) => Command,
) => void;

const CLIENT = ['--client <client>', 'the client, by id, number or name'] as const;
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
        .description('Lists the journal entries of a client, newest first.')
        .addOption(new Option('--status <status>', 'only those that stand so').choices(STATUSES))
        .option(...CLIENT),
    ),
  );
  action('entry approve', (command) =>
    command
      .description(
        'Approves entries. Where rows of the report were set aside, the deposit differs from the entry, and the amount and a reason are needed.',
      )
      .argument('<entries...>', 'by their ids')
      .option(
        '--difference <amount>',
        'what the deposit holds more than the entries of the payout; negative if less',
      )
      .option('--reason <text>', 'why they can be posted; recorded with your name')
      .option(...CLIENT),
  );
}

/** `exception` with its actions. */
export function declareException(action: Declare): void {
  action('exception list', (command) =>
    command
      .description('Lists deposits that differ from their entries and were approved so.')
      .addOption(
        new Option('--status <status>', 'these (default: open)').choices([
          'open',
          'resolved',
          'all',
        ]),
      )
      .option(...CLIENT),
  );
  action('exception resolve', (command) =>
    command
      .description('Resolves one: what became of the money is known.')
      .argument('<exception>', 'by its id')
      .option('--note <text>', 'what became of it')
      .option(...CLIENT),
  );
}
