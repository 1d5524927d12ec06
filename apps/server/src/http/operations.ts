import type { Request, Response } from 'express';
import type { operations } from '@platebook/api-client';
import type { TenantScope } from '../db/database.ts';
import type { TenantLevel } from '../db/tables.ts';
import type { Presentable } from './present.ts';

export type OperationId = keyof operations;

type JsonOf<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never;

type SuccessAnswers<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & (200 | 201 | 202)]: JsonOf<
    operations[Id]['responses'][Status]
  >;
}[keyof operations[Id]['responses'] & (200 | 201 | 202)];

/** The data in the envelope of an operation. */
export type AnswerData<Id extends OperationId> =
  SuccessAnswers<Id> extends { data: infer Data } ? Data : never;

type ParametersOf<
  Id extends OperationId,
  Place extends 'path' | 'query',
> = operations[Id]['parameters'] extends {
  [Key in Place]?: infer Values;
}
  ? NonNullable<Values>
  : Record<string, never>;

export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : null;

/** Authenticator assurance level, as GoTrue names it: `aal2` once a second factor was shown. */
export type AssuranceLevel = 'aal1' | 'aal2';

/** The caller's credential: the access token of a session, or an API token with its limits. */
export type Credential =
  | {
      readonly kind: 'session';
      readonly sessionId: string;
      readonly level: AssuranceLevel;
      /** The account has a second factor that this session has not shown. */
      readonly owesSecondStep: boolean;
    }
  | {
      readonly kind: 'api_token';
      readonly tokenId: string;
      /** The level of the session that created it. */
      readonly level: AssuranceLevel;
      readonly access: 'read' | 'write';
      /** Null for every tenant its owner is a member of. */
      readonly tenantIds: readonly string[] | null;
    };

/** The signed-in caller of one request. */
export type Principal = {
  readonly userId: string;
  readonly requestId: string;
  readonly credential: Credential;
};

/** The session of a caller of an operation reserved to sessions (`token: never`). */
export function sessionIdOf({ credential }: Principal): string {
  if (credential.kind !== 'session') {
    throw new Error('An API token reached an operation that takes sessions only.');
  }
  return credential.sessionId;
}

/** Like `sessionIdOf`, with the session's user and level. */
export function leveledCallerOf({ userId, credential }: Principal): {
  readonly userId: string;
  readonly sessionId: string;
  readonly level: AssuranceLevel;
} {
  if (credential.kind !== 'session') {
    throw new Error('An API token reached an operation that takes sessions only.');
  }
  return { userId, sessionId: credential.sessionId, level: credential.level };
}

/** A membership that was read for this very request. */
export type Membership = { readonly scope: TenantScope; readonly level: TenantLevel };

/** A request that passed its checks, in the contract's own shapes. */
export type Call<Id extends OperationId> = {
  readonly operation: Id;
  readonly path: ParametersOf<Id, 'path'>;
  readonly query: ParametersOf<Id, 'query'>;
  readonly body: BodyOf<Id>;
  readonly requestId: string;
  readonly request: Request;
  readonly response: Response;
};

export type Reply<Id extends OperationId> =
  | {
      readonly kind: 'envelope';
      readonly status: 200 | 201 | 202;
      readonly message: string;
      /** Renamed and trimmed to what the contract declares when it is sent (`present.ts`). */
      readonly data: Presentable<AnswerData<Id>>;
    }
  | {
      readonly kind: 'wire';
      readonly status: 200 | 201;
      readonly body: SuccessAnswers<Id>;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'empty'; readonly status: 200 | 201 | 204 }
  | { readonly kind: 'redirect'; readonly status: 303; readonly location: string }
  | {
      readonly kind: 'file';
      readonly type: string;
      readonly name: string;
      readonly pieces: AsyncGenerator<Uint8Array, void, undefined>;
    }
  /** The handler has taken over the response, as a stream does. */
  | { readonly kind: 'taken' };

/** Spec 8. */
const DEFAULT_MESSAGE = 'Request completed successfully';

/** Spec 8: a response with warnings includes them. */
export function completed({ warnings }: { readonly warnings: readonly unknown[] }): string {
  return warnings.length === 0 ? DEFAULT_MESSAGE : 'Request completed with warnings';
}

export function ok<Data>(data: Data, message = DEFAULT_MESSAGE) {
  return { kind: 'envelope', status: 200, message, data } as const;
}

export function created<Data>(data: Data, message: string) {
  return { kind: 'envelope', status: 201, message, data } as const;
}

export function accepted<Data>(data: Data, message: string) {
  return { kind: 'envelope', status: 202, message, data } as const;
}

/** The caller that an operation's handler requires; `bindOperations` compares it with `x-access`. */
export type Handler<Id extends OperationId = OperationId> =
  | { readonly needs: 'nobody'; readonly handle: (call: Call<Id>) => Promise<Reply<Id>> }
  /** One of the operator's programs, with a service token. */
  | { readonly needs: 'service'; readonly handle: (call: Call<Id>) => Promise<Reply<Id>> }
  | {
      readonly needs: 'user';
      readonly handle: (
        call: Call<Id> & { principal: Principal; membership: Membership | null },
      ) => Promise<Reply<Id>>;
    }
  | {
      readonly needs: 'tenant';
      readonly handle: (
        call: Call<Id> & { principal: Principal; scope: TenantScope; level: TenantLevel },
      ) => Promise<Reply<Id>>;
    };

/** Every operation of the contract has exactly one handler; a missing one does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };
