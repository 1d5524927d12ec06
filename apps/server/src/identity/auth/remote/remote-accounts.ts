import type { Database } from '../../../db/database.ts';
import { neededBy } from '../../../http/bind.ts';
import type { Operation } from '../../../http/contract.ts';
import { AppError } from '../../../http/errors.ts';
import { GoTrueError } from '../../../http/gotrue-errors.ts';
import type { Handler } from '../../../http/operations.ts';
import type { AuthService } from '../auth.service.ts';
import type { GoTrueHandlers } from '../gotrue/gotrue.routes.ts';
import { findUser, listMemberships } from '../users/users.store.ts';

/** The calls under `/auth/v1` when a remote service serves them. */
export function notServedHere(operations: readonly Operation[]): GoTrueHandlers {
  const handle = () => Promise.reject(new GoTrueError('not_found'));
  return Object.fromEntries(
    operations
      .filter(({ wire }) => wire === 'gotrue')
      .map((operation): [string, Handler] => [
        operation.id,
        { needs: neededBy(operation), handle },
      ]),
  ) as GoTrueHandlers;
}

/** Knows the users seen so far, and leaves account calls to the remote service. */
export function remoteAccounts(database: Database, url: string): AuthService {
  const refuse = () =>
    Promise.reject(
      new AppError('route_not_found', { message: `Accounts are kept by the service at ${url}.` }),
    );
  return {
    signIn: refuse,
    refresh: refuse,
    register: refuse,
    signUp: refuse,
    signOut: refuse,
    changePassword: refuse,
    cancelEmailChange: refuse,
    sessions: refuse,
    endSession: refuse,
    user: (userId) => database.asOwner((tx) => findUser(tx, userId)),
    memberships: (userId) => database.asOwner((tx) => listMemberships(tx, userId)),
  };
}
