import { AppError } from '../../http/errors.ts';
import { fieldError } from '../../http/field-errors.ts';

/** The fields of a query, named as in a line. */
const LOG_FIELDS = [
  'level',
  'kind',
  'status',
  'operation',
  'stage',
  'provider',
  'error_code',
  'http_status',
  'severity',
  'user_impact',
  'route',
  'component',
  'page_operation',
  'client',
  'tenant_id',
  'user_id',
  'request_id',
  'trace_id',
  'run_id',
  'duration_ms',
] as const;
export type LogField = (typeof LOG_FIELDS)[number];

export type DurationBound = { readonly sign: '>' | '>=' | '<' | '<=' | '='; readonly ms: number };

/** One term of a query; several values of one field are an "or", everything else is an "and". */
export type LogTerm =
  | { readonly kind: 'text'; readonly text: string; readonly isExcluded: boolean }
  | {
      readonly kind: 'field';
      readonly field: Exclude<LogField, 'duration_ms'>;
      /** `*` matches any characters. */
      readonly value: string;
      readonly isExcluded: boolean;
    }
  | { readonly kind: 'duration'; readonly bound: DurationBound; readonly isExcluded: boolean };

/** `-`, a field with a colon, and a value: in quotes, or up to the next space. */
const TERM = /(?<minus>-)?(?:(?<field>[a-z_]+):)?(?:"(?<quoted>[^"]*)"|(?<plain>[^\s"]+))/giu;
const DURATION = /^(?<sign>[<>]=?)?(?<ms>\d{1,9}(?:\.\d{1,3})?)$/;

/**
 * Parses a query such as `level:error operation:post* -client:"Harbor Deli" timeout`.
 *
 * @throws AppError `validation_failed` if it names an unknown field, or an invalid duration.
 */
export function readLogQuery(query: string): LogTerm[] {
  return [...query.matchAll(TERM)].map(({ groups = {} }) => {
    const { minus, field, quoted, plain } = groups;
    const isExcluded = minus !== undefined;
    const value = quoted ?? plain ?? '';
    if (field === undefined) {
      return { kind: 'text', text: value, isExcluded };
    }
    const known = LOG_FIELDS.find((one) => one === field.toLowerCase());
    if (known === undefined) {
      throw refusal(
        fieldError('query.q', 'not_a_log_field', { field, fields: LOG_FIELDS.join(', ') }),
      );
    }
    return known === 'duration_ms'
      ? { kind: 'duration', bound: readBound(value), isExcluded }
      : { kind: 'field', field: known, value, isExcluded };
  });
}

function readBound(value: string): DurationBound {
  const { sign = '=', ms } = DURATION.exec(value)?.groups ?? {};
  if (ms === undefined) {
    throw refusal(fieldError('query.q', 'not_valid'));
  }
  return { sign: SIGNS.find((one) => one === sign) ?? '=', ms: Number(ms) };
}

const SIGNS = ['>', '>=', '<', '<=', '='] as const;

function refusal(error: ReturnType<typeof fieldError>): AppError {
  return new AppError('validation_failed', { errors: [error] });
}
