import { isApiError } from '@platebook/api-client';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form';
import { useOperatorsChange } from './use-operators-change.ts';

type Versioned = { readonly revision: number };

export type VersionedFormOptions<Saved, Input extends FieldValues, Output extends FieldValues> = {
  /** As it was read last. */
  readonly saved: Saved;
  readonly fieldsOf: (saved: Saved) => Input;
  readonly resolver: Resolver<Input, unknown, Output>;
  /** Saves over a revision; the server refuses with `conflict` where there is a later one. */
  readonly save: (values: Output, revision: number) => Promise<Saved>;
  readonly conflict: string;
  readonly rereads: QueryKey;
  readonly done: string;
};

/**
 * The form of something that is saved in revisions. `base` is the one that is edited; `theirs` is a later one that somebody
 * saved meanwhile, null where there is none. As long as nothing is typed the form shows the latest.
 */
export function useVersionedForm<
  Saved extends Versioned,
  Input extends FieldValues,
  Output extends FieldValues,
>(options: VersionedFormOptions<Saved, Input, Output>) {
  const { saved, fieldsOf, resolver, rereads, conflict, done } = options;
  const queries = useQueryClient();
  const [base, setBase] = useState(saved);
  // What the fields began with: `base`, unless what was typed is saved over a later revision.
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
    // What is being saved here is later, too, until the form starts from it.
    theirs: isLater && isDirty && !save.isPending ? saved : null,
    /** The latest, without what was typed. */
    takeLatest: () => {
      save.reset();
      startFrom(saved);
    },
    /** What is typed is saved over theirs. */
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
