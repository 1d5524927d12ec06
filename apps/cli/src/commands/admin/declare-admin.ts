import { type Command, Option } from 'commander';
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
        "Make a System Administrator on the server's machine, with its environment, and print the link to choose a password. Needs no account: this is how the first one is made.",
      )
      .requiredOption('--email <address>', 'the email of the administrator'),
  );
  action('admin list', (command) =>
    command.description('List those who run the installation, and what they may do.'),
  );
  action('admin grant', (command) =>
    command
      .description('Give an account a system level, or another one.')
      .argument('<email>', 'email of the account')
      .addOption(
        new Option('--level <level>', 'the level (default: system_operator)').choices([
          'system_operator',
          'system_admin',
        ]),
      ),
  );
  action('admin revoke', (command) =>
    command
      .description(
        'Take a system level away. The account stays; the last System Administrator cannot be removed.',
      )
      .argument('<email>', 'email or ID of the person')
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
        .description('List the invitation codes, newest first. The codes themselves are not kept.')
        .option('--campaign <name>', 'list only the codes of this campaign'),
    ),
  );
  action('invitation create', (command) =>
    command
      .description('Make invitation codes. They are printed this once.')
      .option('--count <count>', 'make this many codes (default: 1)', toWholeNumber(1))
      .option('--max-uses <count>', 'let this many people use each (default: 1)', toWholeNumber(1))
      .option('--campaign <name>', 'put them under this name')
      .option('--expires <date>', 'let them end on this day, YYYY-MM-DD in UTC, or at this time')
      .option('--plan <code>', 'start tenants on this plan')
      .option('--trial-days <days>', "instead of the plan's trial", toWholeNumber(0)),
  );
  action('invitation uses', (command) =>
    command.description('List who registered with a code.').argument('<code>', 'ID of the code'),
  );
  action('invitation extend', (command) =>
    command
      .description('Let a code end at another time, or never.')
      .argument('<code>', 'ID of the code')
      .requiredOption('--expires <date>', 'YYYY-MM-DD in UTC, a time, or never'),
  );
  action('invitation disable', (command) =>
    command
      .description('Let nobody register with a code any more. Whoever did stays.')
      .argument('<code>', 'ID of the code')
      .option('-y, --yes', 'skip the question'),
  );
}
