import { type Command, Option } from 'commander';
import { toDay, toInstant, toLaterInstant, toWholeNumber } from '../../online/values.ts';
import { DELIVERY_STATUSES, NOTIFICATION_TYPES, PLATFORMS, PRIORITIES } from './options.ts';

type NotifyCommand =
  | 'notify stats'
  | 'notify list'
  | 'notify create'
  | 'notify broadcast'
  | 'notify preview'
  | 'notify test'
  | 'notify scheduled'
  | 'notify cancel'
  | 'notify user'
  | 'notify delete'
  | 'notify restore'
  | 'notify health';
type NotifySyncCommand = 'notify sync stats' | 'notify sync recent' | 'notify sync resend';
type Declare<Name> = (name: Name, declare: (command: Command) => Command) => void;

const TENANT = ['--tenant <id>', 'count only notifications of this tenant'] as const;
const LIST_TENANT = ['--tenant <id>', 'list only notifications of this tenant'] as const;
const DRY_RUN = [
  '-n, --dry-run',
  'ask the server what would happen without changing anything',
] as const;

/** The server's limit for recent notifications. */
const SYNC_RECENT_MAX = 100;

const platform = (): Option =>
  new Option('--platform <platform>', 'choose the platform (default: all)').choices(PLATFORMS);
const status = (): Option =>
  new Option('--status <status>', 'list only notifications in this state').choices(
    DELIVERY_STATUSES,
  );

/** `notify` with its actions, in the order of the help. */
export function declareNotify(action: Declare<NotifyCommand>): void {
  action('notify stats', (command) =>
    addTime(
      command.description('Count notifications, the people they reached, and deletions.'),
    ).option(...TENANT),
  );
  action('notify list', (command) =>
    addPlace(
      command
        .description('List the notifications of all tenants, newest first.')
        .addOption(
          new Option('--type <type>', 'list only notifications of this type').choices(
            NOTIFICATION_TYPES,
          ),
        )
        .addOption(
          new Option('--priority <priority>', 'list only notifications of this priority').choices(
            PRIORITIES,
          ),
        )
        .addOption(status())
        .option(...LIST_TENANT)
        .option('--since <day>', 'list from this day on (YYYY-MM-DD, or 7d for a week ago)', toDay)
        .option('--until <day>', 'list up to this day', toDay),
      30,
    ).option('--all', 'list all of them'),
  );
  declareSending(action);
  declareBeforeSending(action);
  action('notify user', (command) =>
    addPlace(
      command
        .description("List one person's notifications, newest first.")
        .argument('<user>', 'ID of the person'),
      20,
    ),
  );
  declareDelete(action);
  action('notify health', (command) =>
    command
      .description('Show whether notifications reach people, and what prevents it.')
      .option('--exit-status', "exit with 10 if they don't"),
  );
}

function declareSending(action: Declare<'notify create' | 'notify broadcast'>): void {
  action('notify create', (command) =>
    addWords(
      command
        .description('Notify everyone in a tenant, or selected people. Asks first.')
        .addOption(
          new Option(
            '--scope <scope>',
            'choose who is notified (default: user with --target-user, else tenant)',
          ).choices(['tenant', 'user']),
        )
        .option('--target-tenant <id>', 'choose the tenant')
        .option('--target-user <id...>', 'choose these people'),
    ).option('-y, --yes', 'skip the question'),
  );
  action('notify broadcast', (command) =>
    addWords(
      command
        .description('Notify everyone in many tenants. Asks you to type how many.')
        .option('--all-tenants', 'choose all tenants')
        .option('--tenant <id...>', 'choose these tenants')
        .option(
          '--send-at <time>',
          'send it then (2026-11-29T06:00Z, or 24h for a day from now)',
          toLaterInstant,
        ),
    ).option('--confirm <count>', 'skip the prompt by giving what it asks for, like "412 tenants"'),
  );
}

