import type { ErrorCode } from './errors.ts';

/** PostgREST's and PostgreSQL's own codes, on which its clients depend. */
const POSTGREST_ERRORS = {
  PGRST100: { status: 400, message: 'The query string cannot be parsed' },
  PGRST102: { status: 400, message: 'Empty or invalid json' },
  PGRST116: { status: 406, message: 'Cannot coerce the result to a single JSON object' },
  PGRST117: { status: 405, message: 'Unsupported HTTP method' },
  PGRST204: { status: 400, message: 'The column was not found in the schema cache' },
  PGRST205: { status: 404, message: 'The table was not found in the schema cache' },
  PGRST301: { status: 401, message: 'JWT could not be decoded' },
  PGRST302: { status: 401, message: 'Anonymous access is disabled' },
  PGRST303: { status: 401, message: 'JWT expired' },
  PGRST000: { status: 503, message: 'The server is busy. Please try again.' },
  PGRSTX00: { status: 500, message: 'An unexpected error occurred' },
  '22P02': { status: 400, message: 'invalid input syntax' },
  '23502': { status: 400, message: 'null value in column violates not-null constraint' },
  '23505': { status: 409, message: 'duplicate key value violates unique constraint' },
  '42501': { status: 403, message: 'new row violates row-level security policy' },
  '42703': { status: 400, message: 'column does not exist' },
  '54000': { status: 413, message: 'The body is too large' },
} as const satisfies Record<string, { status: number; message: string }>;

export type PostgrestCode = keyof typeof POSTGREST_ERRORS;

type Extra = ErrorOptions & { readonly message?: string; readonly details?: string };

/** An error of a call under `/rest/v1`. */
export class PostgrestError extends Error {
  override name = 'PostgrestError';
  readonly code: PostgrestCode;
  readonly status: number;
  readonly details: string | null;

  constructor(code: PostgrestCode, { message, details, ...options }: Extra = {}) {
    super(message ?? POSTGREST_ERRORS[code].message, options);
    this.code = code;
    this.status = POSTGREST_ERRORS[code].status;
    this.details = details ?? null;
  }
}

/** Maps the errors of our HTTP layer to PostgREST's. */
export const POSTGREST_FOR: Partial<Record<ErrorCode, PostgrestCode>> = {
  validation_failed: 'PGRST100',
  malformed_json: 'PGRST102',
  unsupported_media_type: 'PGRST102',
  body_too_large: '54000',
  route_not_found: 'PGRST205',
  method_not_allowed: 'PGRST117',
  token_access_insufficient: '42501',
  service_unavailable: 'PGRST000',
  not_ready: 'PGRST000',
  storage_full: 'PGRST000',
  storage_read_only: 'PGRST000',
};

/** Spec 8: database errors have message, details, hint, code. */
export function presentPostgrestError({ code, message, details }: PostgrestError) {
  return { code, message, details, hint: null };
}
