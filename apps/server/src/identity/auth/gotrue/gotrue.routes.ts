import type { Handlers } from '../../../http/operations.ts';
import { goTrueAdminRoutes } from './gotrue-admin.routes.ts';
import { goTrueMessageRoutes } from './gotrue-messages.routes.ts';
import { goTrueSessionRoutes } from './gotrue-sessions.routes.ts';
import { goTrueUserRoutes } from './gotrue-user.routes.ts';
import type { GoTrueParts } from './gotrue-parts.ts';
import {
  goTrueFactorRoutes,
  goTrueRecoveryCodeRoutes,
} from '../second-factor/gotrue-factors.routes.ts';
import type { components } from '@platebook/api-client';
import { GoTrueError } from '../../../http/gotrue-errors.ts';
import type { GoTrueErrorKey } from '../../../http/gotrue-errors.ts';

type GoTrueOperation =
  | keyof ReturnType<typeof goTrueInfoRoutes>
  | keyof ReturnType<typeof goTrueSessionRoutes>
  | keyof ReturnType<typeof goTrueUserRoutes>
  | keyof ReturnType<typeof goTrueMessageRoutes>
  | keyof ReturnType<typeof goTrueAdminRoutes>
  | keyof ReturnType<typeof goTrueFactorRoutes>
  | keyof ReturnType<typeof goTrueRecoveryCodeRoutes>;

export type GoTrueHandlers = Pick<Handlers, GoTrueOperation>;

/** The calls under `/auth/v1`, in GoTrue's terms. */
export function goTrueRoutes(parts: GoTrueParts): GoTrueHandlers {
  return {
    ...goTrueInfoRoutes(parts),
    ...goTrueSessionRoutes(parts),
    ...goTrueUserRoutes(parts),
    ...goTrueMessageRoutes(parts),
    ...goTrueAdminRoutes(parts),
    ...goTrueFactorRoutes(parts),
    ...goTrueRecoveryCodeRoutes(parts),
  };
}

type KeySet = components['schemas']['GoTrueKeySet'];

type InfoHandlers = Pick<
  Handlers,
  | 'getAuthHealth'
  | 'getAuthSettings'
  | 'listAuthKeys'
  | 'createSsoSession'
  | 'createAuthorization'
  | 'createIdentityLink'
  | 'deleteIdentity'
>;

const VERSION = 'v0.1.0';

/** Service information, and the calls that are not supported. */
function goTrueInfoRoutes({ deps, keys }: GoTrueParts): InfoHandlers {
  const { settings, clock } = deps;
  return {
    getAuthHealth: {
      needs: 'nobody',
      handle: async () => wire({ version: VERSION, name: 'GoTrue' as const, description: ABOUT }),
    },
    getAuthSettings: {
      needs: 'nobody',
      handle: async () =>
        wire({
          external: { email: true, phone: true, anonymous_users: false },
          disable_signup: !settings.signupsOpen,
          mailer_autoconfirm: settings.autoconfirm.email,
          phone_autoconfirm: settings.autoconfirm.phone,
          sms_provider: 'platebook',
          saml_enabled: false,
          passkeys_enabled: false,
        }),
    },
    listAuthKeys: {
      needs: 'nobody',
      handle: async () => {
        const listed = (await keys.publicJwks(clock.now())) as KeySet['keys'];
        const headers = { 'cache-control': 'public, max-age=600' };
        return { kind: 'wire', status: 200, body: { keys: listed }, headers };
      },
    },
    createSsoSession: { needs: 'nobody', handle: refusing('saml_provider_disabled') },
    createAuthorization: { needs: 'nobody', handle: refusing('provider_disabled') },
    createIdentityLink: { needs: 'user', handle: refusing('manual_linking_disabled') },
    deleteIdentity: { needs: 'user', handle: refusing('manual_linking_disabled') },
  };
}

const ABOUT = 'Platebook speaks the GoTrue wire contract.';

function wire<Body>(body: Body) {
  return { kind: 'wire', status: 200, body } as const;
}

function refusing(key: GoTrueErrorKey): () => Promise<never> {
  return () => Promise.reject(new GoTrueError(key));
}
