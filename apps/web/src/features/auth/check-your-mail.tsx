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
import { codeWords } from './code.messages.ts';
import { registerWords } from './register.messages.tsx';

/** The last step of a registration: the message is being sent. Detects when its link is opened in another tab. */
export function CheckYourMail({ account }: { account: Credentials }) {
  const { identifier } = account;
  const completeSignIn = useSignIn();
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
      title={isEmail ? codeWords.checkMail : codeWords.checkPhone}
      description={registerWords.sentTo(toAddress(identifier))}
    >
      <Text>{isEmail ? codeWords.openLink : codeWords.enterTexted}</Text>
      <CodeForm
        identifier={identifier}
        purpose="signup"
        submitLabel={registerWords.confirm}
        onSession={(session) => completeSignIn(session, takeFirstPath(window.localStorage))}
      />
    </RegisterFrame>
  );
}

/** If the link was opened elsewhere, this tab can also continue, with the password just chosen. */
function Confirmed({ account }: { account: Credentials }) {
  const { api } = useServices();
  const completeSignIn = useSignIn();
  const login = useMutation({
    mutationFn: () => signIn(api, account),
    onSuccess: (session) => completeSignIn(session, takeFirstPath(window.localStorage)),
  });
  return (
    <RegisterFrame
      step="confirm"
      title={registerWords.mailConfirmed}
      description={registerWords.confirmedHereOrThere(toAddress(account.identifier))}
    >
      {login.error === null ? null : (
        <Banner tone="danger" title={signInMessage(login.error)} appeared>
          {registerWords.confirmedTryAgain}
        </Banner>
      )}
      <Button variant="primary" full loading={login.isPending} onClick={() => login.mutate()}>
        {registerWords.goOn}
      </Button>
    </RegisterFrame>
  );
}
