import type { Argument, Command, Option } from 'commander';

export type Candidate = { readonly value: string; readonly description: string };

/** What there are names of that only a server, or the configuration, knows. */
export type NamesOf = 'client' | 'store' | 'run' | 'profile';

export type Completion = {
  /** What the unfinished word begins with. */
  readonly begun: string;
  /** Values of options that stand before it, by their names in camel case. */
  readonly options: Readonly<Record<string, string>>;
  readonly offer: readonly Candidate[] | NamesOf | 'files';
};

const NAMED: Readonly<Record<string, NamesOf>> = {
  client: 'client',
  store: 'store',
  run: 'run',
  runs: 'run',
  job: 'run',
  profile: 'profile',
};
const FILES = /<(?:file|files|folder)>/;

type Reached = {
  readonly command: Command;
  /** How many arguments of it stand there. */
  readonly position: number;
  /** Waits for its value. */
  readonly pending: Option | undefined;
  readonly onlyArguments: boolean;
  readonly options: Readonly<Record<string, string>>;
};

/** What can stand for the last of these words, by the declared commands. */
export function completionOf(program: Command, words: readonly string[]): Completion {
  const before = words.slice(0, -1).map(unquoted);
  // bash makes three words of --output=js.
  const last = unquoted(words.at(-1) ?? '');
  const begun = last === '=' ? '' : last;
  const reached = follow(program, before);
  const { options, pending, onlyArguments } = reached;
  if (pending !== undefined) {
    return { begun, options, offer: matching(offerOfValue(pending), begun) };
  }
  if (!onlyArguments && begun.startsWith('-')) {
    return { begun, options, offer: matching(offerOfOptions(program, reached.command), begun) };
  }
  return { begun, options, offer: matching(offerOfArgument(reached), begun) };
}

function follow(program: Command, words: readonly string[]): Reached {
  let reached: Reached = {
    command: program,
    position: 0,
    pending: undefined,
    onlyArguments: false,
    options: {},
  };
  for (const word of words) {
    reached = step(program, reached, word);
  }
  return reached;
}

function step(program: Command, reached: Reached, word: string): Reached {
  const { command, position, pending, onlyArguments, options } = reached;
  if (pending !== undefined) {
    const chosen = { ...options, [pending.attributeName()]: word };
    return word === '=' ? reached : { ...reached, pending: undefined, options: chosen };
  }
  if (!onlyArguments && word === '--') {
    return { ...reached, onlyArguments: true };
  }
  if (!onlyArguments && word.startsWith('-')) {
    const [flag = '', value] = word.split('=');
    const option = optionsOf(program, command).find(({ short, long }) =>
      [short, long].includes(flag),
    );
    if (option?.required !== true) {
      return reached;
    }
    return value === undefined
      ? { ...reached, pending: option }
      : { ...reached, options: { ...options, [option.attributeName()]: value } };
  }
  const action =
    position === 0 ? command.commands.find((child) => child.name() === word) : undefined;
  return action === undefined
    ? { ...reached, position: position + 1 }
    : { ...reached, command: action };
}

/** Those of the command, and those that every command has. */
function optionsOf(program: Command, command: Command): Option[] {
  const own = command === program ? [] : command.options;
  return [...own, ...program.options].filter(({ hidden }) => !hidden);
}

function offerOfOptions(program: Command, command: Command): Candidate[] {
  const help = { value: '--help', description: 'print this help' };
  return [
    ...optionsOf(program, command).map(({ long, short, description }) => ({
      value: long ?? short ?? '',
      description,
    })),
    help,
  ];
}

function offerOfValue(option: Option): Completion['offer'] {
  return (
    option.argChoices?.map((value) => ({ value, description: '' })) ??
    NAMED[option.attributeName()] ??
    (FILES.test(option.flags) ? 'files' : [])
  );
}

function offerOfArgument({ command, position }: Reached): Completion['offer'] {
  if (position === 0 && command.commands.length > 0) {
    return command.commands.map((child) => ({
      value: child.name(),
      description: firstSentence(child.description()),
    }));
  }
  const declared = command.registeredArguments;
  const last = declared.at(-1);
  const argument = declared[position] ?? (last?.variadic === true ? last : undefined);
  return argument === undefined ? [] : offerOf(argument);
}

function offerOf(argument: Argument): Completion['offer'] {
  const name = argument.name();
  return (
    argument.argChoices?.map((value) => ({ value, description: '' })) ??
    NAMED[name] ??
    (['file', 'files', 'folder'].includes(name) ? 'files' : [])
  );
}

function matching(offer: Completion['offer'], begun: string): Completion['offer'] {
  return typeof offer === 'string' ? offer : beginningWith(offer, begun);
}

/** Those that begin so, whether in capitals or not. */
export function beginningWith(candidates: readonly Candidate[], begun: string): Candidate[] {
  return candidates.filter(({ value }) => value.toLowerCase().startsWith(begun.toLowerCase()));
}

function firstSentence(text: string): string {
  return text.split('. ')[0] ?? text;
}

/** As the shell will hand it over, though its quotation marks may not be closed yet. */
function unquoted(word: string): string {
  return word.replaceAll(/^["']|["']$/g, '').replaceAll(/\\(.)/g, '$1');
}
