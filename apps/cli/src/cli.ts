import { Argument, Command, Option } from 'commander';
import type { Commands } from './commands/commands.ts';
import { JOURNAL_FORMATS, type JournalOptions } from './commands/journal/options.ts';
import { VERIFY_FORMATS, type VerifyOptions } from './commands/verify/options.ts';
import { declareOnline } from './online/declare.ts';
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
import { POLICY_CHOICES } from './policy/options.ts';
import { readVersion } from './version.ts';

export type ProgramParts = {
  readonly context: Context;
  readonly commands: Commands;
  readonly onExit: (code: ExitCode) => void;
};

/** Every command, argument and option, declared in one place; what they do is loaded when they run. */
export function createProgram(parts: ProgramParts): Command {
  const program = new Command('platebook')
    .description(
      'Turns Uber Eats and DoorDash payout reports into balanced, provable journal entries. journal and verify work on files: no server, no account.',
    )
    .option('-q, --quiet', 'say nothing on stderr but errors and rows that were left out')
    .option(
      '-v, --verbose',
      'also say which identities hold, which variants were chosen, every row',
    )
    .option('--no-color', 'no colour (so do NO_COLOR and TERM=dumb)')
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
      // The caller of the program prints the error, in the shape the call asks for.
      outputError: () => undefined,
      getOutHelpWidth: () => parts.context.stdout.columns ?? 100,
      getOutHasColors: () => false,
    });
  addJournal(program, parts);
  addVerify(program, parts);
  addOnline(program, parts);
  addHelp(program, parts);
  return program;
}

function addJournal(program: Command, { context, commands, onExit }: ProgramParts): void {
  const command = subcommand(program, 'journal')
    .description(
      'Reads payout reports and prints the journal entries they make. A row that does not foot is left out and named; a file that cannot be read safely is refused and named; the rest goes on.',
    )
    .argument('<files...>', 'CSV reports, ZIPs of them, or - for stdin')
    .addOption(
      new Option(
        '--format <format>',
        'document to print (default: table on a terminal, tab-separated lines into a pipe, or by the extension of --out)',
      ).choices(JOURNAL_FORMATS),
    )
    .option('-O, --out <file>', 'write the document to this file, whole or not at all');
  addPolicyOptions(command).action(async (files: string[], _: unknown, self: Command) => {
    onExit(await commands.journal(context, files, self.optsWithGlobals<JournalOptions>()));
  });
}

function addVerify(program: Command, { context, commands, onExit }: ProgramParts): void {
  const command = subcommand(program, 'verify')
    .description(
      'Derives the whole document again from the report files, by the policy written in it, and names every value that differs. Give options of the policy to say which one you expect: another one in the document is a difference.',
    )
    .argument('<files...>', 'the CSV reports or ZIPs the entries come from, or - for stdin')
    .requiredOption('--entries <file>', 'JSON document of `platebook journal --format json`')
    .addOption(
      new Option(
        '--format <format>',
        'how to say it (default: table on a terminal, tab-separated lines into a pipe)',
      ).choices(VERIFY_FORMATS),
    );
  addPolicyOptions(command).action(async (files: string[], _: unknown, self: Command) => {
    onExit(await commands.verify(context, files, self.optsWithGlobals<VerifyOptions>()));
  });
}

function addOnline(program: Command, { context, commands, onExit }: ProgramParts): void {
  declareOnline(
    {
      auth: subcommand(program, 'auth').description('Signs in to a Platebook server and out.'),
      client: subcommand(program, 'client').description('The clients you have on a server.'),
      store: subcommand(program, 'store').description('The stores of a client.'),
      entry: subcommand(program, 'entry').description('Journal entries, and what approves them.'),
      exception: subcommand(program, 'exception').description(
        'Deposits that differ from their entries and were approved so.',
      ),
      sync: subcommand(program, 'sync').description('Runs that fetch, read, plan and post.'),
    },
    { run: (call) => commands.online(context, call), onExit },
  );
}

function addHelp(program: Command, { context, commands, onExit }: ProgramParts): void {
  subcommand(program, 'help')
    .description('Explains a command or a topic.')
    .addArgument(
      new Argument('[subject]', 'a command or a topic').choices([
        ...Object.keys(COMMAND_EXAMPLES),
        ...Object.keys(HELP_TOPICS),
      ]),
    )
    .argument('[action]', 'an action of the command')
    .option('--markdown', 'print the reference of all commands and topics as Markdown')
    .action(async (subject?: string, action?: string, options: HelpOptions = {}) => {
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

type HelpOptions = { readonly markdown?: boolean };

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
      "the store's IANA time zone, for reports that print instants in UTC",
    )
    .option(
      '--business-day-cutoff <time>',
      'HH:MM: what is sold before it belongs to the day before',
    )
    .addOption(
      new Option(
        '--tax-rate <store=rate>',
        "a store's tax in percent, where a Canadian report prints amounts with tax in them; repeatable",
      ).argParser(collect),
    )
    .addOption(
      new Option(
        '--column <name=what>',
        'what a column is that is not known here: ignore, subtotal or a component (platebook help columns); repeatable',
      ).argParser(collect),
    )
    .option('--columns <file>', 'JSON: column to what it is (platebook help columns)');
}

function collect(given: string, before: readonly string[] | undefined): string[] {
  return [...(before ?? []), given];
}

function addPolicyOptions(command: Command): Command {
  addReadingOptions(command)
    .optionsGroup('Policy:')
    .option('--mapping <file>', 'JSON: component to account name (platebook help mapping)');
  for (const [name, option] of Object.entries(POLICY_OPTIONS)) {
    const [choices, description] = option;
    command.addOption(new Option(`--${name} <choice>`, description).choices(choices));
  }
  return command;
}

const { basis, split, by, bankLeg, taxMode, memoTax, splitTax, revenue, sales, booksCurrency } =
  POLICY_CHOICES;

/** Without defaults: the accounting package has them, and only a given option can contradict another. */
const POLICY_OPTIONS: Record<string, readonly [readonly string[], string]> = {
  basis: [basis, 'date entries by business day (default), or on the day of the payout'],
  split: [split, 'one entry per calendar month of a payout (default), or one in all'],
  by: [by, 'one entry per payout (default), or one per business day'],
  'bank-leg': [bankLeg, 'also enter the transfer from clearing to the bank (default: none)'],
  'tax-mode': [
    taxMode,
    'tax the platform remits itself: both sides (default), left out, or told in the memo',
  ],
  'memo-tax': [
    memoTax,
    "DoorDash's information-only remitted tax: left out (default), or on both sides",
  ],
  'split-tax': [
    splitTax,
    'tax collected but only partly remitted: a liability (default), or a reason to stop',
  ],
  revenue: [revenue, 'sales before promotions, fees and refunds (default), or after them'],
  sales: [
    sales,
    'book sales from the report (default), or only what the platform kept, because the POS books them',
  ],
  'books-currency': [booksCurrency, 'currency of the books; a payout in another one is blocked'],
};
