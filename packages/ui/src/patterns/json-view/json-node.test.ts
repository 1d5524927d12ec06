import { describe, expect, test } from 'vitest';
import {
  findByName,
  nodesInSight,
  pointersToLevel,
  textToCopy,
  writeValue,
  type JsonNode,
  type JsonValue,
} from './json-node.ts';

const PAYOUT: JsonValue = {
  ref: 'P-1',
  lines: [{ amount: 1200 }, { amount: -300 }],
  'bank/account': { iban: 'DE00' },
  note: null,
};
const NOTHING: ReadonlySet<string> = new Set();

function see(open: readonly string[], hidden: readonly string[] = []): readonly JsonNode[] {
  return nodesInSight(PAYOUT, { open: new Set(open), hidden: new Set(hidden) });
}

function nodeAt(nodes: readonly JsonNode[], pointer: string): JsonNode {
  const node = nodes.find((one) => one.pointer === pointer);
  if (node === undefined) {
    throw new Error(`no node at "${pointer}"`);
  }
  return node;
}

describe('nodesInSight', () => {
  test('shows only the root while it is collapsed', () => {
    expect(see([])).toEqual([
      {
        pointer: '',
        path: '$',
        name: null,
        value: PAYOUT,
        level: 1,
        isOpen: false,
        isHidden: false,
        place: 1,
        neighbours: 1,
      },
    ]);
  });

  test('returns the position, level and sibling count of each visible node', () => {
    const nodes = see(['', '/lines', '/lines/1']);
    expect(
      nodes.map(({ path, level, place, neighbours, isOpen }) => [
        path,
        level,
        `${place}/${neighbours}`,
        isOpen,
      ]),
    ).toEqual([
      ['$', 1, '1/1', true],
      ['$.ref', 2, '1/4', null],
      ['$.lines', 2, '2/4', true],
      ['$.lines[0]', 3, '1/2', false],
      ['$.lines[1]', 3, '2/2', true],
      ['$.lines[1].amount', 4, '1/1', null],
      ['$["bank/account"]', 2, '3/4', false],
      ['$.note', 2, '4/4', null],
    ]);
    expect(nodes.map(({ pointer }) => pointer)).toContain('/bank~1account');
  });

  test('does not expand hidden nodes', () => {
    const nodes = see(['', '/bank~1account'], ['/bank~1account']);
    expect(nodeAt(nodes, '/bank~1account')).toMatchObject({ isHidden: true, isOpen: null });
    expect(nodes).toHaveLength(5);
  });
});

test('pointersToLevel expands non-empty containers down to a level', () => {
  expect([...pointersToLevel(PAYOUT, 1)]).toEqual(['']);
  expect([...pointersToLevel(PAYOUT, 2)]).toEqual(['', '/lines', '/bank~1account']);
  expect(pointersToLevel(PAYOUT, 9).size).toBe(5);
  expect(pointersToLevel('text', 9).size).toBe(0);
});

describe('findByName', () => {
  const nodes = see(['']);

  test('moves to the next name that starts with the letter, wrapping around', () => {
    expect(findByName(nodes, 0, 'N')).toBe(4);
    expect(findByName(nodes, 4, 'r')).toBe(1);
    expect(findByName(nodes, 0, 'z')).toBe(-1);
  });

  test('stays on the current node while more letters match', () => {
    expect(findByName(nodes, 2, 'li')).toBe(2);
  });
});

test('writeValue formats scalars and counts the members of containers', () => {
  expect(
    (['a "b"', 12.5, true, null, [], {}, [1], { a: 1, b: 2 }] as const).map((value) =>
      writeValue(value),
    ),
  ).toEqual(['"a \\"b\\""', '12.5', 'true', 'null', '[]', '{}', '1 item', '2 keys']);
});

describe('textToCopy', () => {
  const [whole] = see(['']);

  test('copies strings as they are and everything else as JSON', () => {
    const nodes = see(['']);
    expect(textToCopy(nodeAt(nodes, '/ref'), NOTHING)).toBe('P-1');
    expect(textToCopy(nodeAt(nodes, '/note'), NOTHING)).toBe('null');
    expect(JSON.parse(textToCopy(nodeAt(nodes, ''), NOTHING))).toEqual(PAYOUT);
  });

  test('replaces hidden values by the word, at any depth', () => {
    const hidden = new Set(['/lines/1/amount', '/bank~1account']);
    expect(whole === undefined ? null : JSON.parse(textToCopy(whole, hidden))).toEqual({
      ref: 'P-1',
      lines: [{ amount: 1200 }, { amount: 'hidden' }],
      'bank/account': 'hidden',
      note: null,
    });
    expect(textToCopy(nodeAt(see([''], ['/ref']), '/ref'), new Set(['/ref']))).toBe('hidden');
  });
});
