import { MESSAGES } from '@platebook/api-client';
import {
  Banner,
  Button,
  ErrorSummary,
  Heading,
  Inline,
  Link,
  Page,
  PasswordField,
  Stack,
  Text,
  TextField,
  ThemeToggle,
  Wordmark,
} from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { email, nonEmpty, object, pipe, string, trim } from 'valibot';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { useServices } from '../../shared/services.ts';
import { safeReturn } from './safe-return.ts';
import { signIn, signInMessage, type Credentials } from './sign-in.ts';

const schema = object({
  email: pipe(
    string(),
    trim(),
    nonEmpty('Enter your e-mail address'),
    email('Enter an e-mail address like name@example.com'),
  ),
  password: pipe(string(), nonEmpty('Enter your password')),
});

/** Sign in with e-mail and password; afterwards back to where the reader came from. */
export function LoginPage() {
  const { api, session, queries } = useServices();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const form = useForm({
    // The summary takes the focus and leads to each field.
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: { email: '', password: '' },
  });
  const login = useMutation({
    mutationFn: (credentials: Credentials) => signIn(api, credentials),
    onSuccess: async (next) => {
      queries.clear();
      session.write(next);
      await navigate(safeReturn(query.get('returnUrl')), { replace: true });
    },
  });
  const { errors } = form.formState;
  const { summary, onSubmit } = useFormSubmit(form, login.mutate);
  const expired = session.endedBy() === 'expired' && login.isIdle;

  return (
    <main>
      <title>Sign in – Platebook</title>
      <Page width="field">
        <Stack gap="xl">
          <Inline justify="between">
            <Link href="/" variant="quiet">
              <Wordmark />
            </Link>
            <ThemeToggle />
          </Inline>
          <Stack gap="xs">
            <Heading level={1}>Sign in</Heading>
            <Text tone="muted">Your payouts, proven to the cent.</Text>
          </Stack>
          {expired ? (
            <Banner tone="warning" title={MESSAGES.sessionExpiredTitle}>
              {MESSAGES.sessionExpiredText}
            </Banner>
          ) : null}
          {login.isError ? (
            <Banner tone="danger" title={signInMessage(login.error)} appeared />
          ) : null}
          <ErrorSummary errors={summary} />
          <form noValidate onSubmit={onSubmit}>
            <Stack gap="lg">
              <TextField
                id="email"
                type="email"
                label="E-mail"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                error={errors.email?.message}
                {...form.register('email')}
              />
              <PasswordField
                id="password"
                label="Password"
                autoComplete="current-password"
                error={errors.password?.message}
                {...form.register('password')}
              />
              <Button type="submit" variant="primary" full loading={login.isPending}>
                Sign in
              </Button>
            </Stack>
          </form>
        </Stack>
      </Page>
    </main>
  );
}
