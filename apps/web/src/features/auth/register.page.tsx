import { isApiError, unwrap } from '@platebook/api-client';
import { Banner, Link, Text } from '@platebook/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAuthConfig } from '../../shared/account/auth-config.ts';
import { useSignIn } from '../../shared/account/use-sign-in.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountStep, type AccountDraft } from './account-step.tsx';
import { CheckYourMail } from './check-your-mail.tsx';
import { toAddress } from './identifier.ts';
import { InviteCodeStep, type InviteCodeStepProps } from './invite-code-step.tsx';
import { saveInvitation, takeFirstPath } from './pending-invitation.ts';
import { RegisterFrame } from './register-frame.tsx';
import {
  refusedStep,
  register,
  registerMessage,
  type NewAccount,
  type Ticket,
} from './register.ts';
import type { Credentials } from './sign-in.ts';
import { registerWords } from './register.messages.tsx';

/** Creates an account with an invite code or a team invitation. */
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
      <RegisterFrame step="code" title={registerWords.create} description={registerWords.needCode}>
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
      <RegisterFrame step="code" title={registerWords.invitationUsed}>
        <Text>
          {registerWords.invitationUsedMeaning((text) => (
            <Link href="/register">{text}</Link>
          ))}
        </Text>
      </RegisterFrame>
    );
  }
  return (
    <Loaded query={invitation} label={registerWords.loadingInvitation}>
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
  /** Goes back to the code with the current input; null if none is needed. */
  onNewTicket: ((reason: 'back' | 'refused', typedSoFar: AccountDraft) => void) | null;
};

const EMPTY_DRAFT: AccountDraft = { identifier: '', password: '' };

function WithTicket({ ticket, draft, onNewTicket }: WithTicketProps) {
  const { api } = useServices();
  const signIn = useSignIn();
  const [created, setCreated] = useState<Credentials | null>(null);
  const create = useMutation({
    mutationFn: (account: NewAccount) => register(api, account),
    onSuccess: async ({ session }, { identifier, password }) => {
      if (ticket.kind === 'invitation') {
        saveInvitation(window.localStorage, ticket.token);
      }
      if (session === null) {
        setCreated({ identifier, password });
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
  if (created !== null) {
    return <CheckYourMail account={created} />;
  }
  const isWeak = isApiError(create.error) && create.error.code === 'weak_password';
  return (
    <RegisterFrame
      step="account"
      title={registerWords.create}
      description={
        ticket.kind === 'code' ? registerWords.withCode(ticket.code) : registerWords.chooseHow
      }
    >
      {create.isError && !isWeak ? (
        <Banner tone="danger" title={registerMessage(create.error)} appeared>
          {registerWords.notCreated}
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
