import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

/** The functions of an index that have no `@example` in the comment above them. */
async function withoutExample(index: string): Promise<string[]> {
  const folder = index.slice(0, index.lastIndexOf('/') + 1);
  const exported = (await read(index)).matchAll(/^export \{([^}]*)\} from '\.\/([^']+)'/gmu);
  const found: string[] = [];
  for (const [, names = '', path = ''] of exported) {
    const source = await read(folder + path);
    for (const name of names.split(',').map((one) => one.trim())) {
      const [before = '', ...declared] = source.split(
        new RegExp(`^export (?:async )?function\\*? ${name}\\b`, 'mu'),
      );
      const [comment = ''] = /\/\*\*(?:(?!\*\/)[^])*\*\/\n$/u.exec(before) ?? [];
      if (declared.length > 0 && !comment.includes('@example')) {
        found.push(name);
      }
    }
  }
  return found;
}

test.each(['./index.ts', './workpapers/index.ts'])(
  'every function that %s exports has an example',
  async (index) => {
    expect(await withoutExample(index)).toEqual([]);
  },
);
