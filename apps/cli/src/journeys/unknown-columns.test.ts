import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyDemo, DEMO } from '../testing/demo.ts';
import { runBuilt } from '../testing/run-built.ts';

const RENAMED = 'renamed.csv';

let cwd = '';
let dispose: () => Promise<void>;

/** The demo report as a platform might change it: one money column under an unknown name. */
beforeAll(async () => {
  ({ folder: cwd, dispose } = await copyDemo());
  const report = await readFile(join(cwd, DEMO.uber), 'utf8');
  await writeFile(
    join(cwd, RENAMED),
    report.replace(',Marketing Adjustment,', ",Merchant's campaign support,"),
  );
});

afterAll(() => dispose());

const run = (...args: string[]) => runBuilt(args, { cwd });
const AS_CREDIT = ['--column', "Merchant's campaign support=platform_promo_credit"];

describe('an unknown column', () => {
  test('blocks the file with what all rows suggest and the option to use', async () => {
    const { exitCode, stdout, stderr } = await run('journal', RENAMED);
    expect(stdout).toBe('');
    expect(stderr).toContain('every row foots once it is counted (134 of 134 rows): a component');
    expect(stderr).toContain(
      "\n    --column 'Merchant'\\''s campaign support=other_unclassified', or another component (platebook help columns)\n",
    );
    expect(exitCode).toBe(7);
  });

  test('once decided, gives the same entries as the known column', async () => {
    const known = await run('journal', DEMO.uber);
    const decided = await run('journal', RENAMED, ...AS_CREDIT);
    expect(decided.stdout).toBe(known.stdout);
    expect(decided.exitCode).toBe(0);
  });

  test('is verified with the decision stated in the document', async () => {
    await run('journal', RENAMED, ...AS_CREDIT, '-O', 'decided.json');
    const document: unknown = JSON.parse(await readFile(join(cwd, 'decided.json'), 'utf8'));
    expect(document).toMatchObject({
      reports: [
        {
          columns: [
            {
              column: "Merchant's campaign support",
              decision: 'component',
              component: 'platform_promo_credit',
              factor: 1,
              of: [],
            },
          ],
        },
      ],
    });
    const proof = await run('verify', RENAMED, '--entries', 'decided.json');
    expect(proof.stdout).not.toContain('differs');
    expect(proof.exitCode).toBe(0);
    const other = await run(
      'verify',
      RENAMED,
      '--entries',
      'decided.json',
      '--column',
      "Merchant's campaign support=tips",
    );
    expect(other.stdout).toContain(
      'differs\tpolicy\t/reading_options/columns/0/component\tplatform_promo_credit\ttips\n',
    );
    expect(other.exitCode).toBe(10);
  });

  test('decided wrongly, is refused with row and amounts', async () => {
    const content = { "Merchant's campaign support": 'ignore' };
    await writeFile(join(cwd, 'columns.json'), JSON.stringify(content));
    const { exitCode, stderr } = await run('journal', RENAMED, '--columns', 'columns.json');
    expect(stderr).toMatch(
      /^error\[column_decision_does_not_foot\]: renamed\.csv, column "Merchant's campaign support": The column "Merchant's campaign support" was decided to be left out, but row \d+ foots only once it is counted: its parts add up to \d+\.\d\d and the row prints \d+\.\d\d\. /m,
    );
    expect(exitCode).toBe(7);
  });
});
