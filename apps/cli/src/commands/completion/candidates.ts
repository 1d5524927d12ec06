import type { Argument, Command, Option } from 'commander';

export type Candidate = { readonly value: string; readonly description: string };

/** Names that only a server, or the configuration, knows. */
export type NamesOf = 'client' | 'store' | 'run' | 'profile';

export type Completion = {
  /** The unfinished word. */
  readonly begun: string;
  /** Values of earlier options, by their names in camel case. */
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
  /** How many of its arguments precede the word. */
  readonly position: number;
  /** An option that needs its value next. */
  readonly pending: Option | undefined;
  readonly onlyArguments: boolean;
  readonly options: Readonly<Record<string, string>>;
};

/** Completes the last of these words from the declared commands. */
export function completionOf(program: Command, words: readonly string[]): Completion {
  const before = words.slice(0, -1).map(unquoted);
  // bash splits --output=js into three words.
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

/** The command's options and the global ones. */
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

/** Candidates that start with the text, case-insensitively. */
export function beginningWith(candidates: readonly Candidate[], begun: string): Candidate[] {
  return candidates.filter(({ value }) => value.toLowerCase().startsWith(begun.toLowerCase()));
}

function firstSentence(text: string): string {
  return text.split('. ')[0] ?? text;
}

/** Unquotes a word as the shell would; its quotes may still be open. */
function unquoted(word: string): string {
  return word.replaceAll(/^["']|["']$/g, '').replaceAll(/\\(.)/g, '$1');
}
