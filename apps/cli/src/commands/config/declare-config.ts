import { Argument, type Command } from 'commander';
import { SETTING_KEYS } from '../../online/settings.ts';
import { PREVIEW_HERE } from '../../online/shared-options.ts';

type ConfigCommand =
  | 'config get'
  | 'config set'
  | 'config unset'
  | 'config list'
  | 'config explain'
  | 'config edit'
  | 'config path';

type Declare = (name: ConfigCommand, declare: (command: Command) => Command) => void;

const PROFILE = ['--profile <name>', 'use this profile (platebook help profiles)'] as const;

/** `config` with its actions, none of which calls a server. */
export function declareConfig(action: Declare): void {
  const key = () => new Argument('<key>', 'the setting').choices(SETTING_KEYS);
  action('config get', (command) =>
    addLayers(command.description('Print the value in effect for a setting.').addArgument(key())),
  );
  action('config set', (command) =>
    command
      .description('Save a setting in your configuration, or in the project of this folder.')
      .addArgument(key())
      .argument('<value>', 'its new value')
      .option(...PROFILE)
      .option('--project', 'save it in .platebook.json of this folder or the nearest above it')
      .option(...PREVIEW_HERE),
  );
  action('config unset', (command) =>
    command
      .description('Remove a setting from your configuration, or from the project of this folder.')
      .addArgument(key())
      .option(...PROFILE)
      .option('--project', 'remove it from .platebook.json of this folder or the nearest above it')
      .option(...PREVIEW_HERE),
  );
  action('config list', (command) =>
    addLayers(command.description('List every setting with its value and where it comes from.')),
  );
  action('config explain', (command) =>
    addLayers(
      command
        .description('List every place that can set a setting, and which one is in effect.')
        .addArgument(key()),
    ),
  );
  action('config edit', (command) =>
    command.description(
      'Edit your configuration in VISUAL or EDITOR, and check it when you close the editor.',
    ),
  );
  action('config path', (command) =>
    command.description(
      'Print the path of your configuration. With --json also those of the project file and the credentials.',
    ),
  );
}

/** The options that override every saved setting. */
function addLayers(command: Command): Command {
  return command
    .option(...PROFILE)
    .option('--api-url <url>', 'use the server at this address')
    .option('--client <client>', 'use this client, by ID, number, or name');
}
