import { type Command, Option } from 'commander';
import { declareAdmin, declareInvitation } from '../commands/admin/declare-admin.ts';
import { declareBackup, declareKeys } from '../commands/backup/declare-backup.ts';
import { declareConfig } from '../commands/config/declare-config.ts';
import { declareDataflow } from '../commands/dataflow/declare-dataflow.ts';
import { declareDesk } from '../commands/desk/declare-desk.ts';
import type { DeskCommand, DeskGroup } from '../commands/desk/declare-desk.ts';
import { declareEntry, declareException } from '../commands/entry/declare-entry.ts';
import { declareJobs } from '../commands/jobs/declare-jobs.ts';
import { declareNotify, declareNotifySync } from '../commands/notify/declare-notify.ts';
import { declareSync } from '../commands/sync/declare-sync.ts';
import { presentExamples } from '../help/examples.ts';
import type { ExitCode } from '../exit-codes.ts';
import { ONLINE_EXAMPLES } from './examples.ts';
import type { Groups } from './groups.ts';
import type { OnlineCommand, OnlineOptions, SingleCommand } from './options.ts';
import { addListOptions, addOutputOptions, addServerOptions } from './shared-options.ts';

/** What a declared command does when it is called. */
export type RunOnline = (call: {
  readonly command: OnlineCommand | SingleCommand;
  readonly args: readonly string[];
  readonly options: OnlineOptions;
}) => Promise<ExitCode>;

export type Declaring = { readonly run: RunOnline; readonly onExit: (code: ExitCode) => void };

/** Every group with its actions, each declared once. */
export function declareOnline(groups: Groups, declaring: Declaring): void {
  const { auth, client, store, entry, exception, sync, jobs, backup, keys, config } = groups;
  declareAuth(auth, declaring);
  declareSync(
    (name, declare) => action(sync, name as OnlineCommand, declaring, declare),
    addListOptions,
  );
  declareClient(client, declaring);
  const chosen = ['--client <client>', 'use this client, by ID, number, or name'] as const;
  action(store, 'store list', declaring, (command) =>
    addListOptions(command.description('List the stores of a client.').option(...chosen)),
  );
  action(store, 'store show', declaring, (command) =>
    command
      .description('Show a store.')
      .argument('<store>', 'by ID, number, or name')
      .option(...chosen),
  );
  declareMapping(store, declaring);
  declareEntry((name, declare) => action(entry, name, declaring, declare), addListOptions);
  declareException((name, declare) => action(exception, name, declaring, declare));
  declareOperators(groups, declaring);
  declareJobs((name, declare) => action(jobs, name, declaring, declare));
  declareBackup((name, declare) => localAction(backup, name, declaring, declare));
  declareKeys((name, declare) => localAction(keys, name, declaring, declare));
  declareConfig((name, declare) => localAction(config, name, declaring, declare));
}

/** For those who run an installation. */
function declareOperators(groups: Groups, declaring: Declaring): void {
  const { admin, invitation, notify, dataflow, portal } = groups;
  declareAdmin(
    (name, declare) => action(admin, name, declaring, declare),
    (name, declare) => localAction(admin, name, declaring, declare),
  );
  declareInvitation(
    (name, declare) => action(invitation, name, declaring, declare),
    addListOptions,
  );
  declareNotifications(notify, declaring);
  declareDataflow((name, declare) => action(dataflow, name, declaring, declare), addListOptions);
  action(portal, 'portal stats', declaring, (command) =>
    command
      .description('Show what the whole installation did and what waits in it.')
      .option('--exit-status', 'exit with 10 unless the installation is healthy'),
  );
  declareDesk(
    (name, declare) => action(groups[groupOf(name)], name, declaring, declare),
    addListOptions,
  );
}

function groupOf(name: DeskCommand): DeskGroup {
  return name.split(' ')[0] as DeskGroup;
}

function declareNotifications(notify: Command, declaring: Declaring): void {
  declareNotify((name, declare) => action(notify, name, declaring, declare));
  const sync = notify
    .command('sync')
    .description('Count, list, and resend notifications about syncs.')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false);
  declareNotifySync((name, declare) => action(sync, name, declaring, declare));
}

