import { Banner, Button, Text } from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { useSignIn } from '../../shared/account/use-sign-in.ts';
import { useServices } from '../../shared/services.ts';
import { CodeForm } from './code-form.tsx';
import { useConfirmedElsewhere } from './confirmed-elsewhere.ts';
import { toAddress } from './identifier.ts';
import { takeFirstPath } from './pending-invitation.ts';
import { RegisterFrame } from './register-frame.tsx';
import { signIn, signInMessage, type Credentials } from './sign-in.ts';

/** The last step of a registration: the message is on its way. Notices when its link is opened in another tab. */
export function CheckYourMail({ account }: { account: Credentials }) {
  const { identifier } = account;
  const keep = useSignIn();
  const elsewhere = useConfirmedElsewhere(toAddress(identifier));
  const isEmail = 'email' in identifier;
  if (elsewhere === 'signed_in') {
    return <Navigate to="/dashboard" replace />;
  }
  if (elsewhere === 'confirmed') {
    return <Confirmed account={account} />;
  }
  return (
    <RegisterFrame
      step="confirm"
      title={isEmail ? 'Check your email' : 'Check your phone'}
      description={`We sent a message to ${toAddress(identifier)}.`}
    >
      <Text>
        {isEmail
          ? 'Open the link in the email, or enter its 6-digit code here. If you don’t see it in a minute, check your spam folder.'
          : 'Enter the 6-digit code we texted you.'}
      </Text>
      <CodeForm
        identifier={identifier}
        purpose="signup"
        submitLabel="Confirm"
        onSession={(session) => keep(session, takeFirstPath(window.localStorage))}
      />
    </RegisterFrame>
  );
}

/** Whoever opened the link elsewhere may also go on here, with the password that was just chosen. */
function Confirmed({ account }: { account: Credentials }) {
  const { api } = useServices();
  const keep = useSignIn();
  const login = useMutation({
    mutationFn: () => signIn(api, account),
    onSuccess: (session) => keep(session, takeFirstPath(window.localStorage)),
  });
  return (
    <RegisterFrame
      step="confirm"
      title="Email confirmed"
      description={`${toAddress(account.identifier)} is confirmed. Continue here or in the other tab.`}
    >
      {login.error === null ? null : (
        <Banner tone="danger" title={signInMessage(login.error)} appeared>
          Your email is confirmed. Try again, or sign in.
        </Banner>
      )}
      <Button variant="primary" full loading={login.isPending} onClick={() => login.mutate()}>
        Continue
      </Button>
    </RegisterFrame>
  );
}
