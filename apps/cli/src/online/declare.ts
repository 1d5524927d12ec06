import { type Command, Option } from 'commander';
import { declareEntry, declareException } from '../commands/entry/declare-entry.ts';
import { declareSync } from '../commands/sync/declare-sync.ts';
import { presentExamples } from '../help/examples.ts';
import type { ExitCode } from '../exit-codes.ts';
import { ONLINE_EXAMPLES } from './examples.ts';
import { type OnlineCommand, type OnlineOptions, OUTPUT_FORMATS } from './options.ts';
import { toWholeNumber } from './values.ts';

/** What a declared command does when it is called. */
export type RunOnline = (call: {
  readonly command: OnlineCommand;
  readonly args: readonly string[];
  readonly options: OnlineOptions;
}) => Promise<ExitCode>;

type Groups = {
  readonly auth: Command;
  readonly client: Command;
  readonly store: Command;
  readonly entry: Command;
  readonly exception: Command;
  readonly sync: Command;
};

type Declaring = { readonly run: RunOnline; readonly onExit: (code: ExitCode) => void };

/** Every group with its actions, each declared once. */
export function declareOnline(groups: Groups, declaring: Declaring): void {
  const { auth, client, store, entry, exception, sync } = groups;
  declareAuth(auth, declaring);
  declareSync(
    (name, declare) => action(sync, name as OnlineCommand, declaring, declare),
    addListOptions,
  );
  declareClient(client, declaring);
  const chosen = ['--client <client>', 'the client, by id, number or name'] as const;
  action(store, 'store list', declaring, (command) =>
    addListOptions(command.description('Lists the stores of a client.').option(...chosen)),
  );
  action(store, 'store show', declaring, (command) =>
    command
      .description('Shows a store.')
      .argument('<store>', 'by id, number or name')
      .option(...chosen),
  );
  declareMapping(store, declaring);
  declareEntry((name, declare) => action(entry, name, declaring, declare), addListOptions);
  declareException((name, declare) => action(exception, name, declaring, declare));
}

function declareMapping(store: Command, declaring: Declaring): void {
  const mapping = store
    .command('mapping')
    .description('Which store each store of a platform is.')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false);
  const chosen = ['--client <client>', 'the client, by id, number or name'] as const;
  const channel = () =>
    new Option('--channel <platform>', 'the platform (default: ubereats)').choices([
      'ubereats',
      'doordash',
    ]);
  action(mapping, 'store mapping pending', declaring, (command) =>
    addListOptions(
      command
        .description('Lists the stores that wait for their platform store; nothing posts for them.')
        .addOption(channel())
        .option(...chosen),
    ),
  );
  action(mapping, 'store mapping list', declaring, (command) =>
    addListOptions(
      command
        .description('Lists which platform store each store is, and since when.')
        .addOption(channel())
        .addOption(
          new Option('--state <state>', 'these instead (default: confirmed)').choices([
            'confirmed',
            'ignored',
            'ended',
          ]),
        )
        .option(...chosen),
    ),
  );
  action(mapping, 'store mapping confirm', declaring, (command) =>
    command
      .description('Matches a store that waits with its platform store; what waited goes on.')
      .argument('<pending_id>', 'of the store that waits')
      .option('--platform-store <id>', "the platform's id of its store")
      .addOption(channel())
      .option(...chosen)
      .option('-n, --dry-run', 'the server says what it would do, and does nothing')
      .option('-y, --yes', 'do not ask'),
  );
  declareMappingFiles(mapping, declaring);
}

function declareMappingFiles(mapping: Command, declaring: Declaring): void {
  const chosen = ['--client <client>', 'the client, by id, number or name'] as const;
  action(mapping, 'store mapping export', declaring, (command) =>
    command
      .description('Writes what is matched on every platform as CSV, to be changed and imported.')
      .option('--accounts', 'instead of the stores the accounts of the components')
      .option('-O, --out <file>', 'into this file (default: stdout)')
      .option(...chosen),
  );
  action(mapping, 'store mapping import', declaring, (command) =>
    command
      .description('Saves matches from CSV: all lines or none. What would change is shown first.')
      .argument('<file>', 'as the export writes it')
      .option('--accounts', 'instead of the stores the accounts of the components')
      .option(...chosen)
      .option('-n, --dry-run', 'the server says what would change, and changes nothing')
      .option('-y, --yes', 'do not ask'),
  );
}

