import { type Command, Option } from 'commander';
import type { OnlineCommand } from '../../../online/options.ts';
import { PREVIEW } from '../../../online/shared-options.ts';
import { CHANNEL_TYPES } from './options.ts';

type ChannelCommand = Extract<OnlineCommand, `store channel ${string}`>;
type Declare = (name: ChannelCommand, declare: (command: Command) => Command) => void;

const CLIENT = ['--client <client>', 'use this client, by ID, number, or name'] as const;

const channel = (text: string): Option =>
  new Option('--channel <platform>', text).choices(CHANNEL_TYPES);

/** `store channel` with its actions. */
export function declareChannel(action: Declare): void {
  action('store channel list', (command) =>
    command
      .description('List which stores of a client are connected to which platforms.')
      .option('--store <store>', 'list only those of this store, by ID, number, or name')
      .addOption(channel('list only those of this platform'))
      .option(...CLIENT),
  );
  action('store channel connect', (command) =>
    command
      .description('Connect a store to a platform.')
      .argument('<store>', 'by ID, number, or name')
      .addOption(channel('choose the platform (default: ubereats)'))
      .option(
        '--platform-store <id>',
        "use the platform's ID of the store (default: match it later)",
      )
      .option(...CLIENT)
      .option(...PREVIEW),
  );
  action('store channel disconnect', (command) =>
    command
      .description('Disconnect a store from a platform. Payouts already read are kept. Asks first.')
      .argument('<store>', 'by ID, number, or name')
      .addOption(channel('choose the platform (default: the only one the store is on)'))
      .option(...CLIENT)
      .option(...PREVIEW)
      .option('-y, --yes', 'skip the question'),
  );
}
