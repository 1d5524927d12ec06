import type { Answer } from '../core/call.ts';

type FieldError = { readonly field: string; readonly error: string };

/** `{"code":…,"message":…,"field_errors":[…]}` (platform-apis 2.2). */
export function doorDashError(
  status: number,
  code: string,
  message: string,
  fieldErrors: readonly FieldError[] = [],
): Answer {
  return {
    status,
    body: { code, message, ...(fieldErrors.length > 0 ? { field_errors: fieldErrors } : {}) },
  };
}

export const failedAuthentication = () =>
  doorDashError(
    401,
    'authentication_error',
    'The [Authorization] header is missing, expired or not signed with a known key',
  );

export function invalidField(field: string, error: string): Answer {
  return doorDashError(400, 'validation_error', 'One or more request fields are invalid', [
    { field, error },
  ]);
}
