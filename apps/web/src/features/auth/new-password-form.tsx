import { isApiError, MESSAGES } from '@platebook/api-client';
import { Banner, Button, ErrorSummary, PasswordField, Stack, Text } from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { minLength, object, pipe, string } from 'valibot';
import { useAuthConfig, useGoTrue } from '../../shared/account/auth-config.ts';
import { PasswordStrength } from '../../shared/account/password-strength-meter.tsx';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { codeWords } from './code.messages.ts';
import { recoveryWords } from './recovery.messages.ts';
import { serverSentence } from '../../shared/language/server-errors.ts';

export type NewPasswordFormProps = {
  /** Authorizes the change: the token of the link or the code. */
  accessToken: string;
  onSaved: () => Promise<void> | void;
  /** The token is no longer valid. */
  onRefused: () => void;
};

/** A new password, typed once because it can be revealed. Ends every other session of the account. */
export function NewPasswordForm({ accessToken, onSaved, onRefused }: NewPasswordFormProps) {
  const goTrue = useGoTrue();
  const { password_min_length: least } = useAuthConfig();
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(
      object({
        new_password: pipe(string(), minLength(least, codeWords.useAtLeast(least))),
      }),
    ),
    defaultValues: { new_password: '' },
  });
  const save = useMutation({
    mutationFn: (values: { new_password: string }) =>
      goTrue.setPassword(accessToken, values.new_password),
    onSuccess: onSaved,
    onError: (error) => {
      if (isApiError(error) && (error.status === 401 || error.status === 403)) {
        onRefused();
      }
    },
  });
  const password = useWatch({ control: form.control, name: 'new_password' });
  const { summary, onSubmit } = useFormSubmit(form, save.mutate);
  return (
    <Stack gap="lg">
      {save.isError ? (
        <Banner tone="danger" title={newPasswordMessage(save.error)} appeared>
          {recoveryWords.unchanged}
        </Banner>
      ) : null}
      <ErrorSummary errors={summary} />
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="lg">
          <Stack gap="xs">
            <PasswordField
              id="new_password"
              label={recoveryWords.newPassword}
              autoComplete="new-password"
              error={form.formState.errors.new_password?.message}
              {...form.register('new_password')}
            />
            <PasswordStrength password={password} minLength={least} />
          </Stack>
          <Text size="small" tone="muted">
            {recoveryWords.signedOutElsewhere}
          </Text>
          <Button type="submit" variant="primary" full loading={save.isPending}>
            {recoveryWords.save}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}

function newPasswordMessage(error: unknown): string {
  if (!isApiError(error)) {
    return serverSentence(MESSAGES.failedToUpdatePassword);
  }
  if (error.code === 'same_password') {
    return recoveryWords.sameAsBefore;
  }
  return error.code === 'weak_password' ? recoveryWords.weak : failureTitle(error);
}
