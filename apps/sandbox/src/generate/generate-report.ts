import { createWriteStream } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { dayOf } from '../reports/calendar.ts';
import { generateWorld, type World } from '../reports/world.ts';
import { REPORT_FORMATS, writeReport, type ReportFormat } from '../reports/write-report.ts';

const USAGE = `Write a generated report file.

  node apps/sandbox/dist/generate.js --format FORMAT [--seed N] [--rows N] [--stores N] [--first-day DATE] [--out FILE]

  --format     one of: ${REPORT_FORMATS.join(', ')}
  --seed       the same seed gives the same file (default 1)
  --rows       how many rows of trade at most (default 1000)
  --stores     how many stores (default 40)
  --first-day  the first day of trade (default 2025-09-29)
  --out        where to write (default: standard output)
`;

const OPTIONS = {
  format: { type: 'string', default: '' },
  seed: { type: 'string', default: '1' },
  rows: { type: 'string', default: '1000' },
  stores: { type: 'string', default: '40' },
  'first-day': { type: 'string', default: '2025-09-29' },
  out: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type Streams = { readonly stdout: Writable; readonly stderr: Writable };

/** Runs the command and returns its exit code: 0 written, 2 wrong usage. A write that fails is thrown. */
export async function generateReport(args: readonly string[], streams: Streams): Promise<number> {
  const request = readRequest(args);
  if (typeof request === 'string') {
    streams.stderr.write(request);
    return request === USAGE ? 0 : 2;
  }
  const chunks = Readable.from(writeReport(request.world, request.format));
  if (request.out) {
    await pipeline(chunks, createWriteStream(request.out));
  } else {
    await pipeline(chunks, streams.stdout, { end: false });
  }
  return 0;
}

type Request = {
  readonly world: World;
  readonly format: ReportFormat;
  readonly out?: string | undefined;
};

/** The parsed request, or the message to print instead. */
function readRequest(args: readonly string[]): Request | string {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    if (values.help) {
      return USAGE;
    }
    const format = REPORT_FORMATS.find((known) => known === values.format);
    if (!format) {
      return `Unknown format "${values.format}".\n\n${USAGE}`;
    }
    return { format, out: values.out, world: worldFor(format, values) };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`;
  }
}

type Wishes = Record<'seed' | 'rows' | 'stores' | 'first-day', string>;

function worldFor(format: ReportFormat, wishes: Wishes): World {
  return generateWorld({
    seed: wholeNumber('--seed', wishes.seed),
    platform: format.startsWith('ubereats') ? 'ubereats' : 'doordash',
    firstDay: calendarDay('--first-day', wishes['first-day']),
    days: 730,
    stores: wholeNumber('--stores', wishes.stores),
    ordersPerDay: 60,
    maxRows: wholeNumber('--rows', wishes.rows),
    regions: format.endsWith('-ca') ? ['ON', 'NS', 'AB'] : ['PA', 'NY', 'MA', 'TX'],
    // The reporting API has no column for processing fees.
    happenings: format === 'doordash-transaction-detail-v1' ? { processingFees: 0 } : {},
  });
}

function wholeNumber(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) {
    throw new Error(`${option} takes a whole number, not "${text}".`);
  }
  return Number(text);
}

function calendarDay(option: string, text: string): string {
  try {
    return dayOf(text).iso;
  } catch (error) {
    const message = `${option} takes a day like 2026-03-30, not "${text}".`;
    throw new Error(message, { cause: error });
  }
}
