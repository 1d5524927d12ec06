import type { StatusShape, StatusTone } from '../../components/status-pill/status-vocabulary.ts';
import { mappingTableWords } from './mapping-table.words.ts';

/** The origin of a line's account; `conflicting` and `deleted` block posting as `unmapped` does. */
export type MappingState =
  | 'unmapped'
  | 'suggested'
  | 'accepted'
  | 'edited'
  | 'inherited'
  | 'conflicting'
  | 'deleted';

/** A kind of money that needs an account, with a sample amount in cents. */
export type MappingLine = {
  id: string;
  /** The group's name: "Fees"; lines of a group must be adjacent. */
  group?: string | undefined;
  /** Its name in the report: "Loyalty fee". */
  source: string;
  /** Where it was seen: "12 rows, column “Loyalty Fee”". */
  sourceDetail?: string | undefined;
  /** Its sum in the last period, signed by effect on the payout. */
  sampleCents: number;
  accountId: string | null;
  state: MappingState;
  /** Only for suggestions. */
  confidence?: 'high' | 'low' | undefined;
  /** Why it is suggested, where it is inherited from, or what it conflicts with. */
  reason?: string | undefined;
  /** The account types that fit it, best first. */
  types?: readonly string[] | undefined;
  /** `YYYY-MM-DD` of the last entry that used this account for this line. */
  lastUsed?: string | undefined;
};

export type MappingWords = { shape: StatusShape; word: string; tone: StatusTone };

const WORDS: Record<MappingState, MappingWords> = {
  unmapped: {
    shape: 'triangle',
    get word() {
      return mappingTableWords.noAccount;
    },
    tone: 'warning',
  },
  suggested: {
    shape: 'diamond',
    get word() {
      return mappingTableWords.suggested;
    },
    tone: 'info',
  },
  accepted: {
    shape: 'tick',
    get word() {
      return mappingTableWords.accepted;
    },
    tone: 'success',
  },
  edited: {
    shape: 'diamond-filled',
    get word() {
      return mappingTableWords.chosenByHand;
    },
    tone: 'success',
  },
  inherited: {
    shape: 'ring',
    get word() {
      return mappingTableWords.inherited;
    },
    tone: 'neutral',
  },
  conflicting: {
    shape: 'split',
    get word() {
      return mappingTableWords.conflict;
    },
    tone: 'danger',
  },
  deleted: {
    shape: 'slashed',
    get word() {
      return mappingTableWords.deletedInQuickbooks;
    },
    tone: 'danger',
  },
};

/** Shape, word and tone of a line; for a suggestion with its confidence. */
export function mappingWords({ state, confidence }: MappingLine): MappingWords {
  const words = WORDS[state];
  return state === 'suggested' && confidence !== undefined
    ? { ...words, word: mappingTableWords.confidence(words.word, confidence) }
    : words;
}

const MAPPED: ReadonlySet<MappingState> = new Set(['accepted', 'edited', 'inherited']);

/** Whether a line has an account; unaccepted suggestions do not count. */
export function isMapped({ state }: MappingLine): boolean {
  return MAPPED.has(state);
}

export type MappingTotals = { mapped: number; total: number; openCents: number };

/** How many lines have an account, and the absolute sum of the others in the last period. */
export function mappingTotals(lines: readonly MappingLine[]): MappingTotals {
  const open = lines.filter((line) => !isMapped(line));
  return {
    mapped: lines.length - open.length,
    total: lines.length,
    openCents: open.reduce((sum, line) => sum + Math.abs(line.sampleCents), 0),
  };
}

/** The suggestions that can be accepted in bulk. */
export function highSuggestions(lines: readonly MappingLine[]): readonly string[] {
  return lines
    .filter(({ state, confidence }) => state === 'suggested' && confidence === 'high')
    .map(({ id }) => id);
}

/** The index of the next line without an account after `from`, wrapping around; undefined if there is none. */
export function nextOpen(lines: readonly MappingLine[], from: number): number | undefined {
  for (let step = 1; step <= lines.length; step += 1) {
    const at = (from + step) % lines.length;
    const line = lines[at];
    if (line !== undefined && !isMapped(line)) {
      return at;
    }
  }
  return undefined;
}
