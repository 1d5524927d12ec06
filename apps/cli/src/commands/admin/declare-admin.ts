import { type Command, Option } from 'commander';
import { PREVIEW } from '../../online/shared-options.ts';
import { toWholeNumber } from '../../online/values.ts';

type AdminCommand = 'admin list' | 'admin grant' | 'admin revoke';
type InvitationCommand =
  | 'invitation list'
  | 'invitation create'
  | 'invitation uses'
  | 'invitation extend'
  | 'invitation disable';

type Declare<Name> = (name: Name, declare: (command: Command) => Command) => void;

/** `admin` with its actions; `admin create` is on the server's machine and declared by `declareLocal`. */
export function declareAdmin(
  action: Declare<AdminCommand>,
  declareLocal: Declare<'admin create'>,
): void {
  declareLocal('admin create', (command) =>
    command
      .description(
        "Create a System Administrator on the server's machine, with the server's environment, and print a link to set the password. No sign-in is needed, so this is how you create the first one.",
      )
      .requiredOption('--email <address>', 'use this email for the administrator')
      .option('-n, --dry-run', 'say what would be created without creating anything'),
  );
  action('admin list', (command) =>
    command.description('List the people who run the installation, and what they may do.'),
  );
  action('admin grant', (command) =>
    command
      .description('Set the system level of an account.')
      .argument('<email>', 'email of the account')
      .addOption(
        new Option('--level <level>', 'set this level (default: system_operator)').choices([
          'system_operator',
          'system_admin',
        ]),
      )
      .option(...PREVIEW),
  );
  action('admin revoke', (command) =>
    command
      .description(
        "Remove the system level of an account. The account stays. You can't remove the last System Administrator.",
      )
      .argument('<email>', 'email or ID of the person')
      .option(...PREVIEW)
      .option('-y, --yes', 'skip the question'),
  );
}

/** `invitation` with its actions. */
export function declareInvitation(
  action: Declare<InvitationCommand>,
  addListOptions: (command: Command) => Command,
): void {
  action('invitation list', (command) =>
    addListOptions(
      command
        .description(
          'List invitation codes, newest first. Only the first characters of a code are saved.',
        )
        .option('--campaign <name>', 'list only the codes of this campaign'),
    ),
  );
  action('invitation create', (command) =>
    command
      .description("Create invitation codes. They're shown only once.")
      .option('--count <count>', 'create this many codes (default: 1)', toWholeNumber(1))
      .option(
        '--max-uses <count>',
        'set how many people can use each code (default: 1)',
        toWholeNumber(1),
      )
      .option('--campaign <name>', 'set the campaign they belong to')
      .option('--expires <date>', 'set when they expire, as a date (YYYY-MM-DD, in UTC) or a time')
      .option('--plan <code>', 'start tenants on this plan')
      .option('--trial-days <days>', "set the trial days, instead of the plan's", toWholeNumber(0))
      .option(...PREVIEW),
  );
  action('invitation uses', (command) =>
    command
      .description('List who registered with a code, and when.')
      .argument('<code>', 'ID of the code'),
  );
  action('invitation extend', (command) =>
    command
      .description('Set when a code expires.')
      .argument('<code>', 'ID of the code')
      .requiredOption('--expires <date>', 'set a date (YYYY-MM-DD, in UTC), a time, or never')
      .option(...PREVIEW),
  );
  action('invitation disable', (command) =>
    command
      .description(
        'Stop a code from being used. People who registered with it keep their accounts.',
      )
      .argument('<code>', 'ID of the code')
      .option(...PREVIEW)
      .option('-y, --yes', 'skip the question'),
  );
}
