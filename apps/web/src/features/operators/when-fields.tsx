import { RadioGroup } from '@platebook/ui';
import type { ControllerFieldState, UseFormRegisterReturn } from 'react-hook-form';
import type { InferInput } from 'valibot';
import { InstantInput } from './instant-input.tsx';
import type { whenEntries, InstantFields } from './instant-schema.ts';
import { words } from './instant.messages.ts';

export type WhenFieldsProps = {
  when: UseFormRegisterReturn<'when'>;
  /** The result of `useController` for `at`. */
  at: {
    readonly field: {
      readonly value: InstantFields;
      readonly onChange: (value: InstantFields) => void;
    };
    readonly fieldState: Pick<ControllerFieldState, 'error'>;
  };
  /** The selected option. */
  chosen: InferInput<typeof whenEntries.when>;
  /** A hint for each option, if needed. */
  nowHint?: string;
  laterHint?: string;
};

/** Now, or a day and time in UTC: the fields of `whenEntries`. */
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
