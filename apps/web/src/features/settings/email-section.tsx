import { isApiError } from '@platebook/api-client';
import {
  Banner,
  Box,
  Button,
  ErrorSummary,
  InlineAlert,
  Inline,
  Stack,
  TextField,
} from '@platebook/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { email, nonEmpty, object, pipe, string, toLowerCase, trim } from 'valibot';
import { useGoTrue } from '../../shared/account/auth-config.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { useAccessToken } from './second-factors.ts';
import { Section } from './section.tsx';
import { words } from './settings.messages.ts';

const ACCOUNT_KEY = ['account-email'] as const;

/** The reader's sign-in address; a change must be confirmed by both addresses. */
export function EmailSection() {
  const goTrue = useGoTrue();
  const accessToken = useAccessToken();
  const account = useQuery({
    queryKey: ACCOUNT_KEY,
    queryFn: () => goTrue.user(accessToken()),
  });
  return (
    <Section title={words.email} description={words.youSignInWith}>
      <Loaded query={account} label={words.loadingYourEmail} shape="form" lines={2}>
        {({ email: current, new_email: pending }) => (
          <Stack gap="lg">
            {pending === undefined ? null : <Pending current={current} pending={pending} />}
            <ChangeForm key={pending ?? current} current={current} />
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

function Pending({ current, pending }: { current: string; pending: string }) {
  const goTrue = useGoTrue();
  const { api } = useServices();
  const queries = useQueryClient();
  const again = useMutation({
    mutationFn: () => goTrue.resend({ type: 'email_change', email: current }),
  });
  const cancel = useMutation({
    mutationFn: () => api.DELETE('/api/v2/auth/me/email-change'),
    onSuccess: () => queries.invalidateQueries({ queryKey: ACCOUNT_KEY }),
  });
  return (
    <Stack gap="md">
      {again.isError ? (
        <Banner tone="danger" title={emailMessage(again.error)} appeared>
          {words.theLinksThatWere}
        </Banner>
      ) : null}
      {cancel.isError ? (
        <Banner tone="danger" title={failureTitle(cancel.error)} appeared>
          {words.theChangeToIs(pending)}
        </Banner>
      ) : null}
      <InlineAlert
        tone="info"
        title={words.waitingFor(pending)}
        action={
          <Inline gap="sm">
            <Button size="sm" loading={again.isPending} onClick={() => again.mutate()}>
              {again.isSuccess ? words.sentAgain : words.sendBothLinksAgain}
            </Button>
            <Button size="sm" loading={cancel.isPending} onClick={() => cancel.mutate()}>
              {words.cancelChange}
            </Button>
          </Inline>
        }
      >
        {current === '' ? words.openTheLinkWe(pending) : words.openTheLinksWe(current, pending)}
      </InlineAlert>
    </Stack>
  );
}

type Change = { email: string };

function ChangeForm({ current }: { current: string }) {
  const { form, change, summary, onSubmit } = useEmailChange();
  return (
    <Box width="field">
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="lg">
          {change.isError ? (
            <Banner tone="danger" title={emailMessage(change.error)} appeared>
              {words.yourEmailIsStill(current)}
            </Banner>
          ) : null}
          <ErrorSummary errors={summary} />
          <TextField
            id="new_email"
            label={words.newEmail}
            hint={current === '' ? undefined : words.currently(current)}
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            error={form.formState.errors.email?.message}
            {...form.register('email')}
          />
          <Inline>
            <Button type="submit" loading={change.isPending}>
              {words.changeEmail}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Box>
  );
}

function useEmailChange() {
  const goTrue = useGoTrue();
  const accessToken = useAccessToken();
  const queries = useQueryClient();
  const form = useForm<Change>({
    shouldFocusError: false,
    resolver: valibotResolver(
      object({
        email: pipe(
          string(),
          trim(),
          nonEmpty(words.enterTheNewEmail),
          email(words.notAnEmail),
          toLowerCase(),
        ),
      }),
    ),
    defaultValues: { email: '' },
  });
  const change = useMutation({
    mutationFn: (change: Change) =>
      goTrue.changeEmail(accessToken(), change.email, `${window.location.origin}/confirm`),
    onSuccess: (user) => {
      form.reset();
      queries.setQueryData(ACCOUNT_KEY, user);
    },
    onError: (error) => {
      if (isApiError(error) && error.code === 'email_exists') {
        form.setError(
          'email',
          { type: 'server', message: words.anotherAccountUsesThis },
          { shouldFocus: true },
        );
      }
    },
  });
  return { form, change, ...useFormSubmit(form, change.mutate) };
}

function emailMessage(error: unknown): string {
  return (isApiError(error) ? REFUSALS[error.code] : undefined) ?? failureTitle(error);
}

const REFUSALS: Record<string, string> = {
  get email_exists() {
    return words.emailTaken;
  },
  get insufficient_aal() {
    return words.signInWithYour;
  },
  get validation_failed() {
    return words.youCantUseThis;
  },
  get over_email_send_rate_limit() {
    return words.weJustSentAn;
  },
};
