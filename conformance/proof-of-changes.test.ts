// Whatever is changed in a journal document, or in a report behind it, is found and named: 5,000 changes at random places.
import { createHash } from 'node:crypto';
import {
  type BooksAccount,
  type BooksPolicy,
  lineParts,
  nameOfPart,
  planEntries,
  planInBooks,
  planningAccounts,
  type PlanOptions,
  type Reading,
  type ReadingOptions,
  readJournalDocument,
  readReports,
  toJournalDocument,
  verify,
  writeJson,
} from '@platebook/accounting';
import {
  generateWorld,
  type ReportFormat,
  type ReportOptions,
  type WorldOptions,
} from '@platebook/sandbox/reports';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileOf, type ReportFile } from './read-world.ts';

type Case = {
  readonly formats: readonly ReportFormat[];
  readonly print?: ReportOptions;
  readonly wishes?: Partial<WorldOptions>;
  readonly options?: Partial<PlanOptions>;
  readonly reading?: ReadingOptions;
  /** Planned for the books of a company, every other payout by rules of its own. */
  readonly inBooks?: true;
};

const US = { regions: ['PA', 'MA'] } as const;
const CANADA = { regions: ['ON', 'AB'] } as const;
const WITHOUT_FEES = { happenings: { processingFees: 0, platformPromos: 0, tips: 100 } };

const CASES: readonly Case[] = [
  { formats: ['ubereats-payment-details-us'], wishes: US },
  {
    formats: ['ubereats-payment-details-us', 'ubereats-payout-summary-us'],
    wishes: US,
    options: { sales: 'pos', accounts: { commission: 'Fees', other_unclassified: 'Sundry' } },
  },
  {
    formats: ['ubereats-payment-details-ca'],
    wishes: CANADA,
    options: { basis: 'cash', bankLeg: 'transfer', booksCurrency: 'CAD' },
  },
  {
    formats: ['doordash-detailed-41'],
    options: { by: 'day', memoTax: 'gross_up' },
    reading: { businessDayCutoff: '04:00', timeZone: 'America/New_York' },
  },
  { formats: ['doordash-detailed-48', 'doordash-payout-summary-28'], options: { revenue: 'net' } },
  {
    formats: ['doordash-detailed-ca'],
    wishes: CANADA,
    reading: { inclusiveTaxRates: { '1': '13', nowhere: '14.975' } },
  },
  { formats: ['doordash-transaction-detail-v1'], wishes: WITHOUT_FEES, options: { split: 'none' } },
  {
    formats: ['ubereats-payment-details-us', 'ubereats-payout-summary-us'],
    print: { uberNames: 'since_2026_09' },
    wishes: US,
    options: { by: 'day' },
  },
  {
    formats: ['ubereats-payout-summary-ca'],
    wishes: { ...CANADA, days: 15 },
    options: { booksCurrency: 'CAD' },
  },
  { formats: ['doordash-simplified-27'], options: { taxMode: 'net_omit' } },
  {
    formats: ['doordash-detailed-41', 'doordash-payout-summary-25', 'doordash-error-charges-17'],
    wishes: { happenings: { refunds: 900 } },
  },
  {
    formats: ['ubereats-payment-details-us'],
    wishes: { ...US, days: 9 },
    options: { booksCurrency: 'USD' },
    inBooks: true,
  },
  {
    formats: ['doordash-detailed-41'],
    wishes: { days: 9 },
    options: { sales: 'pos' },
    inBooks: true,
  },
  // A row later than the day of the reading.
  { formats: ['ubereats-payment-details-us'], wishes: US, reading: { today: '2026-03-29' } },
];

/** Of each of five seeds. */
const CHANGES_OF_A_SEED = 1_000;

type Node = Record<string, unknown>;
type Leaf = { readonly pointer: string; readonly within: Node; readonly key: string };
type Proof = { readonly files: readonly ReportFile[]; readonly text: string };

function makeProof({
  formats,
  print,
  wishes,
  options = {},
  reading: input = {},
  inBooks,
}: Case): Proof {
  const world = generateWorld({
    seed: 17,
    platform: formats[0]?.startsWith('ubereats') === true ? 'ubereats' : 'doordash',
    firstDay: '2026-03-30',
    days: 2,
    ordersPerDay: 1,
    ...wishes,
  });
  const files = formats.map((format) => fileOf(world, format, print));
  // A cell that makes its row quarantined, so that such rows are in the document too.
  const [first, ...others] = files;
  const broken = first === undefined ? files : [breakRow(first), ...others];
  const reading = readReports(broken, input);
  const books = inBooks === true ? booksOf(reading, options) : undefined;
  const plan =
    books === undefined
      ? planEntries(reading.payouts, options)
      : planInBooks(reading.payouts, options, books);
  const document = toJournalDocument({ reading, plan, options, readingOptions: input, books });
  return { files: broken, text: [...writeJson(document)].join('') };
}

