import { type Command, Option } from 'commander';
import type { OnlineCommand } from '../../online/options.ts';
import { PREVIEW_HERE } from '../../online/shared-options.ts';

type AuthCommand = Extract<OnlineCommand, `auth ${string}`>;
type Declare = (name: AuthCommand, declare: (command: Command) => Command) => void;

/** `auth` with its actions. */
export function declareAuth(action: Declare): void {
  action('auth login', (command) =>
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
          'use this authenticator or recovery code (default: ask when needed)',
        ).conflicts('withToken'),
      ),
  );
  action('auth logout', (command) =>
    command
      .description('End the session and delete it from this computer.')
      .option('--all', 'end all of your sessions, including those in browsers')
      .option(...PREVIEW_HERE),
  );
  action('auth status', (command) =>
    command.description(
      'Show who is signed in to which server, and check the session. Exits with 4 if the server refuses it.',
    ),
  );
  action('auth whoami', (command) =>
    command
      .description('Show who you are signed in as and what you may do in a client.')
      .option(
        '--client <client>',
        'show permissions in this client, by ID, number, or name (default: the first one)',
      ),
  );
  action('auth token', (command) =>
    command
      .description('Print the beginning of the token that requests use.')
      .option('--show', 'print the whole token; anyone who has it can act as you'),
  );
  action('auth refresh', (command) =>
    command.description(
      'Renew the session of this profile now and save it. Calls do it by themselves once the token expires.',
    ),
  );
}
