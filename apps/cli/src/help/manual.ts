import type { Command, Option } from 'commander';
import { EXIT_CODE_MEANINGS } from '../exit-codes.ts';
import { ONLINE_EXAMPLES } from '../online/examples.ts';
import { readVersion } from '../version.ts';
import type { Example } from './example.ts';
import { COMMAND_EXAMPLES, PROGRAM_EXAMPLES } from './examples.ts';
import { TOPIC_TEXTS } from './topic-texts.ts';
import { HELP_TOPICS, type HelpTopic } from './topics.ts';

type Page = { readonly file: string; readonly text: string };

/** Renders a man page for the program and for each command and action, from their declarations. */
export function renderManual(program: Command): Page[] {
  return [
    renderProgram(program),
    ...program.commands.flatMap((command) => renderBelow(command, [command.name()])),
  ];
}

function renderProgram(program: Command): Page {
  const topics = Object.keys(HELP_TOPICS) as HelpTopic[];
  return toPage('platebook', program.description(), [
    section('SYNOPSIS', [`platebook ${program.usage()}`]),
    section('DESCRIPTION', [program.description()]),
    examplesSection(PROGRAM_EXAMPLES),
    list(
      'COMMANDS',
      program.commands.map((command) => [`platebook ${command.name()}`, command.description()]),
    ),
    optionsSection(program.options),
    list('EXIT STATUS', Object.entries(EXIT_CODE_MEANINGS)),
    // The calls that the page starts with go under that title.
    ...topics.map((topic) =>
      verbatim(topic === 'examples' ? 'TASKS' : topic.toUpperCase(), TOPIC_TEXTS[topic]()),
    ),
    seeAlso(program.commands.map((command) => `platebook-${command.name()}`)),
  ]);
}

function renderBelow(command: Command, path: readonly string[]): Page[] {
  const name = path.join(' ');
  const page = toPage(['platebook', ...path].join('-'), command.description(), [
    section('SYNOPSIS', [`platebook ${name} ${command.usage()}`]),
    section('DESCRIPTION', [command.description()]),
    examplesSection(EXAMPLES[name] ?? []),
    list(
      'ARGUMENTS',
      command.registeredArguments.map((argument) => [
        argument.name(),
        withChoices(argument.description, argument.argChoices),
      ]),
    ),
    list(
      'ACTIONS',
      command.commands.map((action) => [
        `platebook ${name} ${action.name()}`,
        action.description(),
      ]),
    ),
    optionsSection(command.options),
    seeAlso([
      ['platebook', ...path.slice(0, -1)].join('-'),
      ...command.commands.map((action) => ['platebook', ...path, action.name()].join('-')),
    ]),
  ]);
  return [
    page,
    ...command.commands.flatMap((action) => renderBelow(action, [...path, action.name()])),
  ];
}

const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  ...COMMAND_EXAMPLES,
  ...ONLINE_EXAMPLES,
};

function toPage(name: string, description: string, sections: readonly string[]): Page {
  const [summary = ''] = description.split(/\.(?: |$)/);
  const head = [
    String.raw`.\" Generated from the declarations of the command line.`,
    `.TH ${name.toUpperCase()} 1 "" "platebook ${readVersion()}" "Platebook"`,
    '.ad l',
    '.SH NAME',
    `${escaped(name)} \\- ${escaped(`${summary.charAt(0).toLowerCase()}${summary.slice(1)}`)}`,
    '',
  ].join('\n');
  return { file: `${name}.1`, text: `${head}${sections.join('')}` };
}

function section(title: string, paragraphs: readonly string[]): string {
  return `.SH ${title}\n${paragraphs.map(escaped).join('\n.PP\n')}\n`;
}

function verbatim(title: string, text: string): string {
  return `.SH ${title}\n.nf\n${text.trimEnd().split('\n').map(escaped).join('\n')}\n.fi\n`;
}

function list(title: string, rows: readonly (readonly [string, string] | readonly string[])[]) {
  const items = rows.map(
    ([term = '', text = '']) => `.TP\n\\fB${escaped(term)}\\fR\n${escaped(text)}\n`,
  );
  return items.length === 0 ? '' : `.SH ${title}\n${items.join('')}`;
}

function optionsSection(options: readonly Option[]): string {
  return list(
    'OPTIONS',
    options
      .filter(({ hidden }) => !hidden)
      .map(({ flags, description, argChoices }) => [flags, withChoices(description, argChoices)]),
  );
}

function examplesSection(examples: readonly Example[]): string {
  const items = examples.map(
    ({ call, does }) => `.TP\n${escaped(does)}\n\\fB${escaped(call)}\\fR\n`,
  );
  return items.length === 0 ? '' : `.SH EXAMPLES\n${items.join('')}`;
}

function seeAlso(pages: readonly string[]): string {
  return `.SH SEE ALSO\n${pages.map((page) => `\\fB${escaped(page)}\\fR(1)`).join(', ')}\n`;
}

function withChoices(text: string, choices: readonly string[] | undefined): string {
  return choices === undefined ? text : `${text}: ${choices.join(', ')}`;
}

/** Escapes text that roff would parse as a request, an escape or a hyphenation point. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', String.raw`\e`)
    .replaceAll('-', String.raw`\-`)
    .replaceAll(/^(?=[.'])/gm, String.raw`\&`);
}
