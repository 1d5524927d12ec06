import { GoTrueError } from '../../../http/gotrue-errors.ts';
import { leveledCallerOf } from '../../../http/operations.ts';
import type { Call, Handlers } from '../../../http/operations.ts';
import { requestReauthentication } from '../sign-in/ask-for-message.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { presentGoTrueUser } from '../auth.presenter.ts';
import { toEmail, toPhone } from '../users/contact.ts';
import { originOf, returnOf } from './gotrue-inputs.ts';
import type { GoTrueParts } from './gotrue-parts.ts';
import { listFactors } from '../second-factor/factors.store.ts';
import { updateOwnUser } from '../users/update-user.ts';
import type { SelfChanges } from '../users/update-user.ts';
import type { User } from '../users/users.store.ts';

type UserHandlers = Pick<Handlers, 'getAuthUser' | 'updateAuthUser' | 'sendReauthentication'>;

/** The signed-in user's own account. */
export function goTrueUserRoutes({ deps, service }: GoTrueParts): UserHandlers {
  return {
    getAuthUser: {
      needs: 'user',
      handle: async ({ principal }) => {
        const user = await service.user(principal.userId);
        if (user === null) {
          throw new GoTrueError('user_not_found');
        }
        return { kind: 'wire', status: 200, body: await presentWithFactors(deps, user) };
      },
    },
    updateAuthUser: {
      needs: 'user',
      handle: async ({ principal, ...call }) => {
        if (call.body.app_metadata !== undefined) {
          throw new GoTrueError('not_admin', {
            message: 'Updating app_metadata requires admin privileges',
          });
        }
        const returns = returnOf(deps.settings, call);
        const user = await updateOwnUser(deps, leveledCallerOf(principal), {
          changes: { ...toChanges(call), returns },
          origin: originOf(call),
        });
        return { kind: 'wire', status: 200, body: await presentWithFactors(deps, user) };
      },
    },
    sendReauthentication: {
      needs: 'user',
      handle: async ({ principal, ...call }) => {
        await requestReauthentication(deps, leveledCallerOf(principal), originOf(call));
        return { kind: 'wire', status: 200, body: {} };
      },
    },
  };
}

async function presentWithFactors({ database }: Pick<AuthDeps, 'database'>, user: User) {
  const factors = await database.asOwner((tx) => listFactors(tx, user.id));
  return presentGoTrueUser(user, { factors });
}

/** GoTrue treats an empty string as absent. */
function toChanges({ body }: Pick<Call<'updateAuthUser'>, 'body'>): Omit<SelfChanges, 'returns'> {
  const { email = '', phone = '', password = '', nonce = '', data } = body;
  const currentPassword = body.current_password ?? '';
  return {
    ...(email === '' ? {} : { email: toEmail(email) }),
    ...(phone === '' ? {} : { phone: toPhone(phone) }),
    ...(password === '' ? {} : { password }),
    ...(nonce === '' ? {} : { nonce }),
    ...(currentPassword === '' ? {} : { currentPassword }),
    ...(data === undefined ? {} : { metadata: data }),
  };
}
