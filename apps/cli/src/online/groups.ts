import type { Command } from 'commander';

/** The groups of commands with their descriptions, in the order of the help. */
export const GROUPS = {
  auth: 'Sign in to a Platebook server and sign out.',
  client: 'List, show, choose, create, change, and delete clients.',
  store: 'List and show the stores of a client, and connect and match them to platforms.',
  entry: 'List and approve journal entries.',
  exception: 'List and resolve approved deposit differences.',
  sync: 'Fetch and upload reports, and follow the runs that read and post them.',
  admin: 'Create the first administrator of an installation, and manage who else runs it.',
  invitation: 'Create and manage the codes that let people register.',
  notify: 'Send notifications to tenants and people, and see whether they were delivered.',
  dataflow: 'Show what the installation is doing and has done, export it, and delete old events.',
  portal: 'Show figures for the whole installation.',
  demo: 'List and update demo requests.',
  ticket: 'List, read, and reply to the support tickets of all clients.',
  verification: 'List, send, and end verification codes.',
  ledger: 'Check the ledgers of clients, and list earlier verifications.',
  plan: 'List and change the plans of the installation.',
  format: 'Show and restore how columns of reports are read.',
  setting: 'Show the settings of the installation and their history.',
  jobs: 'List, follow, and cancel what the server does in the background.',
  backup: "Back up an installation on the server's machine, and check and list its backups.",
  keys: "Show and rotate the keys of an installation on the server's machine.",
  config: 'Show and change the settings of your profiles and of a project.',
} as const satisfies Record<string, string>;

export type Groups = Readonly<Record<keyof typeof GROUPS, Command>>;

/** Creates each group with `add`. */
export function createGroups(add: (name: keyof typeof GROUPS) => Command): Groups {
  const names = Object.keys(GROUPS) as (keyof typeof GROUPS)[];
  return Object.fromEntries(
    names.map((name) => [name, add(name).description(GROUPS[name])]),
  ) as Groups;
}
