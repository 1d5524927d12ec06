import type { FieldError as SummaryError } from '@platebook/ui';
import { useState, type SyntheticEvent } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { useUnsaved } from './use-unsaved.ts';

export type FormSubmit = {
  readonly onSubmit: (event: SyntheticEvent) => void;
  /** The errors of the last submit; they stay while the reader types, because the summary takes the focus. */
  readonly summary: readonly SummaryError[];
};

/** Validates and submits a form; errors become its summary, and input survives an expired session. */
export function useFormSubmit<Input extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Input, unknown, Output>,
  onValid: (values: Output) => void,
): FormSubmit {
  useUnsaved(form.formState.isDirty);
  const [summary, setSummary] = useState<readonly SummaryError[]>([]);
  const submit = form.handleSubmit(
    (values) => {
      setSummary([]);
      onValid(values);
    },
    (errors) => setSummary(toSummary(errors)),
  );
  return { summary, onSubmit: (event) => void submit(event) };
}

/** A form's errors for its summary; each field's id is its name. */
export function toSummary(errors: FieldErrors): SummaryError[] {
  return Object.entries(errors).flatMap(([name, error]) => fieldErrors(name, error));
}

/** A field's error, or those of nested fields: an address's city is `address.city`. */
function fieldErrors(fieldId: string, error: unknown): SummaryError[] {
  if (typeof error !== 'object' || error === null) {
    return [];
  }
  // An error also holds its element, which must not be traversed.
  if ('type' in error && typeof error.type === 'string') {
    return 'message' in error && typeof error.message === 'string'
      ? [{ fieldId, message: error.message }]
      : [];
  }
  return Object.entries(error).flatMap(([name, inner]) => fieldErrors(`${fieldId}.${name}`, inner));
}
