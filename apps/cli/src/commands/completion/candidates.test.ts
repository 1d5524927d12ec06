import { describe, expect, test } from 'vitest';
import { createProgram } from '../../cli.ts';
import { createTestContext } from '../../testing/test-context.ts';
import { lazyCommands } from '../commands.ts';
import { completionOf } from './candidates.ts';

function offered(...words: string[]) {
  const { context } = createTestContext();
  const program = createProgram({ context, commands: lazyCommands, onExit: () => undefined });
  const { offer, ...rest } = completionOf(program, words);
  return { ...rest, offer: typeof offer === 'string' ? offer : offer.map(({ value }) => value) };
}

describe('completion', () => {
  test.each([
    [['jo'], ['journal', 'jobs']],
    [['co'], ['config', 'completion']],
    [
      ['sync', 'w'],
      ['watch', 'workpapers'],
    ],
    [
      ['sync', 'W'],
      ['watch', 'workpapers'],
    ],
    [['store', 'mapping', 'p'], ['pending']],
    [['--quiet', 'sync', 'wat'], ['watch']],
    [['config', 'get', 'a'], ['api_url']],
    [['config', 'set', 'client', ''], []],
    [['completion', 'f'], ['fish']],
    [['open', 's'], ['sync']],
    [
      ['sync', 'trigger', '--channel', ''],
      ['ubereats', 'doordash'],
    ],
    [['sync', 'trigger', '--channel', 'd'], ['doordash']],
    [['sync', 'trigger', '--channel', '=', 'd'], ['doordash']],
    [
      ['sync', 'trigger', '--channel', '='],
      ['ubereats', 'doordash'],
    ],
    [['sync', 'trigger', '--channel=doordash', '--ba'], ['--backfill']],
    [['sync', 'trigger', '--json', '--wa'], ['--watch']],
    [['journal', '--fo'], ['--format']],
    [['journal', '--', '--fo'], 'files'],
    [['doctor', '--deb'], ['--debug']],
    [['journal', ''], 'files'],
    [['journal', 'a.csv', ''], 'files'],
    [['journal', '--mapping', ''], 'files'],
    [['sync', 'history', '--client', ''], 'client'],
    [['client', 'show', ''], 'client'],
    [['client', 'show', 'one', ''], []],
    [['store', 'show', ''], 'store'],
    [['sync', 'watch', 'a', 'b', ''], 'run'],
    [['sync', 'trigger', '--limit', '3', ''], []],
    [['config', 'list', '--profile', ''], 'profile'],
    [['nonsense', ''], []],
  ])('%j: %j', (words, offer) => {
    expect(offered(...words).offer).toEqual(offer);
  });

  test('knows earlier options, and the unfinished word without its quotes', () => {
    const words = ['store', 'list', '--profile', 'prod', '--client', String.raw`"Harbor\ T`];
    expect(offered(...words)).toEqual({
      begun: 'Harbor T',
      options: { profile: 'prod' },
      offer: 'client',
    });
  });

  test('names every option of a command once', () => {
    const { offer } = offered('sync', 'watch', '-');
    expect(offer).toEqual(Array.from(new Set(offer)));
    expect(offer).toContain('--exit-status');
    expect(offer).toContain('--help');
  });
});
