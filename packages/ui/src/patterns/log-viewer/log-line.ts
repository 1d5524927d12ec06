import type { JsonValue } from '../json-view/json-node.ts';
import { logViewerWords } from './log-viewer.words.ts';

export type LogLevel = 'debug' | 'info' | 'warning' | 'error';

export type LogLine = {
  id: string;
  /** ISO timestamp. */
  at: string;
  level: LogLevel;
  message: string;
  /** The structured fields of the line, by name. */
  fields?: Readonly<Record<string, JsonValue>> | undefined;
  /** JSON pointers of the values in `fields` that the server withheld. */
  hidden?: readonly string[] | undefined;
  /** The number of missing lines before this one. */
  missingBefore?: number | undefined;
};

/** A property to filter by: `level`, or the name of a field. */
export type LogFacet = {
  field: string;
  /** "Operation". */
  label: string;
};

/** The facet value of lines without the field. */
const notSaid = () => logViewerWords.notSaid;

/** The maximum searched length of a line, so that one line cannot block the search. */
const SEARCHED_CHARACTERS = 4_000;

/** The searchable text of a line. */
export function searchedText({ level, message, fields }: LogLine): string {
  const rest = fields === undefined ? '' : JSON.stringify(fields);
  return `${message}\n${level} ${rest}`.slice(0, SEARCHED_CHARACTERS);
}

export function facetValue({ level, fields }: LogLine, field: string): string {
  if (field === 'level') {
    return level;
  }
  const value = fields?.[field];
  if (value === undefined || value === null) {
    return notSaid();
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
