import { CliError } from '../cli-error.ts';
import type { Context } from '../context.ts';
import { showInPager } from '../output/pager.ts';
import { createStyle } from '../output/style.ts';
import { toPrintable } from '../output/text-width.ts';
import { writeChunks } from '../output/write.ts';
import type { OnlineOptions, OutputFormat } from './options.ts';
import type { Settings } from './settings.ts';
import { toListTable, toRecordTable } from './table.ts';

type Value = string | number | boolean | null | readonly string[];

/** A field of the output. JSON and YAML have all of them; tables and separated values those with a heading. */
export type Field<Item> = {
  readonly name: string;
  readonly of: (item: Item) => Value;
  /** The column heading; in `show` the label. */
  readonly heading?: string;
  /** Dropped from a table when the terminal is too narrow, highest first. */
  readonly dispensable?: number;
};

/** For a single item, which has room for every field. */
export function withHeadings<Item>(fields: readonly Field<Item>[]): Field<Item>[] {
  return fields.map((field) => ({ ...field, heading: field.heading ?? toHeading(field.name) }));
}

function toHeading(name: string): string {
  const words = name.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Whether a format was requested. Otherwise a single value is printed bare, for scripts. */
export function asksForFormat({
  output,
  json,
  jq,
}: Pick<OnlineOptions, 'output' | 'json' | 'jq'>): boolean {
  return output !== undefined || json !== undefined || jq !== undefined;
}

type Printing = {
  readonly context: Context;
  readonly options: Pick<OnlineOptions, 'json' | 'jq' | 'header' | 'color'> &
    Partial<Pick<OnlineOptions, 'pager'>>;
  readonly settings: Pick<Settings, 'output'>;
};

type Chosen<Item> = {
  readonly format: OutputFormat;
  readonly fields: readonly Field<Item>[];
  readonly header: boolean;
};

/** Prints a list: a table on a terminal, tab-separated lines into a pipe, or the requested format. */
export async function printList<Item>(
  printing: Printing,
  fields: readonly Field<Item>[],
  items: readonly Item[],
): Promise<void> {
  const chosen = choose(printing, fields);
  const records = () => items.map((item) => toRecord(chosen.fields, item));
  await write(printing, chosen, {
    table: () => toListTable(toCells(chosen, items), styleOf(printing)),
    tsv: () => toLines(chosen, items, '\t', toPrintable),
    csv: () => toLines(chosen, items, ',', quoted),
    json: () => [`${JSON.stringify(records(), null, 2)}\n`],
    ndjson: () => records().map((record) => `${JSON.stringify(record)}\n`),
    yaml: async () => toYaml(records()),
  });
}

/** Prints one item: a line for each field, or one object. */
export async function printOne<Item>(
  printing: Printing,
  fields: readonly Field<Item>[],
  item: Item,
): Promise<void> {
  const chosen = choose(printing, fields);
  const record = () => toRecord(chosen.fields, item);
  const pairs = chosen.fields.map((field) => [
    field.heading ?? field.name,
    toLocal(toText(field.of(item))),
  ]);
  await write(printing, chosen, {
    table: () => toRecordTable(pairs, styleOf(printing)),
    tsv: () => chosen.fields.map(({ name, of }) => `${name}\t${toPrintable(toText(of(item)))}\n`),
    csv: () => toLines(chosen, [item], ',', quoted),
    json: () => [`${JSON.stringify(record(), null, 2)}\n`],
    ndjson: () => [`${JSON.stringify(record())}\n`],
    yaml: async () => toYaml(record()),
  });
}

type Writers = Record<OutputFormat, () => Iterable<string> | Promise<Iterable<string>>>;

async function write<Item>(printing: Printing, { format }: Chosen<Item>, writers: Writers) {
  const { context, options } = printing;
  const written = await writers[format]();
  if (options.jq !== undefined) {
    await writeChunks(context.stdout, await filtered(printing, written), context.signal);
    return;
  }
  const lines = [...written];
  if (format !== 'table' || options.pager === false || !showInPager(context, lines)) {
    await writeChunks(context.stdout, lines, context.signal);
  }
}

async function filtered({ context, options }: Printing, json: Iterable<string>) {
  const { filterJson } = await import('./jq.ts');
  return filterJson([...json].join(''), options.jq ?? '.', {
    pretty: context.stdout.isTTY === true,
  });
}

function choose<Item>(
  { context, options, settings }: Printing,
  fields: readonly Field<Item>[],
): Chosen<Item> {
  const isTTY = context.stdout.isTTY === true;
  const { json, jq } = options;
  const format =
    json === undefined && jq === undefined
      ? (settings.output ?? (isTTY ? 'table' : 'tsv'))
      : jsonFormat(jq === undefined ? settings : { output: 'json' });
  const isTabular = ['table', 'tsv', 'csv'].includes(format);
  return {
    format,
    fields:
      typeof json === 'string'
        ? pick(fields, json)
        : fields.filter(({ heading }) => !isTabular || heading !== undefined),
    header: options.header ?? format !== 'tsv',
  };
}

/** `--json` may be combined with another format that has named fields. */
function jsonFormat({ output }: Pick<Settings, 'output'>): OutputFormat {
  return output === 'ndjson' || output === 'yaml' ? output : 'json';
}

function pick<Item>(fields: readonly Field<Item>[], names: string): Field<Item>[] {
  return names.split(',').map((value) => {
    const field = fields.find(({ name }) => name === value.trim());
    if (field === undefined) {
      throw new CliError(
        'usage_error',
        `There is no field "${value.trim()}".`,
        `the fields are ${fields.map(({ name }) => name).join(', ')}`,
      );
    }
    return field;
  });
}

function styleOf({ context, options }: Printing) {
  return createStyle(context.stdout, context.env, options);
}

function toRecord<Item>(fields: readonly Field<Item>[], item: Item): Record<string, Value> {
  return Object.fromEntries(fields.map(({ name, of }) => [name, of(item)]));
}

function toCells<Item>({ fields, header }: Chosen<Item>, items: readonly Item[]) {
  return {
    header,
    columns: fields.map(({ name, heading = name, dispensable = 0, of }) => ({
      heading,
      dispensable,
      cells: items.map((item) => toPrintable(toLocal(toText(of(item))))),
    })),
  };
}

function* toLines<Item>(
  { fields, header }: Chosen<Item>,
  items: readonly Item[],
  separator: string,
  cell: (text: string) => string,
): Generator<string> {
  if (header) {
    yield `${fields.map(({ name }) => name).join(separator)}\n`;
  }
  for (const item of items) {
    yield `${fields.map(({ of }) => cell(toText(of(item)))).join(separator)}\n`;
  }
}

function toText(value: Value): string {
  return Array.isArray(value) ? value.join(', ') : value === null ? '' : String(value);
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;
const LOCAL = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

/** Instants in local time, to the minute: 2026-11-22 10:32. */
function toLocal(text: string): string {
  return INSTANT.test(text) ? LOCAL.format(new Date(text)) : text;
}

/** RFC 4180. */
function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

async function toYaml(value: unknown): Promise<string[]> {
  const { stringify } = await import('yaml');
  // YAML 1.1 parsers read a bare no as false.
  return [stringify(value, { compat: 'yaml-1.1' })];
}
