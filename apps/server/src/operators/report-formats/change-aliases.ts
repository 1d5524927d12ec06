import { listKnownFormats, normaliseHeader } from '@platebook/accounting';
import type { Platform } from '@platebook/accounting';
import type { PublishedAlias } from '../../payouts/report-aliases.store.ts';
import { AppError } from '../../http/errors.ts';
import { fieldError } from '../../http/field-errors.ts';

/** A header to read as a column, or, if `column` is null, no longer as any. */
export type AliasChange = {
  readonly platform: Platform;
  readonly header: string;
  readonly column: string | null;
};

/** A header's change between two versions; null if it was, or is, read as no column. */
export type AliasDiff = {
  readonly platform: Platform;
  readonly header: string;
  readonly before: string | null;
  readonly after: string | null;
};

const FORMATS = listKnownFormats();

/**
 * Applies the changes to the aliases, sorted by platform and header. Throws `report_column_not_found` if no report of
 * the platform has such a column, `report_header_known` if every format that has it already knows the header, and
 * `report_formats_unchanged` if the result is the same.
 */
export function applyChanges(
  aliases: readonly PublishedAlias[],
  changes: readonly AliasChange[],
): PublishedAlias[] {
  const next = new Map(aliases.map((alias) => [keyOf(alias), alias]));
  for (const { platform, header, column } of changes) {
    const key = keyOf({ platform, header });
    if (column === null) {
      next.delete(key);
    } else {
      const printed = header.trim();
      next.set(key, { platform, header: printed, column: knownColumn(platform, printed, column) });
    }
  }
  const sorted = [...next.values()].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  if (diffAliases(aliases, sorted).length === 0) {
    throw new AppError('report_formats_unchanged');
  }
  return sorted;
}

/** Every header that is read differently, sorted by platform and header. */
export function diffAliases(
  before: readonly PublishedAlias[],
  after: readonly PublishedAlias[],
): AliasDiff[] {
  const old = new Map(before.map((alias) => [keyOf(alias), alias]));
  const now = new Map(after.map((alias) => [keyOf(alias), alias]));
  return [...new Set([...old.keys(), ...now.keys()])].toSorted().flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)];
    const named = is ?? was;
    return named === undefined || was?.column === is?.column
      ? []
      : [
          {
            platform: named.platform,
            header: named.header,
            before: was?.column ?? null,
            after: is?.column ?? null,
          },
        ];
  });
}

/** Throws `validation_failed` if two changes name the same header. */
export function refuseTwice(changes: readonly AliasChange[]): void {
  const keys = changes.map(keyOf);
  const errors = keys.flatMap((key, at) =>
    keys.indexOf(key) < at ? [fieldError(`/changes/${at}/header`, 'named_twice')] : [],
  );
  if (errors.length > 0) {
    throw new AppError('validation_failed', { errors });
  }
}

/** Replaces half a surrogate pair, which PostgreSQL cannot store, by U+FFFD. */
export function toStorable(text: string): string {
  return Buffer.from(text).toString().trim();
}

/** Headers are compared ignoring case, blanks and spelling variants. */
export function keyOf({ platform, header }: Pick<PublishedAlias, 'platform' | 'header'>): string {
  return `${platform} ${normaliseHeader(header)}`;
}

/** The column under the name that formats use. */
function knownColumn(platform: Platform, header: string, column: string): string {
  const name = normaliseHeader(column);
  const own = FORMATS.filter((format) => format.platform === platform);
  const known = own.flatMap(({ columns }) => columns).find((each) => isNamed(each, name));
  if (known === undefined) {
    throw new AppError('report_column_not_found');
  }
  const having = own.filter(({ columns }) => columns.some((each) => each.name === known.name));
  const printed = normaliseHeader(header);
  if (having.every(({ columns }) => columns.some((each) => isNamed(each, printed)))) {
    throw new AppError('report_header_known');
  }
  return known.name;
}

type Named = { readonly name: string; readonly spellings: readonly string[] };

function isNamed({ name, spellings }: Named, wanted: string): boolean {
  return name === wanted || spellings.includes(wanted);
}
