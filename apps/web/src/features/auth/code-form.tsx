import { isApiError, MESSAGES, type components } from '@platebook/api-client';
import { Banner, Button, CodeField, ErrorSummary, Stack } from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { object } from 'valibot';
import { useGoTrue } from '../../shared/account/auth-config.ts';
import type { GoTrue, VerifyRequest } from '../../shared/account/go-true.ts';
import { sixDigitCode } from '../../shared/forms/six-digit-code.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import type { Identifier } from './identifier.ts';
import { ResendButton } from './resend-button.tsx';
import { codeWords } from './code.messages.ts';
import { serverSentence } from '../../shared/language/server-errors.ts';

type Session = components['schemas']['GoTrueSession'];

export type CodePurpose = 'signup' | 'recovery';

const schema = object({
  code: sixDigitCode(() => codeWords.enterSixDigits),
});

export type CodeFormProps = {
  identifier: Identifier;
  purpose: CodePurpose;
  submitLabel: string;
  onSession: (session: Session) => Promise<void> | void;
};

/** Takes the code of an email or text message, and can resend it. */
export function CodeForm({ identifier, purpose, submitLabel, onSession }: CodeFormProps) {
  const goTrue = useGoTrue();
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: { code: '' },
  });
  const verify = useMutation({
    mutationFn: ({ code }: { code: string }) =>
      goTrue.verify(toVerifyRequest(identifier, purpose, code)),
    onSuccess: onSession,
  });
  const { summary, onSubmit } = useFormSubmit(form, verify.mutate);
  return (
    <Stack gap="lg">
      {verify.isError ? <Banner tone="danger" title={codeMessage(verify.error)} appeared /> : null}
      <ErrorSummary errors={summary} />
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="lg" align="start">
          <CodeField
            id="code"
            label={codeWords.code}
            hint={codeWords.hint}
            error={form.formState.errors.code?.message}
            {...form.register('code')}
          />
          <Button type="submit" variant="primary" loading={verify.isPending}>
            {submitLabel}
          </Button>
        </Stack>
      </form>
      <ResendButton justSent send={() => sendAgain(goTrue, identifier, purpose)}>
        {codeWords.resend}
      </ResendButton>
    </Stack>
  );
}

function toVerifyRequest(
  identifier: Identifier,
  purpose: CodePurpose,
  token: string,
): VerifyRequest {
  return 'email' in identifier
    ? { type: purpose, token, ...identifier }
    : { type: 'sms', token, ...identifier };
}

function sendAgain(goTrue: GoTrue, identifier: Identifier, purpose: CodePurpose): Promise<void> {
  if (purpose === 'recovery') {
    return askForNewPassword(goTrue, identifier);
  }
  return goTrue.resend(
    'email' in identifier ? { type: 'signup', ...identifier } : { type: 'sms', ...identifier },
  );
}

/** Requests a password reset: a link and a code by email, a code by text message. */
export function askForNewPassword(goTrue: GoTrue, identifier: Identifier): Promise<void> {
  return 'email' in identifier
    ? goTrue.recover(identifier.email, `${window.location.origin}/reset-password`)
    : goTrue.sendCode(identifier.phone);
}

function codeMessage(error: unknown): string {
  if (isApiError(error) && error.code === 'otp_expired') {
    return codeWords.refused;
  }
  return isApiError(error) && error.status !== null && error.status < 500
    ? serverSentence(MESSAGES.authenticationFailed)
    : failureTitle(error);
}
