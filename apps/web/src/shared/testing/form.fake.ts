import type { FieldErrors, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { toSummary, type FormSubmit } from '../forms/use-form-submit.ts';
import type { FakePage } from './page.fake.tsx';

type DrawnForm<Input extends FieldValues> = Pick<FormSubmit, 'onSubmit'> & {
  readonly form: Pick<UseFormReturn<Input>, 'setValue' | 'subscribe'>;
};

/** Fills in a form hook, submits it, and returns the errors by field. */
export async function submitForm<Input extends FieldValues>(
  page: FakePage,
  { form, onSubmit }: DrawnForm<Input>,
  fields: Readonly<Partial<Record<Path<Input>, unknown>>>,
): Promise<Readonly<Record<string, string>>> {
  for (const [name, value] of Object.entries(fields)) {
    form.setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>);
  }
  const errors = await new Promise<FieldErrors<Input>>((resolve) => {
    form.subscribe({
      formState: { isSubmitted: true, errors: true },
      callback: ({ isSubmitted, errors: found }) => {
        if (isSubmitted === true) {
          resolve(found ?? {});
        }
      },
    });
    const event = { preventDefault: () => undefined, persist: () => undefined };
    onSubmit(event as Parameters<typeof onSubmit>[0]);
  });
  await page.settled();
  return Object.fromEntries(toSummary(errors).map(({ fieldId, message }) => [fieldId, message]));
}
