import { type Command, Option } from 'commander';
import type { OnlineCommand } from '../../../online/options.ts';

type MappingCommand = Extract<OnlineCommand, `store mapping ${string}`>;
type Declare = (name: MappingCommand, declare: (command: Command) => Command) => void;

const CLIENT = ['--client <client>', 'use this client, by ID, number, or name'] as const;

/** `store mapping` with its actions. */
export function declareMapping(
  action: Declare,
  addListOptions: (command: Command) => Command,
): void {
  const channel = () =>
    new Option('--channel <platform>', 'choose the platform (default: ubereats)').choices([
      'ubereats',
      'doordash',
    ]);
  action('store mapping pending', (command) =>
    addListOptions(
      command
        .description(
          "List stores that aren't matched to a platform store yet. Nothing posts for them.",
        )
        .addOption(channel())
        .option(...CLIENT),
    ),
  );
  action('store mapping list', (command) =>
    addListOptions(
      command
        .description('List matched stores, and when each match started.')
        .addOption(channel())
        .addOption(
          new Option('--state <state>', 'list matches in this state (default: confirmed)').choices([
            'confirmed',
            'ignored',
            'ended',
          ]),
        )
        .option(...CLIENT),
    ),
  );
  action('store mapping confirm', (command) =>
    command
      .description('Match a store to its platform store, and process its held payouts.')
      .argument('<pending_id>', 'ID of the pending match')
      .option('--platform-store <id>', "match this store, by the platform's ID")
      .addOption(channel())
      .option(...CLIENT)
      .option('-n, --dry-run', 'ask the server what would happen without changing anything')
      .option('-y, --yes', 'skip the question'),
  );
  declareMappingFiles(action);
}

function declareMappingFiles(action: Declare): void {
  action('store mapping export', (command) =>
    command
      .description('Export the matches of all platforms as CSV, to edit and import.')
      .option('--accounts', 'use the accounts mapping instead of the store matches')
      .option('-O, --out <file>', 'write to this file (default: stdout)')
      .option(...CLIENT),
  );
  action('store mapping import', (command) =>
    command
      .description(
        'Import matches from CSV, all lines or none. Shows what would change and asks first.',
      )
      .argument('<file>', 'CSV file in the format of the export')
      .option('--accounts', 'use the accounts mapping instead of the store matches')
      .option(...CLIENT)
      .option('-n, --dry-run', 'ask the server what would change without changing anything')
      .option('-y, --yes', 'skip the question'),
  );
}
