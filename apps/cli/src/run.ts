import { CommanderError } from 'commander';
import { createProgram } from './cli.ts';
import { CliError } from './cli-error.ts';
import { COMPLETE } from './commands/completion/shells.ts';
import { type Commands, lazyCommands } from './commands/commands.ts';
import type { Context } from './context.ts';
import { writeCrashFile } from './crash-file.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { COMMAND_EXAMPLES } from './help/examples.ts';
import { ONLINE_COMMANDS } from './online/options.ts';
import { createStyle } from './output/style.ts';
import { OutputClosed } from './output/write.ts';

/** Runs one call and returns its exit code; every error is caught here and printed on stderr. */
export async function run(context: Context, commands: Commands = lazyCommands): Promise<ExitCode> {
  // Writers handle their stream's errors; an unhandled one would end the process midway.
  context.stdout.on('error', () => undefined);
  context.stderr.on('error', () => undefined);
  let exitCode: ExitCode = EXIT_CODES.ok;
  const program = createProgram({
    context,
    commands,
    onExit: (code) => {
      exitCode = code;
    },
  });
  try {
    const [first, ...words] = context.argv;
    if (first === COMPLETE) {
      return await commands.complete(context, program, words);
    }
    const argv = context.argv.length === 0 ? ['--help'] : [...context.argv];
    await program.parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    return endWith(error, context);
  }
}

async function endWith(thrown: unknown, context: Context): Promise<ExitCode> {
  if (thrown instanceof OutputClosed) {
    return EXIT_CODES.ok;
  }
  if (thrown instanceof CommanderError && thrown.exitCode === 0) {
    return EXIT_CODES.ok;
  }
  // A group called without an action has already printed its help on stderr.
  if (thrown instanceof CommanderError && thrown.code === 'commander.help') {
    return EXIT_CODES.usage;
  }
  const error = await toCliError(thrown, context);
  const { presentError } = await import('./output/error.ts');
  const color = !context.argv.includes('--no-color');
  const style = createStyle(context.stderr, context.env, { color });
  const json = asksForJson(context.argv);
  context.stderr.write(presentError(error, { style, json }));
  if (error.code === 'unexpected_error' && context.argv.includes('--debug')) {
    context.stderr.write(`${thrown instanceof Error ? thrown.stack : String(thrown)}\n`);
  }
  return error.exitCode;
}

async function toCliError(thrown: unknown, context: Context): Promise<CliError> {
  if (thrown instanceof CliError) {
    return thrown;
  }
  if (context.signal.aborted) {
    return new CliError('interrupted', 'Interrupted; nothing was left half written.');
  }
  if (thrown instanceof CommanderError) {
    return fromCommander(thrown, context.argv);
  }
  if (isWriteError(thrown)) {
    return new CliError(
      'output_failed',
      `The output can't be written: ${thrown.message}.`,
      'free up some space, or write it elsewhere',
    );
  }
  const crashFile = await writeCrashFile(thrown, context);
  return new CliError(
    'unexpected_error',
    toBugSentence(thrown),
    `this is a bug in platebook; please report it with ${crashFile}`,
  );
}

/** Spec 8 defines a sentence for errors without a message. */
function toBugSentence(thrown: unknown): string {
  const words = thrown instanceof Error ? thrown.message : thrown;
  return typeof words === 'string' && words.trim() !== ''
    ? `An unexpected error occurred: ${words}`
    : 'An unknown error occurred';
}

function isWriteError(thrown: unknown): thrown is Error {
  return thrown instanceof Error && 'syscall' in thrown && thrown.syscall === 'write';
}

/** Reformats commander's `error: unknown option '--formt'\n(Did you mean --format?)`. */
function fromCommander(error: CommanderError, argv: readonly string[]): CliError {
  const [first = '', ...rest] = error.message.split('\n');
  const message = first.replace(/^error: /, '');
  const suggestion = rest.join(' ').replaceAll(/^\(|\)$/g, '');
  const words = argv.filter((word) => !word.startsWith('-')).join(' ');
  const command =
    ONLINE_COMMANDS.find((name) => `${words} `.startsWith(`${name} `)) ??
    argv.find((word) => Object.hasOwn(COMMAND_EXAMPLES, word));
  const help = `see 'platebook ${command === undefined ? '' : `${command} `}--help'`;
  return new CliError('usage_error', toSentence(message), suggestion || help);
}

function toSentence(text: string): string {
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.?!]$/.test(sentence) ? sentence : `${sentence}.`;
}

function asksForJson(argv: readonly string[]): boolean {
  return argv.some(
    (word, index) =>
      /^(?:--(?:json|jq)(?:=.*)?|(?:--format=|--output=|-o)json)$/.test(word) ||
      (['--format', '--output', '-o'].includes(word) && argv[index + 1] === 'json'),
  );
}
