import { MESSAGES, type components } from '@platebook/api-client';
import {
  Banner,
  Button,
  ErrorSummary,
  Link,
  PasswordField,
  Stack,
  Text,
  TextField,
} from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { nonEmpty, object, pipe, string, transform } from 'valibot';
import { useGoTrue } from '../../shared/account/auth-config.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { useWait } from '../../shared/forms/use-wait.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { formatCountdown } from '../../shared/format/countdown.ts';
import { PublicPage } from '../../shared/page/public-page.tsx';
import { usePublicServices } from '../../shared/public-services.ts';
import { identifierSchema } from './identifier-schema.ts';
import type { Identifier } from './identifier.ts';
import { ResendButton } from './resend-button.tsx';
import { returnWords } from './return-words.ts';
import { SecondStepPage } from './second-step-page.tsx';
import { factorsToShow } from './second-step.ts';
import {
  isUnconfirmed,
  lockedSeconds,
  signIn,
  signInMessage,
  type Credentials,
} from './sign-in.ts';
import { serverSentence } from '../../shared/language/server-errors.ts';
import { words } from './login.messages.tsx';

const schema = pipe(
  object({
    identifier: identifierSchema,
    password: pipe(
      string(),
      nonEmpty(() => words.enterPassword),
    ),
  }),
  transform((credentials): Credentials => credentials),
);

type Session = components['schemas']['GoTrueSession'];

export type LoginProps = {
  /** The destination after signing in. */
  path: string;
  onSession: (opened: Session) => Promise<void> | void;
  /** Opens the page for the confirmation code of an unconfirmed account. */
  onEnterCode: (identifier: Identifier) => void;
};

/** Signs in with email or phone and a password, and with a second step if the account has one. */
export function Login({ path, onSession, onEnterCode }: LoginProps) {
  // A password alone signs nobody in if the account has a second factor.
  const [first, setFirst] = useState<Session | null>(null);
  return first === null ? (
    <FirstStep
      path={path}
      onOpened={(opened) =>
        factorsToShow(opened.user).length === 0 ? onSession(opened) : setFirst(opened)
      }
      onEnterCode={onEnterCode}
    />
  ) : (
    <SecondStepPage
      accessToken={first.access_token}
      factors={factorsToShow(first.user)}
      onSession={onSession}
      onCancel={() => setFirst(null)}
    />
  );
}

type FirstStepProps = Pick<LoginProps, 'path' | 'onEnterCode'> & {
  onOpened: (opened: Session) => Promise<void> | void;
};

function FirstStep({ path, onOpened, onEnterCode }: FirstStepProps) {
  const { session } = usePublicServices();
  const login = useLogin(onOpened);
  const { form, summary, onSubmit, wait } = login;
  const { errors } = form.formState;
  const place = returnWords(path);
  const expired = session.endedBy() === 'expired' && login.isIdle;

  return (
    <PublicPage
      title={words.signIn}
      description={place === null ? words.promise : words.goBackTo(place)}
      below={<ElsewhereLinks />}
    >
      {expired ? (
        <Banner tone="warning" title={serverSentence(MESSAGES.sessionExpiredTitle)}>
          {serverSentence(MESSAGES.sessionExpiredText)}
        </Banner>
      ) : null}
      {login.error === null ? null : <Refusal {...login} onEnterCode={onEnterCode} />}
      <ErrorSummary errors={summary} />
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="lg">
          <TextField
            id="identifier"
            label={words.identifier}
            hint={words.identifierHint}
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.identifier?.message}
            {...form.register('identifier')}
          />
          <PasswordField
            id="password"
            label={words.password}
            autoComplete="current-password"
            error={errors.password?.message}
            {...form.register('password')}
          />
          <Button
            type="submit"
            variant="primary"
            full
            loading={login.isPending}
            disabled={wait.seconds > 0}
          >
            {words.signIn}
          </Button>
        </Stack>
      </form>
    </PublicPage>
  );
}

function useLogin(onOpened: FirstStepProps['onOpened']) {
  const { api } = usePublicServices();
  const wait = useWait();
  const form = useForm({
    // The error summary takes the focus and links to each field.
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: { identifier: '', password: '' },
  });
  const { mutate, error, isIdle, isPending, variables } = useMutation({
    mutationFn: (credentials: Credentials) => signIn(api, credentials),
    onSuccess: onOpened,
    onError: (failure) => wait.start(lockedSeconds(failure)),
  });
  return { form, wait, error, isIdle, isPending, variables, ...useFormSubmit(form, mutate) };
}

type RefusalProps = Pick<ReturnType<typeof useLogin>, 'error' | 'variables' | 'wait'> &
  Pick<LoginProps, 'onEnterCode'>;

function Refusal({ error, variables, wait, onEnterCode }: RefusalProps) {
  const unconfirmed = isUnconfirmed(error) ? variables?.identifier : undefined;
  return (
    <Banner
      tone={unconfirmed === undefined ? 'danger' : 'warning'}
      title={signInMessage(error)}
      appeared
      action={
        unconfirmed === undefined ? undefined : (
          <ConfirmActions identifier={unconfirmed} onEnterCode={onEnterCode} />
        )
      }
    >
      {wait.seconds > 0 ? words.tryAgainIn(formatCountdown(wait.seconds)) : undefined}
    </Banner>
  );
}

type ConfirmActionsProps = Pick<LoginProps, 'onEnterCode'> & { identifier: Identifier };

function ConfirmActions({ identifier, onEnterCode }: ConfirmActionsProps) {
  const goTrue = useGoTrue();
  const isMail = 'email' in identifier;
  return (
    <>
      <ResendButton
        send={() =>
          goTrue.resend(isMail ? { type: 'signup', ...identifier } : { type: 'sms', ...identifier })
        }
      >
        {isMail ? words.resendMail : words.resendCode}
      </ResendButton>
      <Button size="sm" onClick={() => onEnterCode(identifier)}>
        {words.enterCode}
      </Button>
    </>
  );
}

function ElsewhereLinks() {
  return (
    <Stack gap="xs">
      <Text size="small">
        <Link href="/forgot-password">{words.forgotPassword}</Link>
      </Text>
      <Text size="small" tone="muted">
        {words.haveInviteCode((text) => (
          <Link href="/register">{text}</Link>
        ))}
      </Text>
    </Stack>
  );
}
