import {
  Button,
  Checkbox,
  ErrorSummary,
  Inline,
  Link,
  PasswordField,
  Stack,
  TextField,
} from '@platebook/ui';
import { useForm, useWatch } from 'react-hook-form';
import { literal, minLength, object, pipe, string } from 'valibot';
import { useAuthConfig } from '../../shared/account/auth-config.ts';
import { PasswordStrength } from '../../shared/account/password-strength-meter.tsx';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { identifierSchema } from './identifier-schema.ts';
import type { Identifier } from './identifier.ts';
import { codeWords } from './code.messages.ts';
import { registerWords } from './register.messages.tsx';

export type AccountDraft = { identifier: string; password: string };

export type AccountStepProps = {
  /** Preserves the input when going back. */
  draft: AccountDraft;
  /** An invitation is for one address only. */
  invitedEmail: string | null;
  busy: boolean;
  passwordError: string | undefined;
  onBack: ((draft: AccountDraft) => void) | null;
  onSubmit: (account: { identifier: Identifier; password: string }) => void;
};

/** The second step: account and password. */
export function AccountStep(props: AccountStepProps) {
  const { draft, invitedEmail, busy, passwordError, onBack } = props;
  const { password_min_length: least } = useAuthConfig();
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(
      object({
        identifier: identifierSchema,
        password: pipe(string(), minLength(least, codeWords.useAtLeast(least))),
        terms: literal(true, registerWords.acceptTerms),
      }),
    ),
    defaultValues: {
      identifier: invitedEmail ?? draft.identifier,
      password: draft.password,
      terms: false as true,
    },
  });
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  const { summary, onSubmit } = useFormSubmit(form, props.onSubmit);
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="lg">
        <ErrorSummary errors={summary} />
        <TextField
          id="identifier"
          label={registerWords.identifier}
          hint={invitedEmail === null ? registerWords.identifierHint : registerWords.invitedHint}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={invitedEmail !== null}
          error={errors.identifier?.message}
          {...form.register('identifier')}
        />
        <Stack gap="xs">
          <PasswordField
            id="password"
            label={codeWords.password}
            autoComplete="new-password"
            error={errors.password?.message ?? passwordError}
            {...form.register('password')}
          />
          <PasswordStrength password={password} minLength={least} />
        </Stack>
        <Checkbox
          id="terms"
          label={terms()}
          error={errors.terms?.message}
          {...form.register('terms')}
        />
        <Inline gap="sm" justify="between">
          {onBack === null ? null : (
            <Button disabled={busy} onClick={() => onBack(form.getValues())}>
              {registerWords.back}
            </Button>
          )}
          <Button type="submit" variant="primary" full={onBack === null} loading={busy}>
            {registerWords.createAccount}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

const terms = () => registerWords.terms((text) => <Link href="/terms">{text}</Link>);
