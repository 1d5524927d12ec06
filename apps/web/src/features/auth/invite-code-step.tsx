import { isApiError } from '@platebook/api-client';
import { Banner, Button, ErrorSummary, Link, Stack, Text, TextField } from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { nonEmpty, object, pipe, string, trim } from 'valibot';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { checkInviteCode, CODE_REFUSED } from './register.ts';

const schema = object({
  invite_code: pipe(string(), trim(), nonEmpty('Enter your invite code')),
});

export type InviteCodeStepProps = {
  /** From the link, or as it was typed before. */
  initialCode: string;
  /** How one came here: a code that is new is checked at once, one that was gone back to is not. */
  entry: 'new' | 'back' | 'refused';
  onValid: (code: string) => void;
};

/** The first step: a code that can be used. A code from a link is checked at once. */
export function InviteCodeStep({ initialCode, entry, onValid }: InviteCodeStepProps) {
  const { api } = useServices();
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: { invite_code: initialCode },
  });
  const { setError } = form;
  const check = useMutation({
    mutationFn: ({ invite_code }: { invite_code: string }) => checkInviteCode(api, invite_code),
    onSuccess: (valid, { invite_code }) => {
      if (valid) {
        onValid(invite_code);
      } else {
        setError('invite_code', { type: 'server', message: CODE_REFUSED });
      }
    },
  });
  const { mutate } = check;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) {
      return;
    }
    isFirst.current = false;
    if (entry === 'refused') {
      setError('invite_code', { type: 'server', message: CODE_REFUSED });
    } else if (entry === 'new' && initialCode !== '') {
      mutate({ invite_code: initialCode });
    }
  }, [initialCode, mutate, entry, setError]);
  const { summary, onSubmit } = useFormSubmit(form, mutate);
  return (
    <Stack gap="lg">
      {isApiError(check.error) ? (
        <Banner tone="danger" title={failureTitle(check.error)} appeared>
          We couldn’t check the code.
        </Banner>
      ) : null}
      <ErrorSummary errors={summary} />
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="lg">
          <TextField
            id="invite_code"
            label="Invite code"
            hint="12 letters and digits, like K7QW-93MX-4TBN."
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={form.formState.errors.invite_code?.message}
            {...form.register('invite_code')}
          />
          <Button type="submit" variant="primary" full loading={check.isPending}>
            Continue
          </Button>
        </Stack>
      </form>
      <Text size="small" tone="muted">
        Platebook is invite-only for now. No code yet? <Link href="/support">Request one</Link>.
      </Text>
    </Stack>
  );
}
