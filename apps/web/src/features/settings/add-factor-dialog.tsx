import { isApiError, type components } from '@platebook/api-client';
import {
  Banner,
  Button,
  Code,
  CodeField,
  CopyButton,
  Dialog,
  ErrorSummary,
  Inline,
  QrCode,
  Stack,
  Text,
  TextField,
} from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { maxLength, nonEmpty, object, pipe, string, trim } from 'valibot';
import { useGoTrue } from '../../shared/account/auth-config.ts';
import { sixDigitCode } from '../../shared/forms/six-digit-code.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { useAccessToken } from './second-factors.ts';
import { words } from './settings.messages.ts';

type Enrolled = components['schemas']['GoTrueEnrolledFactor'];

export type AddFactorDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called once the app is active and used in the reader's session. */
  onAdded: () => Promise<void>;
};

/** Names an authenticator app, shows its secret, and verifies its first code. */
export function AddFactorDialog({ open, onOpenChange, onAdded }: AddFactorDialogProps) {
  const [enrolled, setEnrolled] = useState<Enrolled | null>(null);
  const change = (next: boolean) => {
    setEnrolled(null);
    onOpenChange(next);
  };
  return (
    <Dialog open={open} onOpenChange={change} title={words.setUpTwoStep}>
      {enrolled === null ? (
        <NameForm onEnrolled={setEnrolled} />
      ) : (
        <FirstCodeForm
          enrolled={enrolled}
          onAdded={async () => {
            setEnrolled(null);
            await onAdded();
          }}
        />
      )}
    </Dialog>
  );
}

const nameSchema = object({
  name: pipe(
    string(),
    trim(),
    nonEmpty(() => words.enterAppName),
    maxLength(100, () => words.labelTooLong),
  ),
});

function NameForm({ onEnrolled }: { onEnrolled: (enrolled: Enrolled) => void }) {
  const goTrue = useGoTrue();
  const accessToken = useAccessToken();
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(nameSchema),
    defaultValues: { name: words.myPhone },
  });
  const enroll = useMutation({
    mutationFn: async ({ name }: { name: string }) => {
      const { factors = [] } = await goTrue.user(accessToken());
      // An abandoned set-up reserves its name for some minutes.
      const unfinished = factors.filter(
        ({ status, friendly_name: taken }) => status === 'unverified' && taken === name,
      );
      for (const { id } of unfinished) {
        await goTrue.unenroll(accessToken(), id);
      }
      return goTrue.enroll(accessToken(), name);
    },
    onSuccess: onEnrolled,
  });
  const { summary, onSubmit } = useFormSubmit(form, enroll.mutate);
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="lg" align="start">
        {enroll.isError ? (
          <Banner tone="danger" title={enrollMessage(enroll.error)} appeared />
        ) : null}
        <ErrorSummary errors={summary} />
        <TextField
          id="name"
          label={words.appOrPhoneName}
          hint={words.youNeedAnAuthenticator}
          autoComplete="off"
          error={form.formState.errors.name?.message}
          {...form.register('name')}
        />
        <Button type="submit" variant="primary" loading={enroll.isPending}>
          {words.continueIt}
        </Button>
      </Stack>
    </form>
  );
}

function enrollMessage(error: unknown): string {
  return (isApiError(error) ? ENROLL_REFUSALS[error.code] : undefined) ?? failureTitle(error);
}

const ENROLL_REFUSALS: Record<string, string> = {
  get mfa_factor_name_conflict() {
    return words.youAlreadyHaveAn;
  },
  get too_many_enrolled_mfa_factors() {
    return words.tooManyApps;
  },
  get insufficient_aal() {
    return words.signOutAndSign;
  },
};

const codeSchema = object({
  code: sixDigitCode(() => words.enterSixDigits),
});

type FirstCodeFormProps = { enrolled: Enrolled; onAdded: () => Promise<void> };

function FirstCodeForm({ enrolled, onAdded }: FirstCodeFormProps) {
  const { id, totp } = enrolled;
  const goTrue = useGoTrue();
  const { session } = useServices();
  const accessToken = useAccessToken();
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(codeSchema),
    defaultValues: { code: '' },
  });
  const verify = useMutation({
    mutationFn: ({ code }: { code: string }) =>
      goTrue.takeSecondStep(accessToken(), { factorId: id, code }),
    onSuccess: async (raised) => {
      const base = session.reread();
      if (base !== null) {
        session.renew(base, raised);
      }
      await onAdded();
    },
  });
  const { summary, onSubmit } = useFormSubmit(form, verify.mutate);
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="lg" align="start">
        {verify.isError ? (
          <Banner tone="danger" title={firstCodeMessage(verify.error)} appeared>
            {words.twoStepSignIn}
          </Banner>
        ) : null}
        <ErrorSummary errors={summary} />
        <Text>{words.scanThisWithYour}</Text>
        <QrCode label={words.qrCodeForYour} svg={totp.qr_code} />
        <Inline gap="sm">
          <Code>{totp.secret}</Code>
          <CopyButton text={totp.secret} label={words.copyKey} />
        </Inline>
        <CodeField
          id="code"
          label={words.code}
          hint={words.the6DigitCode}
          error={form.formState.errors.code?.message}
          {...form.register('code')}
        />
        <Button type="submit" variant="primary" loading={verify.isPending}>
          {words.turnOnTwoStep}
        </Button>
      </Stack>
    </form>
  );
}

function firstCodeMessage(error: unknown): string {
  return isApiError(error) && error.code === 'mfa_verification_failed'
    ? words.thatCodeIsWrong
    : failureTitle(error);
}
