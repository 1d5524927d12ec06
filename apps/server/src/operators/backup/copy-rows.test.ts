import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countRows, inWholeRows } from './copy-rows.ts';

async function* of(chunks: readonly string[]): AsyncGenerator<Buffer> {
  for (const chunk of chunks) {
    yield Buffer.from(chunk);
  }
}

async function piecesOf(chunks: readonly string[], size: number): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of inWholeRows(of(chunks), size)) {
    pieces.push(piece.toString());
  }
  return pieces;
}

test.each([
  ['', 0],
  ['1\ta\n', 1],
  ['1\ta\\nb\n2\tc\n', 2],
  ['\n\n', 2],
])('%j is %d rows', (text, rows) => {
  expect(countRows(Buffer.from(text))).toBe(rows);
});

test.each<[readonly string[], number, readonly string[]]>([
  [[], 4, []],
  [['a\n', 'b\n'], 100, ['a\nb\n']],
  [['a\n', 'b\n', 'c\n'], 2, ['a\n', 'b\n', 'c\n']],
  [['a\nb', 'b\nc\n'], 2, ['a\n', 'bb\nc\n']],
  [['a long', ' row', '\n', 'b\n'], 2, ['a long row\n', 'b\n']],
])('%j in chunks of %d bytes', async (chunks, size, pieces) => {
  expect(await piecesOf(chunks, size)).toEqual(pieces);
});

test('however it is chunked, nothing is lost and no row is split', async () => {
  const chunks = fc.array(fc.stringMatching(/^[ab\n]{0,12}$/), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(chunks, fc.integer({ min: 1, max: 20 }), async (some, size) => {
      const whole = [...some, '\n'];
      const pieces = await piecesOf(whole, size);
      expect(pieces.join('')).toBe(whole.join(''));
      expect(pieces.filter((piece) => !piece.endsWith('\n'))).toEqual([]);
    }),
  );
});