/** Books with an account for each key of a mapping, of which some have none, and a class for every third entry. */
function booksOf({ payouts }: Reading, options: Partial<PlanOptions>): BooksPolicy {
  const accounts: BooksAccount[] = [];
  const mappings: Record<string, number>[] = [];
  const policies = payouts.map(
    ({ platform, payoutRef, storeId, channel, currency, ...rest }, at) => {
      const own = at % 2 === 0 ? {} : ({ basis: 'cash', bankLeg: 'transfer' } as const);
      const payout = { platform, payoutRef, storeId, channel, currency, ...rest };
      const planned = planEntries([payout], {
        ...options,
        ...own,
        accounts: planningAccounts(payout),
      });
      const entries: Record<string, number> = {};
      for (const [place, entry] of planned.entries.entries()) {
        const keys = entry.lines.flatMap((line) => lineParts(line, entry).map(nameOfPart));
        const mapping: Record<string, number> = {};
        for (const key of new Set(keys)) {
          const isMapped = key !== 'tips';
          mapping[key] =
            accounts.push({
              id: isMapped ? String(accounts.length + 1) : null,
              name: `Own ${key}`,
              type: isMapped ? 'Cost of Goods Sold' : null,
              className: place % 3 === 0 ? 'Delivery' : null,
              locationName: null,
              taxCodeId: null,
              entity: place % 3 === 0 ? { type: 'Vendor', id: '7' } : null,
            }) - 1;
        }
        entries[entry.documentNumber] = mappings.push(mapping) - 1;
      }
      return { platform, payoutRef, storeId, channel, currency, options: own, entries };
    },
  );
  return { accounts, mappings, payouts: policies };
}

function breakRow(file: ReportFile): ReportFile {
  const text = new TextDecoder().decode(file.bytes);
  const places = [...text.matchAll(/(?<=,)-?\d+\.\d\d(?=,|\r?\n)/g)];
  const last = places.at(-1);
  return last === undefined
    ? file
    : { ...file, bytes: replaceAt(text, last.index, last[0], `${last[0].slice(0, -2)}77`) };
}

function replaceAt(text: string, at: number, from: string, to: string): Uint8Array {
  return new TextEncoder().encode(text.slice(0, at) + to + text.slice(at + from.length));
}

function* listLeaves(value: unknown, pointer = ''): Generator<Leaf> {
  for (const [key, item] of Object.entries(value as Node)) {
    const place = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (typeof item === 'object' && item !== null) {
      yield* listLeaves(item, place);
    } else {
      yield { pointer: place, within: value as Node, key };
    }
  }
}

/** Another value of the same type; `by` is never 0. */
function change(value: unknown, by: number): unknown {
  if (typeof value === 'number') {
    return value + by;
  }
  if (typeof value === 'boolean') {
    return !value;
  }
  if (typeof value !== 'string') {
    return by > 0 ? 'x' : by;
  }
  const at = Math.abs(by) % (value.length + 1);
  const other = value.charAt(at) === 'x' ? 'y' : 'x';
  return by > 0 ? value.slice(0, at) + other + value.slice(at) : `${value.slice(0, at)}${other}`;
}

const readings = new WeakMap<object, Map<string, Reading>>();

/** The same files read with the same options, under the same names, are not read again for each change. */
function readOnce(
  files: readonly ReportFile[],
  options: ReadingOptions,
  { reading_options: stated }: Node,
): Reading {
  const byOptions = readings.get(files) ?? new Map<string, Reading>();
  readings.set(files, byOptions);
  const names = files.map(({ name, bytes }) => options.nameOf?.({ name, sha256: shaOf(bytes) }));
  const key = JSON.stringify([stated, names]);
  const reading = byOptions.get(key) ?? readReports(files, options);
  byOptions.set(key, reading);
  return reading;
}

const shas = new WeakMap<Uint8Array, string>();

function shaOf(bytes: Uint8Array): string {
  const sha256 = shas.get(bytes) ?? createHash('sha256').update(bytes).digest('hex');
  shas.set(bytes, sha256);
  return sha256;
}

/** The paths that `verify` names. */
function pathsOf(content: unknown, files: readonly ReportFile[]): string[] {
  const read = readJournalDocument(content);
  if (read.kind !== 'ok') {
    throw new Error(read.message);
  }
  const { readingOptions } = read.document;
  const createHasher: NonNullable<ReadingOptions['createHasher']> = () => {
    const hash = createHash('sha256');
    return { update: (bytes) => void hash.update(bytes), digestHex: () => hash.digest('hex') };
  };
  const reading = readOnce(files, { ...readingOptions, createHasher }, content as Node);
  const { follows, parts } = verify(reading, read.document, { createHasher });
  const paths = parts.flatMap(({ differences }) => differences.map(({ path }) => path));
  expect(follows).toBe(paths.length === 0);
  return paths;
}

