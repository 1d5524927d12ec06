import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useServices } from '../services.ts';
import type { Draft } from './drafts.ts';

export type FormDraft = {
  /** Whether the form shows unsaved input from before a reload. */
  readonly isRestored: boolean;
  /** Resets to the saved values. */
  readonly discard: () => void;
  /** Call on the server's response if the form then unmounts; a mounted form is reset instead. */
  readonly remove: () => void;
};

/**
 * Persists a form's input across reloads of this tab, by page, client and `name`, until the form is pristine. Fields
 * named like secrets (`createDrafts`) are never stored.
 */
export function useFormDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  name: string,
): FormDraft {
  const { drafts, activeClient } = useServices();
  const { pathname } = useLocation();
  const [place] = useState(() => ({ pathname, clientId: activeClient.read(), form: name }));
  const [isRestored, setRestored] = useState(() => changesIn(form, drafts.read(place)).length > 0);
  useEffect(() => {
    for (const [field, value] of changesIn(form, drafts.read(place))) {
      form.setValue(field as Path<Input>, value as PathValue<Input, Path<Input>>, {
        shouldDirty: true,
      });
    }
    return form.subscribe({
      formState: { values: true, isDirty: true, dirtyFields: true },
      callback: ({ values, isDirty, dirtyFields }) => {
        if (isDirty === true) {
          drafts.write(place, changedOf(values, dirtyFields ?? {}));
        } else if (isDirty === false) {
          drafts.remove(place);
          setRestored(false);
        }
      },
    });
  }, [drafts, form, place]);
  return {
    isRestored,
    discard: () => form.reset(),
    remove: () => drafts.remove(place),
  };
}

/** The draft's fields that differ from the form. */
function changesIn<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  draft: Draft | null,
): [string, unknown][] {
  const shown: Record<string, unknown> = form.getValues();
  return Object.entries(draft ?? {}).filter(
    ([field, value]) => field in shown && JSON.stringify(shown[field]) !== JSON.stringify(value),
  );
}

/** Other fields may change on the server meanwhile. */
function changedOf(values: FieldValues, dirtyFields: Readonly<Record<string, unknown>>): Draft {
  return Object.fromEntries(Object.entries(values).filter(([field]) => field in dirtyFields));
}
