import type { components } from '@platebook/api-client';
import { Banner, Button, CodeField, ErrorSummary, Select, Stack, TextField } from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { nonEmpty, object, pipe, string, trim } from 'valibot';
import { useGoTrue } from '../../shared/account/auth-config.ts';
import { sixDigitCode } from '../../shared/forms/six-digit-code.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { useWait } from '../../shared/forms/use-wait.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { formatCountdown } from '../../shared/format/countdown.ts';
import { secondStepMessage } from './second-step.ts';
import { lockedSeconds } from './sign-in.ts';
import { words } from './login.messages.tsx';

type Session = components['schemas']['GoTrueSession'];
type Factor = components['schemas']['GoTrueFactor'];

export type SecondStepFormProps = {
  /** Of the session after the password or link. */
  accessToken: string;
  /** The reader's authenticator apps, at least one. */
  factors: readonly Factor[];
  onSession: (session: Session) => Promise<void> | void;
};

/** Takes an authenticator code or a recovery code. */
export function SecondStepForm(props: SecondStepFormProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <Stack gap="lg" align="start">
      {isRecovery ? <RecoveryForm {...props} /> : <CodeForm {...props} />}
      <Button variant="quiet" onClick={() => setIsRecovery(!isRecovery)}>
        {isRecovery ? words.toApp : words.toRecoveryCode}
      </Button>
    </Stack>
  );
}

const codeSchema = object({
  factorId: string(),
  code: sixDigitCode(() => words.enterSixDigits),
});

function CodeForm({ accessToken, factors, onSession }: SecondStepFormProps) {
  const goTrue = useGoTrue();
  const wait = useWait();
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(codeSchema),
    defaultValues: { factorId: factors[0]?.id ?? '', code: '' },
  });
  const verify = useMutation({
    mutationFn: (step: { factorId: string; code: string }) =>
      goTrue.takeSecondStep(accessToken, step),
    onSuccess: onSession,
    onError: (error) => wait.start(lockedSeconds(error)),
  });
  const { summary, onSubmit } = useFormSubmit(form, verify.mutate);
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="lg" align="start">
        <Refusal error={verify.error} waitSeconds={wait.seconds} />
        <ErrorSummary errors={summary} />
        {factors.length > 1 ? (
          <Select
            id="factorId"
            label={words.app}
            options={factors.map(({ id, friendly_name: name }) => ({ value: id, label: name }))}
            {...form.register('factorId')}
          />
        ) : null}
        <CodeField
          id="code"
          label={words.code}
          hint={words.codeHint}
          error={form.formState.errors.code?.message}
          {...form.register('code')}
        />
        <Button
          type="submit"
          variant="primary"
          loading={verify.isPending}
          disabled={wait.seconds > 0}
        >
          {words.goOn}
        </Button>
      </Stack>
    </form>
  );
}

const recoverySchema = object({
  recoveryCode: pipe(
    string(),
    trim(),
    nonEmpty(() => words.enterRecoveryCode),
  ),
});

function RecoveryForm({ accessToken, onSession }: SecondStepFormProps) {
  const goTrue = useGoTrue();
  const wait = useWait();
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(recoverySchema),
    defaultValues: { recoveryCode: '' },
  });
  const verify = useMutation({
    mutationFn: (step: { recoveryCode: string }) => goTrue.takeSecondStep(accessToken, step),
    onSuccess: onSession,
    onError: (error) => wait.start(lockedSeconds(error)),
  });
  const { summary, onSubmit } = useFormSubmit(form, verify.mutate);
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="lg" align="start">
        <Refusal error={verify.error} waitSeconds={wait.seconds} />
        <ErrorSummary errors={summary} />
        <TextField
          id="recoveryCode"
          label={words.recoveryCode}
          hint={words.recoveryCodeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={form.formState.errors.recoveryCode?.message}
          {...form.register('recoveryCode')}
        />
        <Button
          type="submit"
          variant="primary"
          loading={verify.isPending}
          disabled={wait.seconds > 0}
        >
          {words.goOn}
        </Button>
      </Stack>
    </form>
  );
}

function Refusal({ error, waitSeconds }: { error: unknown; waitSeconds: number }) {
  return error === null ? null : (
    <Banner tone="danger" title={secondStepMessage(error)} appeared>
      {waitSeconds > 0 ? words.tryAgainIn(formatCountdown(waitSeconds)) : undefined}
    </Banner>
  );
}
