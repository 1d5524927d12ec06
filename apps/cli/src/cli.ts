import { Argument, Command, Option } from 'commander';
import type { Commands } from './commands/commands.ts';
import { JOURNAL_FORMATS, type JournalOptions } from './commands/journal/options.ts';
import { VERIFY_FORMATS, type VerifyOptions } from './commands/verify/options.ts';
import { SHELLS, type Shell } from './commands/completion/shells.ts';
import { declareOnline } from './online/declare.ts';
import { declareSingles } from './online/declare-singles.ts';
import { createGroups } from './online/groups.ts';
import { CliError } from './cli-error.ts';
import type { Context } from './context.ts';
import type { ExitCode } from './exit-codes.ts';
import {
  COMMAND_EXAMPLES,
  type DocumentedCommand,
  PROGRAM_EXAMPLES,
  presentExamples,
} from './help/examples.ts';
import { HELP_TOPICS, type HelpTopic } from './help/topics.ts';
import type { OnlineCall } from './online/run-online.ts';
import { POLICY_CHOICES } from './policy/options.ts';
import { readVersion } from './version.ts';

export type ProgramParts = {
  readonly context: Context;
  readonly commands: Commands;
  readonly onExit: (code: ExitCode) => void;
};

/** Declares every command, argument and option; implementations are loaded lazily. */
export function createProgram(parts: ProgramParts): Command {
  const program = new Command('platebook')
    .description(
      'Turn Uber Eats and DoorDash payout reports into balanced journal entries that you can prove. The commands journal and verify work on files, without a server or an account.',
    )
    .option('-q, --quiet', 'print only errors and left-out rows on stderr')
    .option(
      '-v, --verbose',
      'also print each check, each choice between readings, and every left-out row',
    )
    .option('--no-color', 'print without color (NO_COLOR and TERM=dumb do the same)')
    .option('--debug', 'print the stack of an unexpected failure')
    .version(readVersion(), '--version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .configureHelp({
      showGlobalOptions: true,
      optionDescription: ({ description, argChoices }) =>
        argChoices === undefined ? description : `${description}: ${argChoices.join(', ')}`,
    })
    .addHelpText('before', presentExamples(PROGRAM_EXAMPLES))
    .addHelpText('after', `\nMore: platebook help ${Object.keys(HELP_TOPICS).join('|')}`)
    .allowExcessArguments(false)
    .showSuggestionAfterError(true)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => parts.context.stdout.write(text),
      writeErr: (text) => parts.context.stderr.write(text),
      // The caller prints the error, in the requested format.
      outputError: () => undefined,
      getOutHelpWidth: () => parts.context.stdout.columns ?? 100,
      getOutHasColors: () => false,
    });
  addJournal(program, parts);
  addVerify(program, parts);
  addOnline(program, parts);
  addCompletion(program, parts);
  addHelp(program, parts);
  return program;
}

function addJournal(program: Command, { context, commands, onExit }: ProgramParts): void {
  const command = subcommand(program, 'journal')
    .description(
      "Read payout reports and print their journal entries. Rows that don't add up and files that can't be read safely are left out and listed; the rest is printed.",
    )
    .argument('<files...>', 'CSV reports, ZIP files of reports, or - for stdin')
    .addOption(
      new Option(
        '--format <format>',
        'choose the document to print (default: a table on a terminal, tab-separated lines in a pipe, or what the extension of --out says)',
      ).choices(JOURNAL_FORMATS),
    )
    .option(
      '-O, --out <file>',
      'write the document to this file; if anything fails, write nothing',
    );
  addPolicyOptions(command).action(async (files: string[], _: unknown, self: Command) => {
    onExit(await commands.journal(context, files, self.optsWithGlobals<JournalOptions>()));
  });
}

function addVerify(program: Command, { context, commands, onExit }: ProgramParts): void {
  const command = subcommand(program, 'verify')
    .description(
      'Derive a journal document again from the report files, using the policy written in it, and list every value that differs. Policy options you give are required: a document made with other options differs.',
    )
    .argument('<files...>', 'the CSV reports or ZIP files the entries come from, or - for stdin')
    .requiredOption(
      '--entries <file>',
      'check this JSON document, as `platebook journal --format json` writes it',
    )
    .addOption(
      new Option(
        '--format <format>',
        'choose how to print the result (default: a table on a terminal, tab-separated lines in a pipe)',
      ).choices(VERIFY_FORMATS),
    );
  addPolicyOptions(command).action(async (files: string[], _: unknown, self: Command) => {
    onExit(await commands.verify(context, files, self.optsWithGlobals<VerifyOptions>()));
  });
}

function addOnline(program: Command, { context, commands, onExit }: ProgramParts): void {
  const declaring = { run: (call: OnlineCall) => commands.online(context, call), onExit };
  declareOnline(
    createGroups((name) => subcommand(program, name)),
    declaring,
  );
  declareSingles((name) => subcommand(program, name), declaring);
}

