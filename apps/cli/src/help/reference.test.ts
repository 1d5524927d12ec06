import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { createProgram } from '../cli.ts';
import { lazyCommands } from '../commands/commands.ts';
import { createTestContext } from '../testing/test-context.ts';
import { ONLINE_EXAMPLES } from '../online/examples.ts';
import { ONLINE_COMMANDS } from '../online/options.ts';
import { COMMAND_EXAMPLES, PROGRAM_EXAMPLES } from './examples.ts';
import { renderReference } from './reference.ts';
import { TASKS } from './tasks.ts';

function createDocumentedProgram(): Command {
  const { context } = createTestContext();
  return createProgram({ context, commands: lazyCommands, onExit: () => undefined });
}

/** The actions of a group, nested groups included. */
function namesOf(group: Command): string[] {
  return group.commands.flatMap((action) =>
    action.commands.length === 0
      ? [action.name()]
      : namesOf(action).map((inner) => `${action.name()} ${inner}`),
  );
}

function commandsOf(group: Command): Command[] {
  return group.commands.flatMap((command) => [command, ...commandsOf(command)]);
}

const IMPERATIVES = new Set(
  `allow also approve archive ask assign back block book change check choose confirm connect continue count create date delete derive disconnect
  download edit email end exit explain export fetch filter follow hide import keep leave list match move never notify open post print read refresh remove renew replace
  resolve restore retry rotate save say seal send set show sign skip split start stop take turn update upload use wait write`.split(
    /\s+/,
  ),
);

describe('reference', () => {
  test('docs/cli.md matches the declarations (npm run generate writes it)', async () => {
    const page = await readFile(fileURLToPath(new URL('../../../../docs/cli.md', import.meta.url)));
    expect(page.toString('utf8')).toBe(renderReference(createDocumentedProgram()));
  });

  test('every command and option begins with what it does, in American English', () => {
    const program = createDocumentedProgram();
    const commands = [program, ...commandsOf(program)];
    const words = commands.flatMap((command) => [
      command.description(),
      ...command.options.map(({ description }) => description),
    ]);
    const first = new Set(words.map((text) => text.split(/[ ;,]/)[0]?.toLowerCase() ?? ''));
    expect([...first].filter((word) => !IMPERATIVES.has(word))).toEqual([]);
    expect(commands.filter((command) => !command.description().endsWith('.'))).toEqual([]);
    const british = /colour|recognis|authoris|cancelled|favour|behaviour|e-mail/i;
    expect(words.filter((text) => british.test(text))).toEqual([]);
  });

  test('every command has at least two examples, each a call of that command', () => {
    const { commands } = createDocumentedProgram();
    expect(Object.keys(COMMAND_EXAMPLES)).toEqual(commands.map((command) => command.name()));
    const actions = commands.flatMap((group) =>
      namesOf(group).map((action) => `${group.name()} ${action}`),
    );
    expect([actions, Object.keys(ONLINE_EXAMPLES)]).toEqual([ONLINE_COMMANDS, ONLINE_COMMANDS]);
    for (const [name, examples] of Object.entries({ ...COMMAND_EXAMPLES, ...ONLINE_EXAMPLES })) {
      expect(examples.length).toBeGreaterThanOrEqual(2);
      for (const { call } of examples) {
        expect(call).toContain(`platebook ${name}`);
      }
    }
  });

  test.each(
    [
      ...Object.values(COMMAND_EXAMPLES),
      ...Object.values(ONLINE_EXAMPLES),
      PROGRAM_EXAMPLES,
      ...TASKS.map(({ examples }) => examples),
    ]
      .flat()
      .map(({ call }) => /platebook (?<words>[^|<>]+)/.exec(call)?.groups?.words?.trim() ?? ''),
  )('the example "platebook %s" parses', async (words) => {
    const { context } = createTestContext();
    const taken: string[] = [];
    const take = async (name: string) => {
      taken.push(name);
      return 0 as const;
    };
    const program = createProgram({
      context,
      commands: {
        journal: () => take('journal'),
        verify: () => take('verify'),
        online: (_, { command }) => take(command),
        help: () => take('help'),
        reference: () => take('help'),
        manual: () => take('help'),
        completion: () => take('completion'),
        complete: () => take('complete'),
      },
      onExit: (code) => taken.push(String(code)),
    });
    await program.parseAsync(words.split(' '), { from: 'user' });
    const [first = ''] = words.split(' ');
    const called = ONLINE_COMMANDS.find((name) => words.startsWith(name)) ?? first;
    expect(taken).toEqual(['help journal', 'help auth login'].includes(words) ? [] : [called, '0']);
  });
});
