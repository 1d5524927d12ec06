import type { Contract } from './contract.ts';
import { AppError } from './errors.ts';
import { isAtLeast } from './levels.ts';
import type { Present } from './present.ts';
import type {
  AnswerData,
  Call,
  Handler,
  Handlers,
  Membership,
  OperationId,
  Principal,
} from './operations.ts';

export type Caller = {
  readonly principal: Principal;
  /** Null for an operation without a tenant. */
  readonly membership: Membership | null;
};

/**
 * Calls an operation of the contract in-process, for a user who requested it now or scheduled it: with their current
 * level, through the same handler as their requests. Throws the `AppError` that the request would have failed with, and
 * `permission_error` if their level no longer suffices.
 */
export type CallOperation = <Id extends OperationId>(
  id: Id,
  caller: Caller,
  parts: Partial<Pick<Call<Id>, 'path' | 'query' | 'body'>>,
) => Promise<AnswerData<Id>>;

type Deps = {
  readonly contract: Contract;
  readonly presenters: ReadonlyMap<string, Present>;
  /** Resolved on each call, because the caller is itself one of the handlers' dependencies. */
  readonly handlers: () => Handlers;
};

export function createOperationCaller({ contract, presenters, handlers }: Deps): CallOperation {
  const operations = new Map(contract.operations.map((operation) => [operation.id, operation]));
  return async (id, { principal, membership }, { path, query, body }) => {
    const operation = operations.get(id);
    const handler = handlers()[id] as Handler;
    if (operation === undefined || handler.needs === 'nobody' || handler.needs === 'service') {
      throw new Error(`${id} is no operation that a person can have called later.`);
    }
    const { minLevel } = operation.access;
    if (
      minLevel !== 'authenticated' &&
      (membership === null || !isAtLeast(membership.level, minLevel))
    ) {
      throw new AppError('permission_error');
    }
    const call = {
      operation: id,
      path: path ?? {},
      query: query ?? {},
      body: body ?? null,
      requestId: principal.requestId,
    } as unknown as Call<OperationId>;
    const reply =
      handler.needs === 'user'
        ? await handler.handle({ ...call, principal, membership })
        : await handler.handle({ ...call, principal, ...inTenant(membership) });
    if (reply.kind !== 'envelope') {
      throw new Error(`${id} does not answer with data.`);
    }
    return presenters.get(id)?.(reply.status, reply.data) as AnswerData<typeof id>;
  };
}

function inTenant(membership: Membership | null): Membership {
  if (membership === null) {
    throw new AppError('permission_error');
  }
  return membership;
}
