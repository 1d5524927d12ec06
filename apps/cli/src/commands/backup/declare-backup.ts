import { type Command, Option } from 'commander';
import type { OnlineCommand } from '../../online/options.ts';
import { toWholeNumber } from '../../online/values.ts';

type BackupCommand = Extract<OnlineCommand, `backup ${string}`>;
type KeysCommand = Extract<OnlineCommand, `keys ${string}`>;
type Declare<Name> = (name: Name, declare: (command: Command) => Command) => void;

/** `backup` with its actions, all on the server's machine. */
export function declareBackup(local: Declare<BackupCommand>): void {
  local('backup create', (command) =>
    command
      .description(
        "Back up the whole installation on the server's machine, with the server's environment, while it keeps running: every table and report file, in one archive that only you can read. Secrets in it stay sealed, and it holds no keys.",
      )
      .option(
        '-O, --out <file>',
        "write to this file (default: a name with the time, in BACKUP_DIR or the server's data folder)",
      )
      .addOption(
        new Option(
          '--keep <count>',
          'keep only this many of the newest backups in that folder and remove the rest',
        )
          .argParser(toWholeNumber(1))
          .conflicts('out'),
      )
      .option('-n, --dry-run', 'say what would be written and removed without doing it'),
  );
  local('backup verify', (command) =>
    command
      .description(
        'Read a backup to its end and check every part of it. Exits with 10 if it is damaged, or if a key it needs is missing here.',
      )
      .argument('<file>', 'archive that backup create made'),
  );
  local('backup list', (command) =>
    command.description(
      "List the backups in BACKUP_DIR or the server's data folder, newest first. Exits with 10 if one has no sound manifest.",
    ),
  );
}

/** The arguments and options of `restore`, which has no actions. */
export function declareRestore(command: Command): Command {
  return command
    .description(
      "Restore a backup on the server's machine, with the server's environment, while Platebook is stopped. It finishes only after all counts, the ledger, and the audit log are checked. Asks you to type the name of the database.",
    )
    .argument('<file>', 'archive that backup create made')
    .option(
      '--replace',
      "replace a database that isn't empty, and keep the old one under another name",
    )
    .option('-n, --dry-run', 'check the backup and say what would happen without changing anything')
    .option('--confirm <database>', "skip the prompt by giving the database's name")
    .option('--no-input', 'never prompt; exit with 2 if something is missing');
}

/** `keys` with its actions, all on the server's machine. */
export function declareKeys(local: Declare<KeysCommand>): void {
  local('keys list', (command) =>
    command.description(
      'List the keys that seal stored secrets, and how many secrets each of them opens. Exits with 10 if a key in use is missing.',
    ),
  );
  local('keys rotate', (command) =>
    command
      .description(
        'Seal every stored secret again with the first key, batch by batch, and retire older keys that nothing uses any more. If it is stopped, run it again: it continues. A key file gets its new key here; SECRET_KEYS must have it already.',
      )
      .option(
        '--signing',
        'rotate the key that signs access tokens instead; tokens signed by the old one stay valid',
      )
      .option(
        '--at-once',
        'use the new signing key now and refuse tokens of the old one, which others may know',
      )
      .option('-n, --dry-run', 'say what would happen without changing anything')
      .option('-y, --yes', 'skip the question')
      .option('--no-input', 'never prompt; exit with 2 if something is missing'),
  );
}
