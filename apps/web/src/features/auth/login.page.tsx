import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSignIn } from '../../shared/account/use-sign-in.ts';
import { Login } from './login-form.tsx';
import { safeReturn } from './safe-return.ts';
import { useLateAnswer } from './use-late-answer.ts';

/** Sign in with email or phone and a password; afterwards back to where the reader came from. */
export function LoginPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const path = safeReturn(query.get('returnUrl'));
  useLateAnswer(path);
  const keep = useSignIn();
  return (
    <Login
      path={path}
      onSession={(opened) => keep(opened, path)}
      onEnterCode={(identifier) => void navigate('/confirm', { state: { identifier } })}
    />
  );
}
