import type { Command } from 'commander';

type Declare = (name: 'store list' | 'store show', declare: (command: Command) => Command) => void;

const CLIENT = ['--client <client>', 'use this client, by ID, number, or name'] as const;

/** `store` with its own actions, without those of channels and mappings. */
export function declareStore(action: Declare, addListOptions: (command: Command) => Command): void {
  action('store list', (command) =>
    addListOptions(command.description('List the stores of a client.').option(...CLIENT)),
  );
  action('store show', (command) =>
    command
      .description('Show a store.')
      .argument('<store>', 'by ID, number, or name')
      .option(...CLIENT),
  );
}
