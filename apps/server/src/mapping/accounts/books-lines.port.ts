import type { ReasonValues } from '@platebook/api-client/french';
import { divideLine, lineParts, nameOfPart } from '@platebook/accounting';
import type { JournalEntry, JournalLine, LinePart } from '@platebook/accounting';
import type {
  EffectiveMapping,
  EntityRef,
  MappedComponent,
  MappingTarget,
} from './account-mapping.port.ts';
import { blockedAccount } from './blocked-account.ts';

/** A stored entry line: without the rows behind it. */
export type PlannedLine = Pick<
  JournalLine,
  'account' | 'description' | 'side' | 'amountCents' | 'component'
> &
  Partial<Pick<JournalLine, 'components' | 'bookedCents'>>;

export type PlannedBooking = Pick<JournalEntry, 'platform' | 'currency'> & {
  readonly lines: readonly PlannedLine[];
};

/** A line in QuickBooks terms. IDs are those of QuickBooks. */
export type BooksLine = {
  readonly accountId: string;
  readonly accountName: string;
  readonly classId: string | null;
  readonly className: string | null;
  readonly departmentId: string | null;
  readonly departmentName: string | null;
  readonly taxCodeId: string | null;
  readonly entity: EntityRef | null;
  readonly description: string;
  readonly side: 'debit' | 'credit';
  readonly amountCents: number;
  readonly component: MappedComponent;
};

/** Which piece of a planned entry a QuickBooks line is. */
export type LineOrigin = {
  /** The index of the planned line, from 0. */
  readonly plannedLine: number;
  /** Its components in this piece; null for the whole line. */
  readonly components: readonly MappedComponent[] | null;
};

/** A QuickBooks line with the planned piece it came from. */
export type MappedLine = BooksLine & LineOrigin;

/** Why an entry may not be posted under a mapping. */
export type MappingFault = {
  /** Values in the sentence, for translation. */
  readonly values: ReasonValues;
  readonly component: MappedComponent;
  readonly code:
    | 'unmapped'
    | 'account_inactive'
    | 'account_currency'
    | 'account_entity'
    | 'account_sales_tax'
    | 'account_not_posting';
  readonly message: string;
};

export type BooksLines =
  | { readonly kind: 'lines'; readonly lines: readonly MappedLine[] }
  | { readonly kind: 'refused'; readonly faults: readonly MappingFault[] };

/**
 * The lines of an entry planned with `planningAccounts`, each with its account, class and so on under this mapping. A
 * line whose components have different targets is split; both sides of a pass-through account are kept. Fails with all
 * reasons at once: components without an account, accounts that cannot be posted to.
 */
export function toBooksLines(entry: PlannedBooking, effective: EffectiveMapping): BooksLines {
  const faults = mappingFaults(entry, effective);
  if (faults.length > 0) {
    return { kind: 'refused', faults };
  }
  const lines = splitLines(entry, effective).flatMap(({ target, ...piece }) =>
    target === null ? [] : [toBooksLine(piece, target)],
  );
  return { kind: 'lines', lines };
}

/** A piece of a planned line with one account, class and so on. */
export type SplitLine = LineOrigin & {
  readonly line: PlannedLine;
  /** Null if no account is mapped. */
  readonly target: MappingTarget | null;
  /** The first mapped key determines the target. */
  readonly keys: readonly MappedComponent[];
  readonly side: 'debit' | 'credit';
  readonly amountCents: number;
  readonly component: MappedComponent;
};

/**
 * The lines of a planned entry under a mapping, in order: the single rule for payloads, previews and files. Pieces of a
 * line with the same target are merged; those that cancel out are dropped.
 */
export function splitLines(entry: PlannedBooking, effective: EffectiveMapping): SplitLine[] {
  return entry.lines.flatMap((line, plannedLine) =>
    divideLine(line, entry, (part) => {
      const target = targetOf(part, effective);
      return { group: target === null ? lackingOf(part) : JSON.stringify(target), target };
    }).map((piece) => ({ ...piece, line, plannedLine, component: nameOfPart(piece) })),
  );
}

/** The components of an entry without an account, in line order, deduplicated. */
export function missingComponents(
  entry: PlannedBooking,
  effective: EffectiveMapping,
): MappedComponent[] {
  const missing = entry.lines
    .flatMap((line) => lineParts(line, entry))
    .filter((part) => targetOf(part, effective) === null)
    .map(lackingOf);
  return [...new Set(missing)];
}

/** The display name: `net_payout` is "Net payout", `other_unclassified:Photo shoot` is "Photo shoot". */
export function componentName(component: string): string {
  const words = component.replace(/^other_unclassified:/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Everything that blocks posting an entry under this mapping, each component once. */
export function mappingFaults(entry: PlannedBooking, effective: EffectiveMapping): MappingFault[] {
  const faults = new Map<MappedComponent, MappingFault>();
  for (const component of missingComponents(entry, effective)) {
    const message = `${componentName(component)} has no account. Map it, and the entry can be posted.`;
    faults.set(component, {
      component,
      code: 'unmapped',
      message,
      values: { components: [component] },
    });
  }
  for (const { keys } of entry.lines.flatMap((line) => lineParts(line, entry))) {
    const component = keys.find((candidate) => effective.has(candidate));
    const target = component === undefined ? undefined : effective.get(component);
    const blocked = target === undefined ? null : blockedAccount(target, entry.currency);
    if (component !== undefined && blocked !== null) {
      faults.set(component, { component, ...blocked });
    }
  }
  return [...faults.values()];
}

function targetOf({ keys }: LinePart, effective: EffectiveMapping): MappingTarget | null {
  const key = keys.find((candidate) => effective.has(candidate));
  return key === undefined ? null : (effective.get(key) ?? null);
}

/** What to map: the description itself, or the component whose account is used. */
function lackingOf({ keys }: LinePart): MappedComponent {
  const [first = 'other_unclassified'] = keys;
  return first.startsWith('other_unclassified:') ? first : (keys.at(-1) ?? first);
}

function toBooksLine(
  { line, plannedLine, components, side, amountCents, component }: Omit<SplitLine, 'target'>,
  { accountId, accountName, classId, className, departmentId, ...target }: MappingTarget,
): MappedLine {
  return {
    accountId,
    accountName,
    classId,
    className,
    departmentId,
    departmentName: target.departmentName,
    taxCodeId: target.taxCodeId,
    entity: target.entity,
    description: line.description,
    side,
    amountCents,
    component,
    plannedLine,
    components,
  };
}

const BEYOND_LATIN_1 = /[\u0100-\u{10ffff}]/gu;
const REPLACEMENTS: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  '•': '-',
  '€': 'EUR',
  '™': '(TM)',
};

/** Text that the company's country allows: US companies accept only Latin-1. */
export function toBooksText(text: string, country: string | null): string {
  return country === null || country === 'US' || country === 'USA'
    ? text.normalize('NFC').replace(BEYOND_LATIN_1, (character) => REPLACEMENTS[character] ?? '?')
    : text;
}
