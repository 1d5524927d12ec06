import { GoTrueError } from '../../../http/gotrue-errors.ts';
import type { Call, Handlers } from '../../../http/operations.ts';
import {
  changeUserByService,
  createUserByService,
  deleteUserByService,
  generateLink,
  inviteUser,
} from '../users/admin-users.ts';
import type { AdminChanges, LinkRequest } from '../users/admin-users.ts';
import { presentGoTrueUser } from '../auth.presenter.ts';
import { toEmail, toPhone } from '../users/contact.ts';
import { invalid, placeOf, readDuration, returnOf } from './gotrue-inputs.ts';
import type { GoTrueParts } from './gotrue-parts.ts';
import type { OneTimeMailName } from '../sign-in/send-one-time.ts';
import { findUser, listUsers } from '../users/users.store.ts';
import type { User } from '../users/users.store.ts';

type AdminHandlers = Pick<
  Handlers,
  | 'listAuthUsers'
  | 'createAuthUser'
  | 'getManagedUser'
  | 'updateManagedUser'
  | 'deleteManagedUser'
  | 'createAuthInvitation'
  | 'createAuthLink'
>;

/** User management for the operator's programs, with a service token. */
export function goTrueAdminRoutes({ deps }: GoTrueParts): AdminHandlers {
  const { database } = deps;
  return {
    listAuthUsers: { needs: 'service', handle: (call) => listPage(deps, call) },
    createAuthUser: {
      needs: 'service',
      handle: async ({ body, requestId }) => {
        const changes = toChanges(body);
        if (changes.email === undefined && changes.phone === undefined) {
          throw invalid('Cannot create a user without either an email or phone');
        }
        const id = body.id === undefined ? {} : { id: body.id };
        return shown(await createUserByService(deps, { ...changes, ...id }, { requestId }));
      },
    },
    getManagedUser: {
      needs: 'service',
      handle: async ({ path }) => {
        const user = await database.asOwner((tx) => findUser(tx, path.user_id));
        if (user === null) {
          throw new GoTrueError('no_such_user');
        }
        return shown(user);
      },
    },
    updateManagedUser: {
      needs: 'service',
      handle: async ({ path, body, requestId }) => {
        const change = { id: path.user_id, changes: toChanges(body) };
        return shown(await changeUserByService(deps, change, { requestId }));
      },
    },
    deleteManagedUser: {
      needs: 'service',
      handle: async ({ path, requestId }) => {
        await deleteUserByService(deps, path.user_id, { requestId });
        return { kind: 'wire', status: 200, body: {} };
      },
    },
    ...linkRoutes(deps),
  };
}

function linkRoutes(
  deps: GoTrueParts['deps'],
): Pick<AdminHandlers, 'createAuthInvitation' | 'createAuthLink'> {
  return {
    createAuthInvitation: {
      needs: 'service',
      handle: async (call) => {
        const { email = '', data = {} } = call.body;
        const returns = { ...returnOf(deps.settings, call), challenge: null };
        const invitation = { email: toEmail(email), userMetadata: data, returns };
        return shown(await inviteUser(deps, invitation, { requestId: call.requestId }));
      },
    },
    createAuthLink: {
      needs: 'service',
      handle: async (call) => {
        const request = toLinkRequest(deps, call);
        const link = await generateLink(deps, request, { requestId: call.requestId });
        return {
          kind: 'wire',
          status: 200,
          body: {
            ...presentGoTrueUser(link.user),
            action_link: link.link,
            email_otp: link.secret.code,
            hashed_token: link.secret.link,
            redirect_to: request.returns.redirectTo,
            verification_type: call.body.type ?? '',
          },
        };
      },
    },
  };
}

function shown(user: User) {
  return { kind: 'wire', status: 200, body: presentGoTrueUser(user) } as const;
}

async function listPage({ database }: GoTrueParts['deps'], { query }: Call<'listAuthUsers'>) {
  const { page = 1, per_page: perPage = 50 } = query;
  const { users, total } = await database.asOwner((tx) =>
    listUsers(tx, { offset: (page - 1) * perPage, limit: perPage }),
  );
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number, rel: string) =>
    `</admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')];
  return {
    kind: 'wire',
    status: 200,
    body: { users: users.map((user) => presentGoTrueUser(user)), aud: 'authenticated' },
    headers: { 'x-total-count': String(total), link: links.join(', ') },
  } as const;
}

function toChanges(body: Call<'createAuthUser'>['body']): AdminChanges {
  const { email = '', phone = '', password, ban_duration: ban } = body;
  return {
    ...(email === '' ? {} : { email: toEmail(email) }),
    ...(phone === '' ? {} : { phone: toPhone(phone) }),
    ...(password === undefined ? {} : { password }),
    ...(body.email_confirm === undefined ? {} : { isEmailConfirmed: body.email_confirm }),
    ...(body.phone_confirm === undefined ? {} : { isPhoneConfirmed: body.phone_confirm }),
    ...(body.user_metadata === undefined ? {} : { userMetadata: body.user_metadata }),
    ...(body.app_metadata === undefined ? {} : { appMetadata: body.app_metadata }),
    ...(ban === undefined ? {} : { banMs: readDuration(ban) }),
  };
}

const MAIL_TYPES: ReadonlySet<string> = new Set<OneTimeMailName>([
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
]);

function isMailType(type: string): type is OneTimeMailName {
  return MAIL_TYPES.has(type);
}

function toLinkRequest(
  { settings }: GoTrueParts['deps'],
  { body, request }: Call<'createAuthLink'>,
): LinkRequest {
  const { type = '', email = '', new_email: newEmail, password, data = {} } = body;
  if (!isMailType(type)) {
    throw invalid(`Invalid email action link type requested: ${type}`);
  }
  const place = placeOf(settings, [body.redirect_to, request.get('referer')]);
  return {
    name: type,
    email: toEmail(email),
    ...(newEmail === undefined ? {} : { newEmail: toEmail(newEmail) }),
    ...(password === undefined ? {} : { password }),
    userMetadata: data,
    returns: { redirectTo: place, challenge: null },
  };
}
