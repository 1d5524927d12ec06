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

/** What the envelope of an operation carries. */
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

/** What the caller showed: the access token of a session, or an API token with what it is limited to. */
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
      /** That of the session which made it. */
      readonly level: AssuranceLevel;
      readonly access: 'read' | 'write';
      /** Null reaches every tenant its owner is a member of. */
      readonly tenantIds: readonly string[] | null;
    };

/** The signed-in caller of one request. */
export type Principal = {
  readonly userId: string;
  readonly requestId: string;
  readonly credential: Credential;
};

/** The session of a caller whom only a session lets in (`token: never`). */
export function sessionIdOf({ credential }: Principal): string {
  if (credential.kind !== 'session') {
    throw new Error('An API token reached an operation that takes sessions only.');
  }
  return credential.sessionId;
}

/** As `sessionIdOf`, with whose session it is and the level it has reached. */
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
      /** Named and cut to what the contract declares when it is sent (`present.ts`). */
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
  /** The handler has taken the response over, as a stream does. */
  | { readonly kind: 'taken' };

/** Spec 8. */
const DEFAULT_MESSAGE = 'Request completed successfully';

/** Spec 8: what is answered and has something to say against it says so. */
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

/** What an operation's handler needs to know of its caller; `bindOperations` compares it with `x-access`. */
export type Handler<Id extends OperationId = OperationId> =
  | { readonly needs: 'nobody'; readonly handle: (call: Call<Id>) => Promise<Reply<Id>> }
  /** A program of the operator's, by a service token. */
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

/** Every operation of the contract has exactly one handler; leaving one out does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };
