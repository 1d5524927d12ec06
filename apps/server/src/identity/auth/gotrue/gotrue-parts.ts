import type { KeyRing } from '../tokens/access-token.ts';
import type { AuthDeps } from '../auth-deps.ts';
import type { AuthService } from '../auth.service.ts';

/** The dependencies of the calls under `/auth/v1`. */
export type GoTrueParts = {
  readonly deps: AuthDeps;
  readonly service: AuthService;
  readonly keys: Pick<KeyRing, 'publicJwks'>;
};
