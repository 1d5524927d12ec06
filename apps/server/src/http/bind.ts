import express from 'express';
import type { Express, Request, RequestHandler, Response, Router } from 'express';
import { currentSpan, inSpan } from '../platform/span.ts';
import { checkMembership, checkSecondStep, checkToken } from './access.ts';
import type { AccessDirectory } from './access.ts';
import { expectUpload } from './body-progress.ts';
import type { Contract, Operation } from './contract.ts';
import { AppError } from './errors.ts';
import type { FieldError } from './errors.ts';
import type {
  Call,
  Handler,
  Handlers,
  Membership,
  OperationId,
  Principal,
  Reply,
} from './operations.ts';
import type { Present } from './present.ts';
import { keepRawBody } from './raw-body.ts';
import { sendReply } from './reply.ts';
import { createRouteIndex } from './route-index.ts';
import type { UploadMemory } from './upload-memory.ts';
import { memoryOfUpload } from './upload-memory.ts';
import type { OperationValidators } from './validation.ts';
import { VIEW_AS_HEADER } from './view-as.ts';

/** The maximum JSON body; uploads have a separate limit, and GoTrue's clients may send more (`reliability.md` 1). */
const JSON_LIMITS = { envelope: '256kb', gotrue: '1mb', postgrest: '256kb' } as const;

type Bound = {
  readonly contract: Contract;
  readonly validators: ReadonlyMap<string, OperationValidators>;
  readonly presenters: ReadonlyMap<string, Present>;
  readonly handlers: Handlers;
  readonly directory: AccessDirectory;
  readonly uploadMemory: UploadMemory;
};

/**
 * Gives every operation of the contract its route: authenticate, validate the path, check the tenant, validate query
 * and body, call the handler. Throws, so that the server does not start, if an operation has no handler, a handler no
 * operation, or a handler expects another caller than `x-access` admits.
 */
export function bindOperations(app: Express, bound: Bound): void {
  const { contract, handlers } = bound;
  const unknown = Object.keys(handlers).filter(
    (id) => !contract.operations.some((operation) => operation.id === id),
  );
  if (unknown.length > 0) {
    throw new Error(`These handlers have no operation in openapi.yaml: ${unknown.join(', ')}.`);
  }
  const index = createRouteIndex();
  for (const operation of contract.operations) {
    bindOperation(index.at(operation.path).served, operation, bound);
  }
  for (const path of new Set(contract.operations.map((operation) => operation.path))) {
    const methods = contract.operations
      .filter((operation) => operation.path === path)
      .map(({ method }) => method.toUpperCase());
    index.at(path).refused.all(toRoute(path), () => {
      throw new AppError('method_not_allowed', { headers: { allow: methods.join(', ') } });
    });
  }
  app.use(index.handle);
}

function bindOperation(
  router: Router,
  operation: Operation,
  { handlers, validators, presenters, directory, uploadMemory }: Bound,
): void {
  const handler = (handlers as Readonly<Record<string, Handler | undefined>>)[operation.id];
  const validator = validators.get(operation.id);
  const present = presenters.get(operation.id);
  if (handler === undefined || validator === undefined || present === undefined) {
    throw new Error(`The operation ${operation.id} of openapi.yaml has no handler.`);
  }
  if (handler.needs !== neededBy(operation)) {
    throw new Error(
      `The handler of ${operation.id} is written for "${handler.needs}", but its x-access says "${neededBy(operation)}".`,
    );
  }
  router[operation.method](
    toRoute(operation.path),
    (_request, response, next) => {
      response.locals['operation'] = operation;
      next();
    },
    authenticate(operation, directory),
    ...bodyReader(operation),
    async (request, response) => {
      const release = reserveUpload(operation, request, uploadMemory);
      try {
        const reply = await serve({ operation, handler, validator, directory }, request, response);
        await sendReply(reply, { operation, validator, present, response });
      } finally {
        release();
      }
    },
  );
}

/** The caller that `x-access` admits, in the terms of handlers. */
export function neededBy({ access }: Operation): Handler['needs'] {
  if (access.minLevel === 'anonymous') {
    return 'nobody';
  }
  if (access.minLevel === 'service') {
    return 'service';
  }
  return access.tenantFrom.startsWith('path.') ? 'tenant' : 'user';
}

/** Before the body is read: an unauthenticated body is not even parsed. */
function authenticate(operation: Operation, directory: AccessDirectory): RequestHandler {
  return async (request, response, next) => {
    if (operation.access.minLevel === 'service') {
      await directory.authenticateService(request.get('authorization'));
    } else if (operation.access.minLevel !== 'anonymous') {
      const caller = await directory.authenticate(request.get('authorization'), operation.wire);
      const principal = { ...caller, requestId: response.locals['requestId'] as string };
      checkToken(operation, principal);
      checkSecondStep(operation, principal);
      response.locals['principal'] = principal;
    }
    next();
  };
}

