import type { FieldError as SummaryError } from '@platebook/ui';
import { useEffect, useMemo } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { toFieldErrors } from '../../shared/forms/field-errors.ts';

/** Maps the server's field errors on `content` to form fields, and returns them. */
export function useContentErrors<Input extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
): readonly SummaryError[] {
  const { setError } = form;
  const found = useMemo(
    () =>
      toFieldErrors(error).map(({ fieldId, message }) => ({
        fieldId: fieldId.replace(/^content\./, ''),
        message,
      })),
    [error],
  );
  useEffect(() => {
    for (const { fieldId, message } of found) {
      setError(fieldId as Path<Input>, { type: 'server', message });
    }
  }, [found, setError]);
  return found;
}