/** RFC 8785 over what a document holds, apart from the code under test. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) {
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) {
    return `[${value.map(canonical).join(',')}]`;
  }
  const members = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return `{${members.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}

type Sealed = Node & { digest: { document: string; chosen: Record<string, string> } };

/** Makes the digest anew, as a forger does. */
function forge(document: Sealed): void {
  const { digest, ...content } = document;
  const leaves = new Map([...listLeaves(content)].map((leaf) => [leaf.pointer, leaf]));
  for (const pointer of Object.keys(digest.chosen)) {
    const leaf = leaves.get(pointer);
    digest.chosen[pointer] = hashOf(leaf?.within[leaf.key]);
  }
  digest.document = hashOf(content);
}

const PROOFS = CASES.map(makeProof);
const PARSED = PROOFS.map(({ text }) => JSON.parse(text) as Sealed);
const LEAVES = PARSED.map((document) => [...listLeaves(document)]);

const places = fc.record({
  of: fc.nat(CASES.length - 1),
  at: fc.nat(),
  by: fc.integer({ min: -60, max: 60 }).filter((by) => by !== 0),
});

/** What `verify` names after one leaf was changed; the document is as before afterwards. */
function tryChange(
  { of, at, by }: { of: number; at: number; by: number },
  andThen: (document: Sealed) => void = () => undefined,
): { pointer: string; paths: string[] } | null {
  const { files } = PROOFS[of] ?? { files: [] };
  const document = PARSED[of];
  const leaves = LEAVES[of] ?? [];
  const leaf = leaves[at % leaves.length];
  if (document === undefined || leaf === undefined) {
    return null;
  }
  const before = leaf.within[leaf.key];
  const digest = { ...document.digest, chosen: { ...document.digest.chosen } };
  leaf.within[leaf.key] = change(before, by);
  andThen(document);
  const paths = pathsOf(document, files);
  leaf.within[leaf.key] = before;
  Object.assign(document.digest.chosen, digest.chosen);
  document.digest.document = digest.document;
  return { pointer: leaf.pointer, paths };
}

describe('a journal document and its reports', () => {
  test('unchanged, follow from each other in every format, with quarantined rows and policies', () => {
    expect(PROOFS.map(({ files }, of) => pathsOf(PARSED[of], files))).toEqual(CASES.map(() => []));
    expect(PARSED.every((document) => (document.entries as unknown[]).length > 0)).toBe(true);
  });

  test.each([11, 12, 13, 14, 15])('with one leaf changed, the leaf is named (seed %i)', (seed) => {
    fc.assert(
      fc.property(places, (place) => {
        const tried = tryChange(place);
        expect(tried?.paths).toContain(tried?.pointer);
      }),
      { numRuns: CHANGES_OF_A_SEED, seed },
    );
  });

  test('with one leaf changed and the digest made anew: only what a caller chose may pass', () => {
    const passed = new Set<string>();
    fc.assert(
      fc.property(places, (place) => {
        const tried = tryChange(place, forge);
        if (tried === null || tried.pointer.startsWith('/digest/')) {
          return;
        }
        if (
          /^\/(?:plan_options|reading_options|books)\/|^\/reports\/\d+\/file$/.test(tried.pointer)
        ) {
          passed.add(tried.paths.length === 0 ? tried.pointer : '');
        } else {
          expect(tried.paths).toContain(tried.pointer);
        }
      }),
      { numRuns: 1_000, seed: 16 },
    );
    passed.delete('');
    // Nothing in the reports above rests on these; whoever knows the policy gives it to `verify`.
    const WITHOUT_EFFECT = [
      /^\/plan_options\/accounts\/\w+$/,
      /^\/reading_options\/(?:time_zone|business_day_cutoff)$/,
      /^\/reading_options\/inclusive_tax_rates\/\w+$/,
      /^\/reports\/\d+\/file$/,
      /^\/books\/accounts\/\d+\/(?:class|location|tax_code_id|entity\/(?:type|id))$/,
    ];
    expect([...passed].filter((one) => !WITHOUT_EFFECT.some((known) => known.test(one)))).toEqual(
      [],
    );
  });

  test('with one cell of a report changed: the report is named', () => {
    fc.assert(
      fc.property(places, fc.nat(), ({ of, by }, at) => {
        const { files } = PROOFS[of] ?? { files: [] };
        const [file, ...others] = files;
        const text = new TextDecoder().decode(file?.bytes);
        const cells = [...text.matchAll(/(?<=,)[^,"\r\n]+(?=,|\r?\n)/g)];
        const cell = cells[at % cells.length];
        if (file === undefined || cell === undefined) {
          return;
        }
        const isMoney = /^-?\d+\.\d\d$/.test(cell[0]);
        const to = isMoney ? (Number(cell[0]) + by / 100).toFixed(2) : String(change(cell[0], by));
        const bytes = replaceAt(text, cell.index, cell[0], to);
        const paths = pathsOf(PARSED[of], [{ ...file, bytes }, ...others]);
        expect(paths.some((path) => /^\/reports\/\d+(?:\/sha256)?$/.test(path))).toBe(true);
      }),
      { numRuns: 400, seed: 17 },
    );
  });
});
