import type { JsonValue } from '../json-view/json-node.ts';
import { logViewerWords } from './log-viewer.words.ts';

export type LogLevel = 'debug' | 'info' | 'warning' | 'error';

export type LogLine = {
  id: string;
  /** ISO moment. */
  at: string;
  level: LogLevel;
  message: string;
  /** What else the line says, by name. */
  fields?: Readonly<Record<string, JsonValue>> | undefined;
  /** JSON pointers of what the server withheld in `fields`. */
  hidden?: readonly string[] | undefined;
  /** How many lines before this one did not arrive. */
  missingBefore?: number | undefined;
};

/** Something to narrow a log by: `level`, or a name in the fields of a line. */
export type LogFacet = {
  field: string;
  /** "Operation". */
  label: string;
};

/** What stands for a facet in a line that does not say it. */
const notSaid = () => logViewerWords.notSaid;

/** No more of a line is searched than this, so that one line cannot hold up the others. */
const SEARCHED_CHARACTERS = 4_000;

/** All that a search looks at in a line. */
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
