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

/** A line of an entry as it is kept: without the rows behind it. */
export type PlannedLine = Pick<
  JournalLine,
  'account' | 'description' | 'side' | 'amountCents' | 'component'
> &
  Partial<Pick<JournalLine, 'components' | 'bookedCents'>>;

export type PlannedBooking = Pick<JournalEntry, 'platform' | 'currency'> & {
  readonly lines: readonly PlannedLine[];
};

/** A line as the books take it. Ids are those of the books. */
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

/** Which piece of a planned entry a line of the books is. */
export type LineOrigin = {
  /** The place of the planned line, from 0. */
  readonly plannedLine: number;
  /** Those of its components that are in this piece; null for the whole line. */
  readonly components: readonly MappedComponent[] | null;
};

/** A line of the books that is known to be a piece of a planned one. */
export type MappedLine = BooksLine & LineOrigin;

/** Why an entry may not be posted under a mapping. */
export type MappingFault = {
  /** What varies in the sentence, for other languages. */
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
 * The lines of an entry that was planned with `planningAccounts`, each with its account, class and so on under this mapping.
 * A line whose components have different targets is taken apart; both sides of a pass-through account stay. Refused with
 * every reason at once: a component without an account, an account that cannot be posted to.
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

/** A piece of a planned line that goes to one account, class and so on. */
export type SplitLine = LineOrigin & {
  readonly line: PlannedLine;
  /** Null where no account is mapped. */
  readonly target: MappingTarget | null;
  /** The first of these that is mapped says where it goes. */
  readonly keys: readonly MappedComponent[];
  readonly side: 'debit' | 'credit';
  readonly amountCents: number;
  readonly component: MappedComponent;
};

/**
 * The lines of a planned entry as they stand in the books under a mapping, in their order: the one rule that payloads,
 * previews and files take their lines from. Pieces of a line with the same target are one; what cancels is left out.
 */
export function splitLines(entry: PlannedBooking, effective: EffectiveMapping): SplitLine[] {
  return entry.lines.flatMap((line, plannedLine) =>
    divideLine(line, entry, (part) => {
      const target = targetOf(part, effective);
      return { group: target === null ? lackingOf(part) : JSON.stringify(target), target };
    }).map((piece) => ({ ...piece, line, plannedLine, component: nameOfPart(piece) })),
  );
}

/** The components of an entry that have no account, in the order of its lines, each once. */
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

/** As people read it: `net_payout` is "Net payout", `other_unclassified:Photo shoot` is "Photo shoot". */
export function componentName(component: string): string {
  const words = component.replace(/^other_unclassified:/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Everything that keeps an entry from being posted under this mapping, each component once. */
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

/** What to map: a description for itself, everything else by the component whose account it takes. */
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

/** Text as the books of a country take it: those of the United States hold Latin-1 only, and refuse what is beyond. */
export function toBooksText(text: string, country: string | null): string {
  return country === null || country === 'US' || country === 'USA'
    ? text.normalize('NFC').replace(BEYOND_LATIN_1, (character) => REPLACEMENTS[character] ?? '?')
    : text;
}
