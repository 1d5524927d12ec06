import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { generateWorld, type World, type WorldOptions } from './reports/world.ts';
import { REPORT_FORMATS, writeReport, type ReportFormat } from './reports/write-report.ts';

const USAGE = `Write a generated report file.

  node apps/sandbox/dist/generate.js --format FORMAT [--seed N] [--rows N] [--stores N] [--first-day DATE] [--out FILE]

  --format     one of: ${REPORT_FORMATS.join(', ')}
  --seed       the same seed gives the same file (default 1)
  --rows       how many rows at most (default 1000)
  --stores     how many stores (default 40)
  --first-day  the first day of trade (default 2025-09-29)
  --out        where to write (default: standard output)
`;

const { values } = parseArgs({
  options: {
    format: { type: 'string' },
    seed: { type: 'string', default: '1' },
    rows: { type: 'string', default: '1000' },
    stores: { type: 'string', default: '40' },
    'first-day': { type: 'string', default: '2025-09-29' },
    out: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

function isReportFormat(name: string | undefined): name is ReportFormat {
  return REPORT_FORMATS.some((format) => format === name);
}

function worldFor(format: ReportFormat): World {
  const options: WorldOptions = {
    seed: Number(values.seed),
    platform: format.startsWith('ubereats') ? 'ubereats' : 'doordash',
    firstDay: values['first-day'],
    days: 730,
    stores: Number(values.stores),
    ordersPerDay: 60,
    maxRows: Number(values.rows),
    regions: format.endsWith('-ca') ? ['ON', 'NS', 'AB'] : ['PA', 'NY', 'MA', 'TX'],
    // The reporting API has no column for processing fees.
    happenings: format === 'doordash-transaction-detail-v1' ? { processingFees: 0 } : {},
  };
  return generateWorld(options);
}

async function main(): Promise<void> {
  if (values.help || !isReportFormat(values.format)) {
    process.stderr.write(USAGE);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const chunks = Readable.from(writeReport(worldFor(values.format), values.format));
  await pipeline(chunks, values.out ? createWriteStream(values.out) : process.stdout);
}

await main();
