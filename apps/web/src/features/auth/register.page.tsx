import { isApiError, unwrap } from '@platebook/api-client';
import { Banner, Link, Stack, Stepper, Text } from '@platebook/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAuthConfig } from '../../shared/account/auth-config.ts';
import { useSignIn } from '../../shared/account/use-sign-in.ts';
import { PublicPage } from '../../shared/page/public-page.tsx';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountStep, type AccountDraft } from './account-step.tsx';
import { CodeForm } from './code-form.tsx';
import { toAddress, type Identifier } from './identifier.ts';
import { InviteCodeStep, type InviteCodeStepProps } from './invite-code-step.tsx';
import { keepInvitation, takeFirstPath } from './pending-invitation.ts';
import {
  refusedStep,
  register,
  registerMessage,
  type NewAccount,
  type Ticket,
} from './register.ts';

/** Create an account: with an invite code, or by the invitation of a team. */
export function RegisterPage() {
  const [query] = useSearchParams();
  const token = query.get('invitation');
  return token === null ? <WithCode code={query.get('code') ?? ''} /> : <Invited token={token} />;
}

function WithCode({ code }: { code: string }) {
  const { invite_code_required: required } = useAuthConfig();
  const [ticket, setTicket] = useState<Ticket | null>(null);
  const [typed, setTyped] = useState(code);
  const [entry, setEntry] = useState<InviteCodeStepProps['entry']>('new');
  const [draft, setDraft] = useState<AccountDraft>(EMPTY_DRAFT);
  if (ticket === null && required) {
    return (
      <RegisterFrame
        step="code"
        title="Create an account"
        description="An invite code opens the door. The whole of it takes three short steps."
      >
        <InviteCodeStep
          initialCode={typed}
          entry={entry}
          onValid={(valid) => {
            setTyped(valid);
            setTicket({ kind: 'code', code: valid });
          }}
        />
      </RegisterFrame>
    );
  }
  return (
    <WithTicket
      ticket={ticket ?? { kind: 'none' }}
      draft={draft}
      onNewTicket={
        required
          ? (reason, typedSoFar) => {
              setEntry(reason);
              setDraft(typedSoFar);
              setTicket(null);
            }
          : null
      }
    />
  );
}

function Invited({ token }: { token: string }) {
  const { api } = useServices();
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => unwrap(api.POST('/api/v2/auth/invitations/preview', { body: { token } })),
    retry: false,
  });
  if (isApiError(invitation.error) && invitation.error.code === 'invitation_invalid') {
    return (
      <RegisterFrame step="code" title="This invitation cannot be used">
        <Text>
          It was used, withdrawn, or is too old. Ask whoever invited you to send it again; or{' '}
          <Link href="/register">register with an invite code</Link>.
        </Text>
      </RegisterFrame>
    );
  }
  return (
    <Loaded query={invitation} label="Reading the invitation">
      {({ email }) => (
        <WithTicket
          ticket={{ kind: 'invitation', token, email }}
          draft={EMPTY_DRAFT}
          onNewTicket={null}
        />
      )}
    </Loaded>
  );
}

type WithTicketProps = {
  ticket: Ticket;
  draft: AccountDraft;
  /** Leads back to the code, with what was typed so far; null where none is needed. */
  onNewTicket: ((reason: 'back' | 'refused', typedSoFar: AccountDraft) => void) | null;
};

const EMPTY_DRAFT: AccountDraft = { identifier: '', password: '' };

function WithTicket({ ticket, draft, onNewTicket }: WithTicketProps) {
  const { api } = useServices();
  const signIn = useSignIn();
  const [sentTo, setSentTo] = useState<Identifier | null>(null);
  const create = useMutation({
    mutationFn: (account: NewAccount) => register(api, account),
    onSuccess: async ({ session }, { identifier }) => {
      if (ticket.kind === 'invitation') {
        keepInvitation(window.localStorage, ticket.token);
      }
      if (session === null) {
        setSentTo(identifier);
      } else {
        await signIn(session, takeFirstPath(window.localStorage));
      }
    },
    onError: (error, { identifier, password }) => {
      if (refusedStep(error) === 'code') {
        onNewTicket?.('refused', { identifier: toAddress(identifier), password });
      }
    },
  });
  if (sentTo !== null) {
    return <CheckYourMail to={sentTo} />;
  }
  const isWeak = isApiError(create.error) && create.error.code === 'weak_password';
  return (
    <RegisterFrame
      step="account"
      title="Create an account"
      description={
        ticket.kind === 'code' ? `With the invite code ${ticket.code}.` : 'How you will sign in.'
      }
    >
      {create.isError && !isWeak ? (
        <Banner tone="danger" title={registerMessage(create.error)} appeared>
          No account was created.
        </Banner>
      ) : null}
      <AccountStep
        draft={draft}
        invitedEmail={ticket.kind === 'invitation' ? ticket.email : null}
        busy={create.isPending}
        passwordError={isWeak ? registerMessage(create.error) : undefined}
        onBack={onNewTicket === null ? null : (typed) => onNewTicket('back', typed)}
        onSubmit={(account) => create.mutate({ ...account, ticket })}
      />
    </RegisterFrame>
  );
}

function CheckYourMail({ to }: { to: Identifier }) {
  const signIn = useSignIn();
  const isMail = 'email' in to;
  return (
    <RegisterFrame
      step="confirm"
      title={isMail ? 'Check your mail' : 'Check your phone'}
      description={`We sent a message to ${toAddress(to)}.`}
    >
      <Text>
        {isMail
          ? 'Open the link in it, or enter its code here. It can take a minute; look among the unwanted mail too.'
          : 'Enter the code it holds.'}
      </Text>
      <CodeForm
        identifier={to}
        purpose="signup"
        submitLabel="Confirm"
        onSession={(session) => signIn(session, takeFirstPath(window.localStorage))}
      />
    </RegisterFrame>
  );
}

type RegisterFrameProps = {
  step: 'code' | 'account' | 'confirm';
  title: string;
  description?: string;
  children: React.ReactNode;
};

function RegisterFrame({ step, title, description, children }: RegisterFrameProps) {
  return (
    <PublicPage
      title={title}
      {...(description === undefined ? {} : { description })}
      above={
        <Stepper
          label="Create an account"
          currentId={step}
          steps={[
            { id: 'code', label: 'Invitation' },
            { id: 'account', label: 'Account' },
            { id: 'confirm', label: 'Confirm' },
          ]}
        />
      }
      below={
        <Text size="small" tone="muted">
          Have an account? <Link href="/login">Sign in</Link>
        </Text>
      }
    >
      <Stack gap="lg">{children}</Stack>
    </PublicPage>
  );
}