function declareAuth(auth: Command, declaring: Declaring): void {
  action(auth, 'auth login', declaring, (command) =>
    command
      .description(
        'Signs in to a server and keeps the session, or the API token, for this profile. A password is asked for on a terminal and never kept.',
      )
      .option('--with-token', 'read an API token from stdin; on a terminal ask for it')
      .addOption(
        new Option('--email <address>', 'sign in with this e-mail').conflicts([
          'withToken',
          'phone',
        ]),
      )
      .addOption(
        new Option('--phone <number>', 'sign in with this phone number').conflicts('withToken'),
      )
      .addOption(
        new Option(
          '--otp <code>',
          'the code of your authenticator app, or a recovery code; asked for where it is needed',
        ).conflicts('withToken'),
      ),
  );
  action(auth, 'auth logout', declaring, (command) =>
    command
      .description('Ends the session and forgets it here.')
      .option('--all', 'end every session of yours, also in browsers'),
  );
  action(auth, 'auth status', declaring, (command) =>
    command.description(
      'Says who is signed in where, and whether the server takes it; 4 if it does not.',
    ),
  );
  action(auth, 'auth whoami', declaring, (command) =>
    command
      .description('Says who calls are made as, and what they may do in a client.')
      .option('--client <client>', 'the client, by id, number or name; the first one by default'),
  );
  action(auth, 'auth token', declaring, (command) =>
    command
      .description('Prints the token calls are made with; only its beginning unless told to.')
      .option('--show', 'print all of it: whoever reads it can act as you'),
  );
}

function declareClient(client: Command, declaring: Declaring): void {
  const categories = ['qbo', 'delivery_only'];
  action(client, 'client list', declaring, (command) =>
    addListOptions(
      command
        .description('Lists the clients you have, by name.')
        .option('--search <text>', 'only where the name or the number holds this')
        .addOption(new Option('--category <category>', 'only of this kind').choices(categories))
        .option('--archived', 'the archived ones instead'),
    ),
  );
  action(client, 'client show', declaring, (command) =>
    command.description('Shows a client.').argument('<client>', 'by id, number or name'),
  );
  action(client, 'client use', declaring, (command) =>
    command
      .description('Makes a client the one this profile works on.')
      .argument('<client>', 'by id, number or name'),
  );
  action(client, 'client create', declaring, (command) =>
    command
      .description('Creates a client, in a tenant of its own that you own.')
      .argument('<name>', "the business's name")
      .addOption(new Option('--category <category>', 'its kind (default: qbo)').choices(categories))
      .option('--number <number>', 'the number your firm knows it by')
      .option('--timezone <zone>', 'IANA time zone of its stores')
      .addOption(new Option('--country <country>', 'where it sells').choices(['US', 'CA']))
      .option('--tenant <id>', 'an existing tenant that has no client yet')
      .option('-n, --dry-run', 'say what would be sent, create nothing'),
  );
}

function action(
  group: Command,
  name: OnlineCommand,
  { run, onExit }: Declaring,
  declare: (command: Command) => Command,
): void {
  const command = group
    .command(name.split(' ').at(-1) ?? '')
    .helpOption('-h, --help', 'print this help')
    .addHelpText('before', presentExamples(ONLINE_EXAMPLES[name]));
  addServerOptions(declare(command)).action(async (...given: unknown[]) => {
    const self = given.at(-1) as Command;
    onExit(
      await run({
        command: name,
        args: self.args,
        options: self.optsWithGlobals<OnlineOptions>(),
      }),
    );
  });
}

function addListOptions(command: Command): Command {
  return command
    .option('--limit <count>', 'how many at most (default: 30)', toWholeNumber(1))
    .option('--all', 'all of them')
    .option('--cursor <cursor>', 'begin where an earlier list ended');
}

function addServerOptions(command: Command): Command {
  return command
    .optionsGroup('Output:')
    .addOption(
      new Option(
        '-o, --output <format>',
        'default: table on a terminal, tsv without a header into a pipe',
      ).choices(OUTPUT_FORMATS),
    )
    .option('--json [fields]', 'JSON; with names, separated by commas, only these fields')
    .addOption(
      new Option('--jq <filter>', 'what jq makes of the JSON; a text without quotes').conflicts(
        'output',
      ),
    )
    .option('--header', 'with a line of names, in tsv too')
    .option('--no-header', 'without it')
    .option('--no-pager', 'on a terminal never show a long list page by page')
    .optionsGroup('Server:')
    .option('--profile <name>', 'the profile to act in (platebook help profiles)')
    .option('--api-url <url>', "the server's address")
    .option('--token-file <file>', 'act by the API token in this file, for this call')
    .option('--timeout <seconds>', 'give up on an answer after (default: 30)', toWholeNumber(1))
    .option(
      '--retry <count>',
      'more tries of what is safe to repeat (default: 2)',
      toWholeNumber(0),
    )
    .option('--no-input', 'never ask; what is missing ends the call with 2');
}
