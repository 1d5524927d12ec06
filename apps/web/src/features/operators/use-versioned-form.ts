import { isApiError } from '@platebook/api-client';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form';
import { useOperatorsChange } from './use-operators-change.ts';

type Versioned = { readonly revision: number };

export type VersionedFormOptions<Saved, Input extends FieldValues, Output extends FieldValues> = {
  /** The latest fetched version. */
  readonly saved: Saved;
  readonly fieldsOf: (saved: Saved) => Input;
  readonly resolver: Resolver<Input, unknown, Output>;
  /** Saves on top of a revision; the server refuses with `conflict` if there is a later one. */
  readonly save: (values: Output, revision: number) => Promise<Saved>;
  readonly conflict: string;
  readonly rereads: QueryKey;
  readonly done: string;
};

/**
 * The form of a versioned item with optimistic concurrency. `base` is the edited revision; `theirs` is a later one
 * saved by someone else meanwhile, or null. While the form is pristine it shows the latest.
 */
export function useVersionedForm<
  Saved extends Versioned,
  Input extends FieldValues,
  Output extends FieldValues,
>(options: VersionedFormOptions<Saved, Input, Output>) {
  const { saved, fieldsOf, resolver, rereads, conflict, done } = options;
  const queries = useQueryClient();
  const [base, setBase] = useState(saved);
  // The initial values: `base`, unless the input is being saved over a later revision.
  const [shown, setShown] = useState(saved);
  const form = useForm<Input, unknown, Output>({
    shouldFocusError: false,
    resolver,
    defaultValues: fieldsOf(saved) as DefaultValues<Input>,
  });
  const { isDirty } = form.formState;
  const startFrom = (latest: Saved) => {
    setBase(latest);
    setShown(latest);
  };
  const isLater = saved.revision > base.revision;
  if (isLater && !isDirty) {
    startFrom(saved);
  }
  useEffect(() => {
    form.reset(fieldsOf(shown));
  }, [fieldsOf, form, shown]);
  const save = useOperatorsChange({
    change: async (values: Output) => {
      try {
        return await options.save(values, base.revision);
      } catch (error) {
        if (isApiError(error) && error.code === conflict) {
          await queries.invalidateQueries({ queryKey: rereads });
        }
        throw error;
      }
    },
    rereads,
    done: () => done,
    onDone: startFrom,
  });
  return {
    form,
    save,
    base,
    // A save in flight is later, too, until the form restarts from it.
    theirs: isLater && isDirty && !save.isPending ? saved : null,
    /** Loads the latest and discards the input. */
    takeLatest: () => {
      save.reset();
      startFrom(saved);
    },
    /** Saves the input over theirs. */
    keepMine: () => {
      save.reset();
      form.clearErrors();
      setBase(saved);
    },
  };
}

export type VersionedFormState<
  Saved extends Versioned,
  Input extends FieldValues,
  Output extends FieldValues,
> = ReturnType<typeof useVersionedForm<Saved, Input, Output>>;
