import type { Command } from 'commander';
import { declareAdmin, declareInvitation } from '../commands/admin/declare-admin.ts';
import { declareAuth } from '../commands/auth/declare-auth.ts';
import { declareBackup, declareKeys } from '../commands/backup/declare-backup.ts';
import { declareClient } from '../commands/client/declare-client.ts';
import { declareConfig } from '../commands/config/declare-config.ts';
import { declareDataflow } from '../commands/dataflow/declare-dataflow.ts';
import { declareDesk } from '../commands/desk/declare-desk.ts';
import type { DeskCommand, DeskGroup } from '../commands/desk/declare-desk.ts';
import { declareEntry, declareException } from '../commands/entry/declare-entry.ts';
import { declareJobs } from '../commands/jobs/declare-jobs.ts';
import { declareNotify, declareNotifySync } from '../commands/notify/declare-notify.ts';
import { declareChannel } from '../commands/store/channel/declare-channel.ts';
import { declareStore } from '../commands/store/declare-store.ts';
import { declareMapping } from '../commands/store/mapping/declare-mapping.ts';
import { declareSync } from '../commands/sync/declare-sync.ts';
import { presentExamples } from '../help/examples.ts';
import type { ExitCode } from '../exit-codes.ts';
import { ONLINE_EXAMPLES } from './examples.ts';
import type { Groups } from './groups.ts';
import type { OnlineCommand, OnlineOptions, SingleCommand } from './options.ts';
import { addListOptions, addOutputOptions, addServerOptions } from './shared-options.ts';

/** A command's implementation. */
export type RunOnline = (call: {
  readonly command: OnlineCommand | SingleCommand;
  readonly args: readonly string[];
  readonly options: OnlineOptions;
}) => Promise<ExitCode>;

export type Declaring = { readonly run: RunOnline; readonly onExit: (code: ExitCode) => void };

/** Every group with its actions, each declared once. */
export function declareOnline(groups: Groups, declaring: Declaring): void {
  const { auth, client, store, entry, exception, sync, jobs, backup, keys, config } = groups;
  declareAuth((name, declare) => action(auth, name, declaring, declare));
  declareSync(
    (name, declare) => action(sync, name as OnlineCommand, declaring, declare),
    addListOptions,
  );
  declareClient((name, declare) => action(client, name, declaring, declare), addListOptions);
  declareStores(store, declaring);
  declareEntry((name, declare) => action(entry, name, declaring, declare), addListOptions);
  declareException((name, declare) => action(exception, name, declaring, declare));
  declareOperators(groups, declaring);
  declareJobs((name, declare) => action(jobs, name, declaring, declare));
  declareBackup((name, declare) => localAction(backup, name, declaring, declare));
  declareKeys((name, declare) => localAction(keys, name, declaring, declare));
  declareConfig((name, declare) => localAction(config, name, declaring, declare));
}

function declareStores(store: Command, declaring: Declaring): void {
  declareStore((name, declare) => action(store, name, declaring, declare), addListOptions);
  const channel = subgroup(store, 'channel', 'Connect the stores of a client to platforms.');
  declareChannel((name, declare) => action(channel, name, declaring, declare));
  const mapping = subgroup(
    store,
    'mapping',
    'Match the stores of a client to the stores of a platform.',
  );
  declareMapping((name, declare) => action(mapping, name, declaring, declare), addListOptions);
}

/** The operators' commands. */
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
  const sync = subgroup(notify, 'sync', 'Count, list, and resend notifications about syncs.');
  declareNotifySync((name, declare) => action(sync, name, declaring, declare));
}

/** A nested group. */
function subgroup(group: Command, name: string, description: string): Command {
  return group
    .command(name)
    .description(description)
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false);
}

function action(
  group: Command,
  name: OnlineCommand,
  declaring: Declaring,
  declare: (command: Command) => Command,
): void {
  addServerOptions(localAction(group, name, declaring, declare));
}

/** An action without requests: it takes no server and no credential. */
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
