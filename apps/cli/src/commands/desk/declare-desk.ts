import { type Command, Option } from 'commander';
import type { OnlineCommand } from '../../online/options.ts';
import { PREVIEW } from '../../online/shared-options.ts';
import { toDay, toWholeNumber } from '../../online/values.ts';
import { DEMO_STATUSES, PURPOSES, TICKET_PRIORITIES, TICKET_STATUSES } from './options.ts';

export type DeskGroup =
  | 'demo'
  | 'ticket'
  | 'verification'
  | 'ledger'
  | 'plan'
  | 'format'
  | 'setting';
export type DeskCommand = Extract<OnlineCommand, `${DeskGroup} ${string}`>;
type Declare = (name: DeskCommand, declare: (command: Command) => Command) => void;
type Add = (command: Command) => Command;

const YES = ['-y, --yes', 'skip the question'] as const;

/** The operators' commands, in the order of the help. */
export function declareDesk(action: Declare, addListOptions: Add): void {
  declareDemo(action, addListOptions);
  declareTicket(action, addListOptions);
  declareVerification(action, addListOptions);
  declareLedger(action, addListOptions);
  declarePlan(action, addListOptions);
  declareFormat(action, addListOptions);
  action('setting list', (command) =>
    command.description('List the current settings, with their defaults.'),
  );
  action('setting changes', (command) =>
    addListOptions(command.description('List changes to settings, newest first.')),
  );
}

function declareDemo(action: Declare, addListOptions: Add): void {
  action('demo list', (command) =>
    addListOptions(
      command
        .description('List demo requests, newest first.')
        .option('--search <text>', 'list only requests that contain this')
        .addOption(
          new Option(
            '--status <status>',
            'list only requests in this state (default: all but spam)',
          ).choices(DEMO_STATUSES),
        ),
    ),
  );
  action('demo update', (command) =>
    command
      .description('Update a demo request. Anything you leave out stays as it is.')
      .argument('<demo>', 'ID of the request')
      .addOption(new Option('--status <status>', 'set the state').choices(DEMO_STATUSES))
      .option('--note <text>', 'set the note')
      .option('--scheduled-on <day>', 'set the day you agreed on (YYYY-MM-DD)', toDay)
      .option(...PREVIEW),
  );
}

function declareTicket(action: Declare, addListOptions: Add): void {
  const status = (text: string) => new Option('--status <status>', text).choices(TICKET_STATUSES);
  const priority = (text: string) =>
    new Option('--priority <priority>', text).choices(TICKET_PRIORITIES);
  action('ticket list', (command) =>
    addListOptions(
      command
        .description('List the support tickets of all clients, latest message first.')
        .option('--search <text>', 'list only tickets that contain this, or have this number')
        .addOption(status('list only tickets in this state'))
        .addOption(priority('list only tickets of this priority'))
        .addOption(
          new Option('--assignee <who>', 'list only yours, or unassigned ones').choices([
            'me',
            'none',
          ]),
        ),
    ),
  );
  action('ticket show', (command) =>
    command
      .description('Show a ticket with its messages and notes.')
      .argument('<ticket>', 'ID of the ticket'),
  );
  action('ticket update', (command) =>
    command
      .description("Set a ticket's assignee, priority, and status.")
      .argument('<ticket>', 'ID of the ticket')
      .addOption(status('set the state'))
      .addOption(priority('set the priority'))
      .option('--assignee <id>', 'assign it to this person, by ID, or to none')
      .option(...PREVIEW),
  );
  action('ticket reply', (command) =>
    command
      .description('Send a reply to a ticket as support, or save a note. Needs a session.')
      .argument('<ticket>', 'ID of the ticket')
      .requiredOption('--body-file <file>', 'read the text from this file, or - for stdin')
      .addOption(new Option('--note', 'save a note that only support sees').conflicts('solved'))
      .option('--solved', 'set the ticket to solved')
      .option(...PREVIEW),
  );
}

function declareVerification(action: Declare, addListOptions: Add): void {
  action('verification list', (command) =>
    addListOptions(
      command
        .description('List the verification codes that were sent, newest first, without the codes.')
        .option('--target <address>', 'list only codes sent to this whole address or number'),
    ),
  );
  action('verification create', (command) =>
    command
      .description('Send a verification code. An earlier one ends.')
      .argument('<target>', 'email address or phone number')
      .addOption(
        new Option(
          '--purpose <purpose>',
          'choose what the code confirms (default: email for an address, else phone)',
        ).choices(PURPOSES),
      )
      .option(...PREVIEW),
  );
  action('verification resend', (command) =>
    command
      .description('Send a new code to the same address or number.')
      .argument('<code>', 'ID of the code')
      .option(...PREVIEW),
  );
  action('verification delete', (command) =>
    command
      .description('End the open code for the same address or number.')
      .argument('<code>', 'ID of the code')
      .option(...PREVIEW),
  );
}

function declareLedger(action: Declare, addListOptions: Add): void {
  action('ledger list', (command) =>
    addListOptions(
      command
        .description('List which ledgers were verified, and whether they passed.')
        .option('--tenant <id>', 'list only verifications of this tenant'),
    ),
  );
  action('ledger verify', (command) =>
    command
      .description(
        'Check the payouts, entries, and audit log of a tenant over some days, at most a year.',
      )
      .argument('<tenant>', 'ID of the tenant')
      .requiredOption(
        '--since <day>',
        'check from this day on (YYYY-MM-DD, or 30d for 30 days ago)',
        toDay,
      )
      .option('--until <day>', 'check up to this day (default: today)', toDay)
      .option('--exit-status', 'exit with 10 if a check fails')
      .option(...PREVIEW),
  );
}

function declarePlan(action: Declare, addListOptions: Add): void {
  action('plan list', (command) =>
    command.description('List the plans with their versions, and how many tenants are on each.'),
  );
  action('plan show', (command) =>
    command
      .description('Show a plan or one of its versions.')
      .argument('<plan>', 'code of the plan'),
  );
  action('plan subscribers', (command) =>
    addListOptions(
      command
        .description('List the tenants on this version of a plan, newest first.')
        .argument('<plan>', 'code of the plan'),
    ),
  );
  action('plan update', (command) =>
    command
      .description(
        "Change a plan's terms. Paying tenants keep the version they bought. Shows what would change and asks first.",
      )
      .argument('<plan>', 'code of the latest version')
      .option('--name <name>', 'set the name')
      .option('--description <text>', 'set the description')
      .option('--price <amount>', 'set the price of an interval, such as 49.00, or none')
      .option('--trial-days <days>', 'set the days of the trial', toWholeNumber(0))
      .option('--listed', 'show the plan on the pricing page')
      .option('--no-listed', 'hide the plan from the pricing page')
      .option('--move-unpaid', 'move non-paying tenants to the new version')
      .option('-n, --dry-run', 'ask the server what would change without changing anything')
      .option(...YES),
  );
}

function declareFormat(action: Declare, addListOptions: Add): void {
  action('format aliases', (command) =>
    command.description('List the headers of reports that are read as a known column.'),
  );
  action('format headers', (command) =>
    addListOptions(
      command.description("List headers in all clients' files that no format recognizes."),
    ),
  );
  action('format versions', (command) =>
    addListOptions(command.description('List the versions of the aliases, newest first.')),
  );
  action('format restore', (command) =>
    command
      .description('Restore the aliases of an earlier version as a new one. Asks first.')
      .argument('<version>', 'number of the version; 0 has no aliases')
      .requiredOption('--reason <text>', 'save this as the reason')
      .option(...PREVIEW)
      .option(...YES),
  );
}