function jsonReader(limit: string): RequestHandler {
  // None of our clients compresses its requests, and a body that is never inflated cannot be a zip bomb.
  return express.json({ limit, type: 'application/json', inflate: false, verify: keepRawBody });
}

const READ_JSON = {
  envelope: jsonReader(JSON_LIMITS.envelope),
  gotrue: jsonReader(JSON_LIMITS.gotrue),
  postgrest: jsonReader(JSON_LIMITS.postgrest),
} as const satisfies Record<Operation['wire'], RequestHandler>;

/** Before any byte of an upload is read: reserves its memory, and sets a minimum throughput instead of a time limit. */
function reserveUpload(
  { id, body }: Operation,
  request: Request,
  memory: UploadMemory,
): () => void {
  if (body === null || body.type === 'application/json') {
    return () => undefined;
  }
  expectUpload(request);
  return memory.reserve(memoryOfUpload(id, request.headers['content-length']));
}

function bodyReader({ body, wire }: Operation): RequestHandler[] {
  if (body === null) {
    return [];
  }
  const { type } = body;
  const checkType: RequestHandler = (request, _response, next) => {
    if (request.is(type) !== type) {
      throw new AppError('unsupported_media_type', { message: `Send this request as ${type}.` });
    }
    next();
  };
  return type === 'application/json' ? [checkType, READ_JSON[wire]] : [checkType];
}

type Route = {
  readonly operation: Operation;
  readonly handler: Handler;
  readonly validator: OperationValidators;
  readonly directory: AccessDirectory;
};

async function serve(
  route: Route,
  request: Request,
  response: Response,
): Promise<Reply<OperationId>> {
  const { operation, handler, validator, directory } = route;
  const path = accept(operation, validator.path({ ...request.params }));
  const principal = response.locals['principal'] as Principal | undefined;
  // A tenant in a body or query is used only after validation; a path has just been validated.
  const namesTenantInBody = operation.access.tenantFrom.startsWith('body.');
  const body = namesTenantInBody ? acceptBody(route, request) : null;
  const namesTenantInQuery = operation.access.tenantFrom.startsWith('query.');
  const clientId = request.get('x-client-id');
  const query = namesTenantInQuery ? acceptQuery(route, request) : null;
  const named = { path, body, query, clientId, viewAs: request.get(VIEW_AS_HEADER) };
  const membership =
    principal === undefined ? null : await checkMembership(directory, operation, principal, named);
  const call = {
    operation: operation.id,
    path,
    query: named.query ?? acceptQuery(route, request),
    body: namesTenantInBody ? body : acceptBody(route, request),
    requestId: response.locals['requestId'] as string,
    request,
    response,
  } as Call<OperationId>;
  response.locals['tenantId'] = membership?.scope.tenantId;
  return inSpanOf({ principal, membership }, () =>
    callHandler(handler, call, { principal, membership }),
  );
}

type Caller = { principal: Principal | undefined; membership: Membership | null };

/** Runs the handler in a span of its caller and tenant. */
function inSpanOf<Result>({ principal, membership }: Caller, work: () => Result): Result {
  const span = currentSpan();
  return span === null
    ? work()
    : inSpan(
        {
          ...span,
          userId: principal?.userId ?? null,
          tenantId: membership?.scope.tenantId ?? null,
        },
        work,
      );
}

function callHandler(handler: Handler, call: Call<OperationId>, { principal, membership }: Caller) {
  if (handler.needs === 'nobody' || handler.needs === 'service') {
    return handler.handle(call);
  }
  if (principal === undefined) {
    throw new Error(`${call.operation} was reached without a caller.`);
  }
  if (handler.needs === 'user') {
    return handler.handle({ ...call, principal, membership });
  }
  if (membership === null) {
    throw new Error(`${call.operation} was reached without a tenant.`);
  }
  return handler.handle({ ...call, principal, scope: membership.scope, level: membership.level });
}

function acceptQuery({ operation, validator }: Route, request: Request): unknown {
  return accept(operation, validator.query({ ...request.query }));
}

function acceptBody({ operation, validator }: Route, request: Request): unknown {
  if (validator.body === null) {
    return null;
  }
  return accept(operation, validator.body(request.body));
}

function accept(
  operation: Operation,
  checked: { ok: true; value: unknown } | { ok: false; errors: readonly FieldError[] },
): unknown {
  if (checked.ok) {
    return checked.value;
  }
  if (
    operation.id === 'createChannel' &&
    checked.errors.some(({ path }) => path === 'path.tenant')
  ) {
    throw new AppError('tenant_id_required', { errors: checked.errors });
  }
  throw new AppError('validation_failed', { errors: checked.errors });
}

function toRoute(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
