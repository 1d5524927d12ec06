import type { components } from '@platebook/api-client';
import { Banner, Button, ErrorSummary, Stack, TextField } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { maxLength, nonEmpty, object, pipe, string, trim } from 'valibot';
import { meQuery } from '../../shared/account/me.queries.ts';
import { useSignOut } from '../../shared/account/use-sign-out.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { words } from './team.messages.ts';
import { useAccept } from './use-accept.ts';

export type AcceptInvitationProps = { token: string; invitedEmail: string };

/** For a signed-in user: the last step to join the team. */
export function AcceptInvitation({ token, invitedEmail }: AcceptInvitationProps) {
  const { api } = useServices();
  const me = useQuery(meQuery(api));
  return (
    <Loaded query={me} label={words.loadingYourAccount}>
      {(user) =>
        user.email === invitedEmail ? (
          <AcceptForm token={token} user={user} />
        ) : (
          <SomebodyElse email={user.email} invitedEmail={invitedEmail} />
        )
      }
    </Loaded>
  );
}

function SomebodyElse({ email, invitedEmail }: { email: string; invitedEmail: string }) {
  const signOut = useSignOut();
  return (
    <Banner
      tone="warning"
      title={words.youreSignedInWith}
      action={<Button onClick={signOut}>{words.signOut}</Button>}
    >
      {words.thisInvitationIsFor(invitedEmail, email)}
    </Banner>
  );
}

const schema = object({
  full_name: pipe(
    string(),
    trim(),
    nonEmpty(() => words.enterYourName),
    maxLength(200, () => words.tooLong),
  ),
});

type AcceptFormProps = { token: string; user: components['schemas']['User'] };

function AcceptForm({ token, user }: AcceptFormProps) {
  const navigate = useNavigate();
  const accept = useAccept(token, user, () => navigate('/dashboard', { replace: true }));
  const form = useForm({
    // The error summary takes the focus and links to each field.
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: { full_name: user.full_name },
  });
  const { summary, onSubmit } = useFormSubmit(form, accept.mutate);
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="lg">
        {accept.isError ? (
          <Banner tone="danger" title={failureTitle(accept.error)} appeared>
            {words.youHaventJoined}
          </Banner>
        ) : null}
        <ErrorSummary errors={summary} />
        {user.full_name === '' ? (
          <TextField
            id="full_name"
            label={words.yourName}
            hint={words.asTheTeamWill}
            autoComplete="name"
            error={form.formState.errors.full_name?.message}
            {...form.register('full_name')}
          />
        ) : null}
        <Button type="submit" variant="primary" full loading={accept.isPending}>
          {words.acceptInvitation}
        </Button>
      </Stack>
    </form>
  );
}
