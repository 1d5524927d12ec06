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
import { checkInviteCode } from './register.ts';
import { registerWords } from './register.messages.tsx';

const schema = object({
  invite_code: pipe(
    string(),
    trim(),
    nonEmpty(() => registerWords.enterCode),
  ),
});

export type InviteCodeStepProps = {
  /** From the link, or typed earlier. */
  initialCode: string;
  /** How this step was reached: a new code is checked at once, one revisited by going back is not. */
  entry: 'new' | 'back' | 'refused';
  onValid: (code: string) => void;
};

/** The first step: a valid invite code. A code from a link is checked at once. */
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
        setError('invite_code', { type: 'server', message: registerWords.codeRefused });
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
      setError('invite_code', { type: 'server', message: registerWords.codeRefused });
    } else if (entry === 'new' && initialCode !== '') {
      mutate({ invite_code: initialCode });
    }
  }, [initialCode, mutate, entry, setError]);
  const { summary, onSubmit } = useFormSubmit(form, mutate);
  return (
    <Stack gap="lg">
      {isApiError(check.error) ? (
        <Banner tone="danger" title={failureTitle(check.error)} appeared>
          {registerWords.codeNotChecked}
        </Banner>
      ) : null}
      <ErrorSummary errors={summary} />
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="lg">
          <TextField
            id="invite_code"
            label={registerWords.inviteCode}
            hint={registerWords.codeHint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={form.formState.errors.invite_code?.message}
            {...form.register('invite_code')}
          />
          <Button type="submit" variant="primary" full loading={check.isPending}>
            {registerWords.goOn}
          </Button>
        </Stack>
      </form>
      <Text size="small" tone="muted">
        {registerWords.inviteOnly((text) => (
          <Link href="/support">{text}</Link>
        ))}
      </Text>
    </Stack>
  );
}
