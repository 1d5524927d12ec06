import { RadioGroup } from '@platebook/ui';
import type { ControllerFieldState, UseFormRegisterReturn } from 'react-hook-form';
import type { InferInput } from 'valibot';
import { InstantInput } from './instant-input.tsx';
import type { whenEntries, InstantFields } from './instant-schema.ts';
import { words } from './instant.messages.ts';

export type WhenFieldsProps = {
  when: UseFormRegisterReturn<'when'>;
  /** What `useController` says of `at`. */
  at: {
    readonly field: {
      readonly value: InstantFields;
      readonly onChange: (value: InstantFields) => void;
    };
    readonly fieldState: Pick<ControllerFieldState, 'error'>;
  };
  /** What the choice is. */
  chosen: InferInput<typeof whenEntries.when>;
  /** What each choice means, where that is not plain. */
  nowHint?: string;
  laterHint?: string;
};

/** Now, or at a day and a time in UTC: the fields of `whenEntries`. */
export function WhenFields({ when, at, chosen, nowHint, laterHint }: WhenFieldsProps) {
  const { field, fieldState } = at;
  return (
    <>
      <RadioGroup
        id="when"
        legend={words.when}
        options={[
          { value: 'now', label: words.now, description: nowHint },
          { value: 'later', label: words.later, description: laterHint },
        ]}
        {...when}
      />
      {chosen === 'later' ? (
        <InstantInput
          id="at"
          value={field.value}
          error={fieldState.error?.message}
          onChange={field.onChange}
        />
      ) : null}
    </>
  );
}