function declareBeforeSending(
  action: Declare<'notify preview' | 'notify test' | 'notify scheduled' | 'notify cancel'>,
): void {
  const addMail = (command: Command): Command =>
    addText(command).option('--tenant <id>', "use the name of this tenant's client in the email");
  action('notify preview', (command) =>
    addMail(command.description('Show the email of a notification in each language.')),
  );
  action('notify test', (command) =>
    addMail(command.description('Email a test notification to yourself only.')),
  );
  action('notify scheduled', (command) =>
    command.description('List scheduled broadcasts, next first.'),
  );
  action('notify cancel', (command) =>
    command
      .description('Stop a scheduled broadcast before it is sent. Asks first.')
      .argument('<id>', 'ID of the broadcast')
      .option('-y, --yes', 'skip the question'),
  );
}

function declareDelete(action: Declare<'notify delete' | 'notify restore'>): void {
  action('notify delete', (command) =>
    command
      .description(
        'Delete notifications for everyone. Asks first; for more than 100, asks you to type how many.',
      )
      .argument('[ids...]', 'IDs of notifications, or - to read them from stdin')
      .option(
        '--older-than <age>',
        'choose all from before this (90d for 90 days ago, 24h, or YYYY-MM-DD)',
        toInstant,
      )
      .option('--tenant <id>', 'choose only those of this tenant, with --older-than')
      .option(...DRY_RUN)
      .option('-y, --yes', 'skip the question, for up to 100')
      .option(
        '--confirm <count>',
        'skip the prompt by giving what it asks for, like "412 notifications"',
      ),
  );
  action('notify restore', (command) =>
    command
      .description('Restore notifications deleted in the last 7 days.')
      .argument('[ids...]', 'IDs of notifications, or - to read them from stdin')
      .option(...DRY_RUN),
  );
}

/** `notify sync` with its actions. */
export function declareNotifySync(action: Declare<NotifySyncCommand>): void {
  action('notify sync stats', (command) =>
    addTime(command.description('Count notifications about syncs by outcome.'))
      .addOption(platform())
      .option(...TENANT),
  );
  action('notify sync recent', (command) =>
    command
      .description('List the newest notifications about syncs.')
      .addOption(platform())
      .addOption(status())
      .option(...LIST_TENANT)
      .option(
        '--limit <count>',
        'list at most this many, up to 100 (default: 30)',
        toWholeNumber(1, SYNC_RECENT_MAX),
      ),
  );
  action('notify sync resend', (command) =>
    command
      .description('Notify the same people again. Asks first.')
      .argument('[ids...]', 'IDs of notifications, or - to read them from stdin')
      .option('--failed', 'choose those with failed emails')
      .option(
        '--since <time>',
        'choose only those since then, with --failed (default: 24h)',
        toInstant,
      )
      .addOption(platform())
      .option('--force-email', 'also email people who turned emails off')
      .option(
        '--max <count>',
        'choose at most this many, with --failed (default: 50)',
        toWholeNumber(1),
      )
      .option(...DRY_RUN)
      .option('-y, --yes', 'skip the question'),
  );
}

function addTime(command: Command): Command {
  return command
    .option('--since <day>', 'count from this day on (YYYY-MM-DD, or 7d for a week ago)', toDay)
    .option('--until <day>', 'count up to this day', toDay);
}

function addPlace(command: Command, limit: number): Command {
  return command
    .option('--limit <count>', `list at most this many (default: ${limit})`, toWholeNumber(1))
    .option('--offset <count>', 'leave out this many first (default: 0)', toWholeNumber(0));
}

function addText(command: Command): Command {
  return command
    .requiredOption('--title <text>', 'use this title')
    .requiredOption('--body-file <file>', 'read the text from this file, or - for stdin');
}

function addWords(command: Command): Command {
  return addText(command)
    .addOption(
      new Option('--type <type>', 'set the type (default: info)').choices(NOTIFICATION_TYPES),
    )
    .addOption(
      new Option('--priority <priority>', 'set the priority (default: normal)').choices(PRIORITIES),
    )
    .option(...DRY_RUN);
}