function declareMapping(store: Command, declaring: Declaring): void {
  const mapping = store
    .command('mapping')
    .description('Match the stores of a client to the stores of a platform.')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false);
  const chosen = ['--client <client>', 'use this client, by ID, number, or name'] as const;
  const channel = () =>
    new Option('--channel <platform>', 'choose the platform (default: ubereats)').choices([
      'ubereats',
      'doordash',
    ]);
  action(mapping, 'store mapping pending', declaring, (command) =>
    addListOptions(
      command
        .description(
          'List the stores that are not matched to a platform store yet. Nothing posts for them.',
        )
        .addOption(channel())
        .option(...chosen),
    ),
  );
  action(mapping, 'store mapping list', declaring, (command) =>
    addListOptions(
      command
        .description('List the matched stores, and since when each is matched.')
        .addOption(channel())
        .addOption(
          new Option('--state <state>', 'list matches in this state (default: confirmed)').choices([
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
      .description('Match a store to its platform store, and process its held payouts.')
      .argument('<pending_id>', 'ID of the pending match')
      .option('--platform-store <id>', "match this store, by the platform's ID")
      .addOption(channel())
      .option(...chosen)
      .option('-n, --dry-run', 'ask the server what would happen without changing anything')
      .option('-y, --yes', 'skip the question'),
  );
  declareMappingFiles(mapping, declaring);
}

function declareMappingFiles(mapping: Command, declaring: Declaring): void {
  const chosen = ['--client <client>', 'use this client, by ID, number, or name'] as const;
  action(mapping, 'store mapping export', declaring, (command) =>
    command
      .description('Export the matches of all platforms as CSV, to edit and import.')
      .option('--accounts', 'use the accounts of the components instead of the stores')
      .option('-O, --out <file>', 'write to this file (default: stdout)')
      .option(...chosen),
  );
  action(mapping, 'store mapping import', declaring, (command) =>
    command
      .description(
        'Import matches from CSV, all lines or none. Shows what would change and asks first.',
      )
      .argument('<file>', 'CSV file in the format of the export')
      .option('--accounts', 'use the accounts of the components instead of the stores')
      .option(...chosen)
      .option('-n, --dry-run', 'ask the server what would change without changing anything')
      .option('-y, --yes', 'skip the question'),
  );
}

function declareAuth(auth: Command, declaring: Declaring): void {
  action(auth, 'auth login', declaring, (command) =>
    command
      .description(
        'Sign in to a server and save the session or API token in this profile. Passwords are asked for on a terminal and never saved.',
      )
      .option('--with-token', 'read an API token from stdin, or ask for it on a terminal')
      .addOption(
        new Option('--email <address>', 'sign in with this email').conflicts([
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
          'use this code of your authenticator app or recovery code (default: ask when needed)',
        ).conflicts('withToken'),
      ),
  );
  action(auth, 'auth logout', declaring, (command) =>
    command
      .description('End the session and delete it from this computer.')
      .option('--all', 'end all of your sessions, including those in browsers'),
  );
  action(auth, 'auth status', declaring, (command) =>
    command.description(
      'Show who is signed in to which server, and check the session. Exits with 4 if the server refuses it.',
    ),
  );
  action(auth, 'auth whoami', declaring, (command) =>
    command
      .description('Show who you are signed in as and what you may do in a client.')
      .option(
        '--client <client>',
        'show permissions in this client, by ID, number, or name (default: the first one)',
      ),
  );
  action(auth, 'auth token', declaring, (command) =>
    command
      .description('Print the beginning of the token that calls use.')
      .option('--show', 'print the whole token; anyone who has it can act as you'),
  );
}

function declareClient(client: Command, declaring: Declaring): void {
  const categories = ['qbo', 'delivery_only'];
  action(client, 'client list', declaring, (command) =>
    addListOptions(
      command
        .description('List the clients you can work with, by name.')
        .option('--search <text>', 'list only clients whose name or number contains this')
        .addOption(
          new Option('--category <category>', 'list only clients of this kind').choices(categories),
        )
        .option('--archived', 'list archived clients instead'),
    ),
  );
  action(client, 'client show', declaring, (command) =>
    command.description('Show a client.').argument('<client>', 'by ID, number, or name'),
  );
  action(client, 'client use', declaring, (command) =>
    command
      .description('Choose the client that this profile works on.')
      .argument('<client>', 'by ID, number, or name'),
  );
  action(client, 'client create', declaring, (command) =>
    command
      .description('Create a client that you own.')
      .argument('<name>', "the business's name")
      .addOption(
        new Option('--category <category>', 'set the kind of client (default: qbo)').choices(
          categories,
        ),
      )
      .option('--number <number>', "set your firm's number for the client")
      .option('--timezone <zone>', 'set the IANA time zone of its stores')
      .addOption(
        new Option('--country <country>', 'set the country it sells in').choices(['US', 'CA']),
      )
      .option('--tenant <id>', 'use an existing tenant that has no client yet')
      .option('-n, --dry-run', 'print what would be sent without creating anything'),
  );
}

function action(
  group: Command,
  name: OnlineCommand,
  declaring: Declaring,
  declare: (command: Command) => Command,
): void {
  addServerOptions(localAction(group, name, declaring, declare));
}

/** An action that calls no server: it takes no address and no credential. */
function localAction(
  group: Command,
  name: OnlineCommand,
  { run, onExit }: Declaring,
  declare: (command: Command) => Command,
): Command {
  const command = group
    .command(name.split(' ').at(-1) ?? '')
    .helpOption('-h, --help', 'print this help')
    .addHelpText('before', presentExamples(ONLINE_EXAMPLES[name]));
  return addOutputOptions(declare(command)).action(async (...args: unknown[]) => {
    const self = args.at(-1) as Command;
    onExit(
      await run({
        command: name,
        args: self.args,
        options: self.optsWithGlobals<OnlineOptions>(),
      }),
    );
  });
}
