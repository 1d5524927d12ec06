import { type Command, Option } from 'commander';
import type { OnlineCommand } from '../../online/options.ts';
import { PREVIEW, PREVIEW_HERE } from '../../online/shared-options.ts';

type ClientCommand = Extract<OnlineCommand, `client ${string}`>;
type Declare = (name: ClientCommand, declare: (command: Command) => Command) => void;

const CATEGORIES = ['qbo', 'delivery_only'];
const COUNTRIES = ['US', 'CA'];

/** `client` with its actions. */
export function declareClient(
  action: Declare,
  addListOptions: (command: Command) => Command,
): void {
  action('client list', (command) =>
    addListOptions(
      command
        .description('List the clients you can work with, by name.')
        .option('--search <text>', 'list only clients whose name or number contains this')
        .addOption(
          new Option('--category <category>', 'list only clients of this kind').choices(CATEGORIES),
        )
        .option('--archived', 'list archived clients instead'),
    ),
  );
  action('client show', (command) =>
    command.description('Show a client.').argument('<client>', 'by ID, number, or name'),
  );
  action('client use', (command) =>
    command
      .description('Choose the client that this profile works on.')
      .argument('<client>', 'by ID, number, or name')
      .option(...PREVIEW_HERE),
  );
  action('client create', (command) =>
    command
      .description('Create a client that you own.')
      .argument('<name>', "the business's name")
      .addOption(
        new Option('--category <category>', 'set the kind of client (default: qbo)').choices(
          CATEGORIES,
        ),
      )
      .option('--number <number>', "set your firm's number for the client")
      .option('--timezone <zone>', 'set the IANA time zone of its stores')
      .addOption(
        new Option('--country <country>', 'set the country it sells in').choices(COUNTRIES),
      )
      .option('--tenant <id>', 'use an existing tenant that has no client yet')
      .option('-n, --dry-run', 'print what would be sent without creating anything'),
  );
  declareChanges(action);
}

function declareChanges(action: Declare): void {
  action('client update', (command) =>
    command
      .description(
        "Change a client's details, or archive or restore it. Anything you leave out stays as it is.",
      )
      .argument('<client>', 'by ID, number, or name')
      .option('--name <name>', "set the business's name")
      .addOption(new Option('--category <category>', 'set the kind of client').choices(CATEGORIES))
      .option('--number <number>', "set your firm's number for the client, or none")
      .option('--timezone <zone>', 'set the IANA time zone that new stores start with')
      .addOption(
        new Option('--country <country>', 'set the country it sells in, with its currency').choices(
          COUNTRIES,
        ),
      )
      .addOption(
        new Option(
          '--archive',
          'archive it: it leaves the list of clients and takes no new stores or reports',
        ).conflicts('restore'),
      )
      .option('--restore', 'restore an archived client')
      .option(...PREVIEW),
  );
  action('client delete', (command) =>
    command
      .description(
        'Delete a client that has no stores or imports, permanently. Asks you to type its name.',
      )
      .argument('<client>', 'by ID, number, or name')
      .option(...PREVIEW)
      .option('--confirm <name>', "skip the prompt by giving the client's name"),
  );
}
