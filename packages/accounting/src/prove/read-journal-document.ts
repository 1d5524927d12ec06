import { JOURNAL_DOCUMENT_VERSION } from '../output/journal-contract.ts';
import { readBooks } from '../output/books-part.ts';
import { readPlanOptions, readReadingOptions } from '../output/policy-parts.ts';
import type { BooksPolicy } from '../plan/plan-in-books.ts';
import type { PlanOptions } from '../plan/plan-options.ts';
import type { ReadingOptions } from '../read/reading-options.ts';
import type { SourceFile } from '../model/reading.ts';

/** A parsed journal document, and the policy it states. */
export type StatedDocument = {
  /** The full content; `verify` compares every value. */
  readonly content: Readonly<Record<string, unknown>>;
  /** The options it was planned with; missing or invalid ones have their default. */
  readonly options: Partial<PlanOptions>;
  /** How its payouts are mapped to a company's books; undefined if it states nothing. */
  readonly books?: BooksPolicy | undefined;
  /** The options to read its reports with, using the document's file names. */
  readonly readingOptions: ReadingOptions;
};

/** A document that `verify` takes, or why there is none: the code and a sentence for people. */
export type ReadDocumentResult =
  | { readonly kind: 'ok'; readonly document: StatedDocument }
  | {
      readonly kind: 'rejected';
      readonly code: 'not_a_journal_document' | 'unsupported_version';
      readonly message: string;
    };

/** The parts that distinguish a journal document from other JSON; one of them may be missing. */
const PARTS = ['version', 'plan_options', 'reading_options', 'payouts', 'entries', 'digest'];

/** Version 1 has neither of these. */
const PARTS_OF_VERSION_2 = ['reading_options', 'digest'];

/**
 * Accepts parsed JSON as a journal document, even with changes in it, or explains why it is none or of a version that
 * cannot be proven.
 *
 * @example
 * const read = readJournalDocument(JSON.parse(json));
 * read.kind === 'ok' ? verify(reading, read.document).follows : read.message;
 */
export function readJournalDocument(value: unknown): ReadDocumentResult {
  if (!isRecord(value) || !('entries' in value || 'payouts' in value)) {
    return notADocument('it has neither entries nor payouts');
  }
  if (
    value.version !== JOURNAL_DOCUMENT_VERSION &&
    !PARTS_OF_VERSION_2.every((part) => part in value)
  ) {
    return { kind: 'rejected', code: 'unsupported_version', message: refusalOf(value.version) };
  }
  if (PARTS.filter((part) => part in value).length < PARTS.length - 1) {
    return notADocument(`it lacks ${PARTS.filter((part) => !(part in value)).join(', ')}`);
  }
  return {
    kind: 'ok',
    document: {
      content: value,
      options: readPlanOptions(value.plan_options),
      books: readBooks(value.books),
      readingOptions: {
        ...readReadingOptions(value.reading_options),
        nameOf: statedNames(value),
      },
    },
  };
}

function refusalOf(version: unknown): string {
  const wayOut = 'Make it again from the same reports with "platebook journal --format json"';
  return version === 1
    ? `This is version 1 of the journal format, which does not say how the reports were read (time zone, end of the business day, tax rates), so it cannot be proven whole. ${wayOut} and the same options.`
    : `This is version ${JSON.stringify(version)} of the journal format and this program reads version ${JOURNAL_DOCUMENT_VERSION}. ${wayOut}, or verify it with the program that made it.`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function notADocument(where: string): ReadDocumentResult {
  return {
    kind: 'rejected',
    code: 'not_a_journal_document',
    message: `This is not the output of "platebook journal --format json": ${where}. Make it again and verify that file.`,
  };
}

/**
 * The document's name for a file with these bytes: the file's own name if the document uses it, otherwise the name it
 * uses most. An unknown file keeps its own name.
 */
function statedNames(document: unknown): (file: SourceFile) => string {
  const bySha256 = new Map<string, Map<string, number>>();
  for (const { name, sha256 } of listFiles(document)) {
    const names = bySha256.get(sha256) ?? new Map<string, number>();
    bySha256.set(sha256, names.set(name, (names.get(name) ?? 0) + 1));
  }
  return ({ name, sha256 }) => {
    const names = bySha256.get(sha256);
    if (names === undefined || names.has(name)) {
      return name;
    }
    const [[most] = [name]] = [...names].toSorted(([, left], [, right]) => right - left);
    return most;
  };
}

/** Every place of the document that names a file with its digest. */
function* listFiles(value: unknown): Generator<SourceFile, void, undefined> {
  if (typeof value !== 'object' || value === null) {
    return;
  }
  if (Array.isArray(value)) {
    // Row numbers are most of a large document and contain no file names.
    if (typeof value[0] !== 'number') {
      for (const item of value) {
        yield* listFiles(item);
      }
    }
    return;
  }
  const members = value as Readonly<Record<string, unknown>>;
  const { file, sha256 } = members;
  if (typeof file === 'string' && typeof sha256 === 'string') {
    yield { name: file, sha256 };
  }
  for (const item of Object.values(members)) {
    yield* listFiles(item);
  }
}
