import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('../../', import.meta.url));
const IMPORT = /import (?:type )?\{([^}]*)\} from '@platebook\/accounting'/g;

async function filesThatImport(name: string): Promise<string[]> {
  const all = await readdir(SOURCE, { recursive: true });
  const files = all.filter(
    (file) => file.endsWith('.ts') && !/\.(test|fake|trial)\.ts$/.test(file),
  );
  const found: string[] = [];
  for (const file of files) {
    const text = await readFile(join(SOURCE, file), 'utf8');
    const names = [...text.matchAll(IMPORT)].flatMap(([, list = '']) =>
      list.split(',').map((one) => one.replace('type ', '').trim()),
    );
    if (names.includes(name)) {
      found.push(file);
    }
  }
  return found.sort();
}

test('only one server file plans payouts', async () => {
  expect(await filesThatImport('planEntries')).toEqual(['books/plan/plan-payout.port.ts']);
});

test('only the proof of a run plans in QuickBooks accounts', async () => {
  expect(await filesThatImport('planInBooks')).toEqual(['ingest/export/sync-report.ts']);
});

test('only one file maps a piece of a line to a QuickBooks account', async () => {
  expect(await filesThatImport('lineParts')).toEqual([
    'books/plan/books-policy.port.ts',
    'books/plan/preview-mapping.ts',
    'mapping/accounts/books-lines.port.ts',
  ]);
  expect(await filesThatImport('divideLine')).toEqual(['mapping/accounts/books-lines.port.ts']);
});
