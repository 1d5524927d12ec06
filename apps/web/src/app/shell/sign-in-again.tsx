import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useServices } from '../../shared/services.ts';

const SignInAgainDialog = lazy(async () => ({
  default: (await import('../../features/auth/sign-in-again-dialog.tsx')).SignInAgainDialog,
}));

/** Over whatever page the session expired on while something was unsaved. */
export function SignInAgain() {
  const { signInAgain } = useServices();
  const isOpen = useSyncExternalStore(signInAgain.subscribe, signInAgain.isOpen);
  return isOpen ? (
    <Suspense>
      <SignInAgainDialog />
    </Suspense>
  ) : null;
}
