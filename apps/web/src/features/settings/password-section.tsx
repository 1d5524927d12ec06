import { isApiError } from '@platebook/api-client';
import {
  Banner,
  Box,
  Button,
  Checkbox,
  ErrorSummary,
  Inline,
  PasswordField,
  Stack,
  Text,
} from '@platebook/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { boolean, minLength, nonEmpty, object, pipe, string } from 'valibot';
import { useAuthConfig } from '../../shared/account/auth-config.ts';
import { PasswordStrength } from '../../shared/account/password-strength-meter.tsx';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { SESSIONS_KEY } from './sessions-section.tsx';
import { Section } from './section.tsx';
import { words } from './settings.messages.ts';

type Change = { current_password: string; new_password: string; sign_out_others: boolean };

const EMPTY: Change = { current_password: '', new_password: '', sign_out_others: true };

/** The field a refusal is about. */
const FIELDS: Record<string, 'current_password' | 'new_password'> = {
  current_password_invalid: 'current_password',
  weak_password: 'new_password',
  same_password: 'new_password',
};

/** Changes the password; requires the current one. */
export function PasswordSection() {
  const { password_min_length: least } = useAuthConfig();
  const { form, change, summary, onSubmit } = usePasswordChange(least);
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: 'new_password' });
  const isFieldError = isApiError(change.error) && change.error.code in FIELDS;
  return (
    <Section title={words.password} description={words.wellEmailYouWhen}>
      <Box width="field">
        <form noValidate onSubmit={onSubmit}>
          <Stack gap="lg">
            {change.isError && !isFieldError ? (
              <Banner tone="danger" title={failureTitle(change.error)} appeared>
                {words.yourPasswordHasntChanged}
              </Banner>
            ) : null}
            <ErrorSummary errors={summary} />
            <PasswordField
              id="current_password"
              label={words.currentPassword}
              autoComplete="current-password"
              error={errors.current_password?.message}
              {...form.register('current_password')}
            />
            <Stack gap="xs">
              <PasswordField
                id="new_password"
                label={words.newPassword}
                autoComplete="new-password"
                error={errors.new_password?.message}
                {...form.register('new_password')}
              />
              <PasswordStrength password={password} minLength={least} />
            </Stack>
            <Checkbox
              id="sign_out_others"
              label={words.signOutAllOther}
              {...form.register('sign_out_others')}
            />
            <Inline gap="md">
              <Button type="submit" loading={change.isPending}>
                {words.changePassword}
              </Button>
              <output>
                {change.isSuccess && !form.formState.isDirty ? (
                  <Text as="span" tone="success">
                    {words.changed}
                  </Text>
                ) : null}
              </output>
            </Inline>
          </Stack>
        </form>
      </Box>
    </Section>
  );
}

/** The form of a new password of at least so many characters, and what is sent for it. */
export function usePasswordChange(least: number) {
  const { api } = useServices();
  const queries = useQueryClient();
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(
      object({
        current_password: pipe(string(), nonEmpty(words.enterYourCurrentPassword)),
        new_password: pipe(string(), minLength(least, words.useAtLeastCharacters(least))),
        sign_out_others: boolean(),
      }),
    ),
    defaultValues: EMPTY,
  });
  const change = useMutation({
    mutationFn: (body: Change) => api.PUT('/api/v2/auth/me/password', { body }),
    onSuccess: async () => {
      form.reset(EMPTY);
      await queries.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
    onError: (error) => {
      const field = isApiError(error) ? FIELDS[error.code] : undefined;
      if (field !== undefined) {
        form.setError(
          field,
          { type: 'server', message: failureTitle(error) },
          { shouldFocus: true },
        );
      }
    },
  });
  return { form, change, ...useFormSubmit(form, change.mutate) };
}