function addCompletion(program: Command, { context, commands, onExit }: ProgramParts): void {
  subcommand(program, 'completion')
    .description('Print a script that completes commands, options, and names in a shell.')
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .action(async (shell: Shell) => onExit(await commands.completion(context, shell)));
}

function addHelp(program: Command, { context, commands, onExit }: ProgramParts): void {
  subcommand(program, 'help')
    .description('Explain a command or a topic.')
    .addArgument(
      new Argument('[subject]', 'a command or a topic').choices([
        ...Object.keys(COMMAND_EXAMPLES),
        ...Object.keys(HELP_TOPICS),
      ]),
    )
    .argument('[action]', 'an action of the command')
    .option('--markdown', 'print the reference of all commands and topics as Markdown')
    .option('--man <folder>', 'write a manual page for each command to this folder')
    .action(async (subject?: string, action?: string, options: HelpOptions = {}) => {
      if (options.man !== undefined) {
        onExit(await commands.manual(context, program, options.man));
        return;
      }
      if (options.markdown === true) {
        onExit(await commands.reference(context, program));
        return;
      }
      if (subject !== undefined && isTopic(subject)) {
        onExit(await commands.help(context, subject));
        return;
      }
      const found = find(program, subject);
      if (found !== undefined && action !== undefined && find(found, action) === undefined) {
        throw new CliError(
          'usage_error',
          `There is no action "${action}" of ${subject}.`,
          `see 'platebook ${subject} --help'`,
        );
      }
      (find(found, action) ?? found ?? program).outputHelp();
    });
}

type HelpOptions = { readonly markdown?: boolean; readonly man?: string };

function find(command: Command | undefined, name: string | undefined): Command | undefined {
  return command?.commands.find((child) => child.name() === name);
}

function isTopic(subject: string): subject is HelpTopic {
  return Object.hasOwn(HELP_TOPICS, subject);
}

function subcommand(program: Command, name: DocumentedCommand): Command {
  return program
    .command(name)
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .addHelpText('before', presentExamples(COMMAND_EXAMPLES[name]));
}

function addReadingOptions(command: Command): Command {
  return command
    .optionsGroup('Reading:')
    .option(
      '--timezone <zone>',
      "use the store's IANA time zone for reports that print times in UTC",
    )
    .option(
      '--business-day-cutoff <time>',
      'count sales before this time (HH:MM) toward the previous day',
    )
    .addOption(
      new Option(
        '--tax-rate <store=rate>',
        "set a store's tax rate in percent, for Canadian reports whose amounts include tax; repeatable",
      ).argParser(collect),
    )
    .addOption(
      new Option(
        '--column <name=what>',
        'say what an unknown column is: ignore, subtotal, alias:NAME of a known column, or a component (platebook help columns); repeatable',
      ).argParser(collect),
    )
    .option(
      '--columns <file>',
      'read what unknown columns are from this JSON file (platebook help columns)',
    );
}

function collect(value: string, before: readonly string[] | undefined): string[] {
  return [...(before ?? []), value];
}

function addPolicyOptions(command: Command): Command {
  addReadingOptions(command)
    .optionsGroup('Policy:')
    .option(
      '--mapping <file>',
      'read the account name of each component from this JSON file (platebook help mapping)',
    );
  for (const [name, option] of Object.entries(POLICY_OPTIONS)) {
    const [choices, description] = option;
    command.addOption(new Option(`--${name} <choice>`, description).choices(choices));
  }
  return command;
}

const { basis, split, by, bankLeg, taxMode, memoTax, splitTax, revenue, sales, booksCurrency } =
  POLICY_CHOICES;

/** Without defaults: the accounting package has them, and only an explicit option can cause a contradiction. */
const POLICY_OPTIONS: Record<string, readonly [readonly string[], string]> = {
  basis: [basis, 'date entries by business day (default), or on the day of the payout'],
  split: [
    split,
    'write one entry per calendar month of a payout (default), or one for the whole payout',
  ],
  by: [by, 'write one entry per payout (default), or one per business day'],
  'bank-leg': [
    bankLeg,
    'also write an entry for the transfer from clearing to the bank (default: none)',
  ],
  'tax-mode': [
    taxMode,
    'book tax that the platform remits on both sides (default), leave it out, or note it in the memo',
  ],
  'memo-tax': [
    memoTax,
    "leave out DoorDash's information-only remitted tax (default), or book it on both sides",
  ],
  'split-tax': [
    splitTax,
    'book tax that was only partly remitted as a liability (default), or stop',
  ],
  revenue: [revenue, 'book sales before promotions, fees, and refunds (default), or after them'],
  sales: [
    sales,
    'book sales from the report (default), or only what the platform kept, because the POS books them',
  ],
  'books-currency': [booksCurrency, "block payouts that aren't in this currency"],
};
