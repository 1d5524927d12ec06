import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '@platebook/api-client';
import { openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';
import { readDemo, settledImport, uploadFile } from '../../testing/report-uploads.ts';

type Mapping = components['schemas']['AccountMapping'];

const REPORT = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
});

afterAll(() => env.stop());

/** Imports the demo report with another description for every payment of this kind. */
async function importRenamed(from: string, to: string): Promise<number> {
  const text = (await readDemo(REPORT)).toString('utf8');
  const rows = text.split(`,${from},`).length - 1;
  const { import: uploaded } = await uploadFile(
    env,
    REPORT,
    text.replaceAll(`,${from},`, `,${to},`),
  );
  const settled = await settledImport(env, uploaded.id);
  expect(settled.state).toBe('needs_mapping');
  return rows;
}

describe('the components seen in payouts', () => {
  test('count the rows of an unclassified payment', async () => {
    const rows = await importRenamed('Ad Spend', 'Photo shoot');
    expect(rows).toBeGreaterThan(1);
    const mapping = await env.read<Mapping>('GET account-mapping');
    expect(
      mapping.rows.find(({ component }) => component === 'other_unclassified:Photo shoot'),
    ).toMatchObject({ seen: true, open: true, rows, follows: 'other_unclassified' });
  });
});
