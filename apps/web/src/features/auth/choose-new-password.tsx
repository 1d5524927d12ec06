import type { components } from '@platebook/api-client';
import { useState } from 'react';
import { useSignIn } from '../../shared/account/use-sign-in.ts';
import { PublicPage } from '../../shared/page/public-page.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { recoveryWords } from './recovery.messages.ts';
import { SecondStepPage } from './second-step-page.tsx';
import { factorsToShow } from './second-step.ts';

type Schemas = components['schemas'];
type Session = Pick<
  Schemas['GoTrueSession'],
  'access_token' | 'refresh_token' | 'expires_at' | 'expires_in'
>;

export type ChooseNewPasswordProps = {
  /** What the link or the code has opened. */
  session: Session;
  /** Whose it is. */
  user: Pick<Schemas['GoTrueUser'], 'id' | 'email' | 'phone' | 'factors'>;
  /** The session is worth nothing any more. */
  onRefused: () => void;
  /** The reader does not take the second step. */
  onCancel: () => void;
};

/** A new password, after the second step where the account has one: the auth service takes none without it. */
export function ChooseNewPassword({
  session: opened,
  user,
  onRefused,
  onCancel,
}: ChooseNewPasswordProps) {
  const signIn = useSignIn();
  const [raised, setRaised] = useState<Session | null>(null);
  const { id, email, phone } = user;
  const factors = factorsToShow(user);
  const session = raised ?? opened;
  if (raised === null && factors.length > 0) {
    return (
      <SecondStepPage
        accessToken={opened.access_token}
        factors={factors}
        onSession={setRaised}
        onCancel={onCancel}
      />
    );
  }
  return (
    <PublicPage title={recoveryWords.choose} description={email === '' ? `+${phone}` : email}>
      <NewPasswordForm
        accessToken={session.access_token}
        onRefused={onRefused}
        onSaved={() => signIn({ ...session, user: { id, email } }, '/dashboard')}
      />
    </PublicPage>
  );
}
