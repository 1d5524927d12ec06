import type { components } from '@platebook/api-client';
import { AlertDialog, Banner, Button, PasswordField, Stack, Text } from '@platebook/ui';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router-dom';
import { nonEmpty, object, pipe, string } from 'valibot';
import { meQuery } from '../../shared/account/me.queries.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { useWait } from '../../shared/forms/use-wait.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { formatCountdown } from '../../shared/format/countdown.ts';
import { useServices } from '../../shared/services.ts';
import { toAddress, toIdentifier, type Identifier } from './identifier.ts';
import { words } from './login.messages.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { factorsToShow } from './second-step.ts';
import { againWords } from './sign-in-again.messages.tsx';
import { lockedSeconds, signIn, signInMessage, type Credentials } from './sign-in.ts';

type Session = components['schemas']['GoTrueSession'];

/** Signs the same person in again over the page where their session expired, preserving unsaved input. */
export function SignInAgainDialog() {
  const { api, session, queries, signInAgain } = useServices();
  const { revalidate } = useRevalidator();
  const [first, setFirst] = useState<Session | null>(null);
  const identifier = useIdentifier();
  const goOn = (opened: Session) => {
    session.write(opened);
    // Refetch queries that were refused meanwhile.
    void queries.invalidateQueries();
  };
  const formId = useId();
  const wait = useWait();
  const login = useMutation({
    mutationFn: (credentials: Credentials) => signIn(api, credentials),
    onSuccess: (opened) =>
      factorsToShow(opened.user).length === 0 ? goOn(opened) : setFirst(opened),
    onError: (failure) => wait.start(lockedSeconds(failure)),
  });
  const giveUp = () => {
    signInAgain.giveUp();
    void revalidate();
  };
  return (
    <AlertDialog
      open
      // Not dismissible: the page behind has no session.
      onOpenChange={() => undefined}
      title={againWords.title}
      description={againWords.meaning}
      actions={
        <>
          <Button variant="quiet" onClick={giveUp}>
            {againWords.leave}
          </Button>
          {first === null ? (
            <Button
              variant="primary"
              type="submit"
              form={formId}
              loading={login.isPending}
              disabled={wait.seconds > 0}
            >
              {words.signIn}
            </Button>
          ) : null}
        </>
      }
    >
      {first === null ? (
        <PasswordForm identifier={identifier} formId={formId} login={login} wait={wait} />
      ) : (
        <SecondStepForm
          accessToken={first.access_token}
          factors={factorsToShow(first.user)}
          onSession={goOn}
        />
      )}
    </AlertDialog>
  );
}

/** The account whose session expired; loaded by the guard before any page with unsaved changes. */
function useIdentifier(): Identifier {
  const { api, queries } = useServices();
  const me = queries.getQueryData(meQuery(api).queryKey);
  return toIdentifier(me?.email || me?.phone || '') ?? { email: '' };
}

const schema = object({
  password: pipe(
    string(),
    nonEmpty(() => words.enterPassword),
  ),
});

type PasswordFormProps = {
  identifier: Identifier;
  formId: string;
  login: UseMutationResult<Session, Error, Credentials>;
  wait: ReturnType<typeof useWait>;
};

function PasswordForm({ identifier, formId, login, wait }: PasswordFormProps) {
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: { password: '' },
  });
  const { onSubmit } = useFormSubmit(form, ({ password }) =>
    login.mutate({ identifier, password }),
  );
  return (
    <form id={formId} noValidate onSubmit={onSubmit}>
      <Stack gap="lg">
        {login.error === null ? null : (
          <Banner tone="danger" title={signInMessage(login.error)} appeared>
            {wait.seconds > 0 ? words.tryAgainIn(formatCountdown(wait.seconds)) : undefined}
          </Banner>
        )}
        <Text>{againWords.signingInAs(<strong>{toAddress(identifier)}</strong>)}</Text>
        {/* For password managers: the account of the password. */}
        <input type="hidden" autoComplete="username" value={toAddress(identifier)} readOnly />
        <PasswordField
          id="password-again"
          label={words.password}
          autoComplete="current-password"
          error={form.formState.errors.password?.message}
          {...form.register('password')}
        />
      </Stack>
    </form>
  );
}
