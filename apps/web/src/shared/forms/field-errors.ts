import { isApiError } from '@platebook/api-client';
import type { FieldError as SummaryError } from '@platebook/ui';
import { useEffect, useMemo } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fieldSentence } from '../language/server-errors.ts';

/** The server's field errors by form field name: `/address/city` is `address.city`. */
export function toFieldErrors(error: unknown): SummaryError[] {
  if (!isApiError(error)) {
    return [];
  }
  return error.fields.map((field) => ({
    fieldId: field.path.replace(/^\//, '').replaceAll('/', '.'),
    message: fieldSentence(field),
  }));
}

/** Maps a server's field errors to form fields, and returns them for the summary. */
export function useFieldErrors<Input extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
): readonly SummaryError[] {
  const { setError } = form;
  const found = useMemo(() => toFieldErrors(error), [error]);
  useEffect(() => {
    for (const { fieldId, message } of found) {
      setError(fieldId as Path<Input>, { type: 'server', message });
    }
  }, [found, setError]);
  return found;
}
