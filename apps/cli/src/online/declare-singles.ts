import { Argument, type Command } from 'commander';
import { declareApi } from '../commands/api/declare-api.ts';
import { declareRestore } from '../commands/backup/declare-backup.ts';
import { PAGES } from '../commands/open/pages.ts';
import type { Declaring } from './declare.ts';
import type { OnlineOptions, SingleCommand } from './options.ts';
import { addOutputOptions, addServerOptions } from './shared-options.ts';
import { toWholeNumber } from './values.ts';

type AddCommand = (name: SingleCommand) => Command;

/** The commands that have no actions. */
export function declareSingles(add: AddCommand, declaring: Declaring): void {
  const single = (name: SingleCommand, declare: (command: Command) => Command) =>
    runs(declare(add(name)), name, declaring);
  single('restore', (command) => addOutputOptions(declareRestore(command)));
  single('api', (command) => addServerOptions(declareApi(command)));
  single('doctor', (command) =>
    addServerOptions(
      addOutputOptions(
        command.description(
          'Check what commands need: Node.js, settings, the server, the clock, your sign-in, and your permissions. Exits with 10 if a check fails.',
        ),
      ),
    ),
  );
  single('open', (command) =>
    command
      .description('Open a page of the web app in your browser. In a pipe, its address is printed.')
      .addArgument(new Argument('[page]', 'the page (default: dashboard)').choices(PAGES))
      .argument('[id]', 'ID of a run or a request')
      .option('--print', 'print the address instead of opening it')
      .option('--profile <name>', 'use this profile (platebook help profiles)')
      .option('--api-url <url>', 'use the server at this address'),
  );
  single('version', (command) =>
    addOutputOptions(
      command
        .description('Print the version.')
        .option('--check', 'also check the npm registry for a newer one, at most once a day')
        .option(
          '--timeout <seconds>',
          'wait at most this many seconds for the registry (default: 10)',
          toWholeNumber(1),
        ),
    ),
  );
}

function runs(command: Command, name: SingleCommand, { run, onExit }: Declaring): void {
  command.action(async (...args: unknown[]) => {
    const self = args.at(-1) as Command;
    const options = self.optsWithGlobals<OnlineOptions>();
    onExit(await run({ command: name, args: self.args, options }));
  });
}
