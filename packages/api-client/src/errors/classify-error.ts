type ErrorClass = 'auth_error' | 'validation_error' | 'network_error' | 'api_error';
type ErrorSeverity = 'medium' | 'high' | 'critical';
type ErrorImpact = 'minor' | 'major' | 'blocking';
export type ErrorOperation = 'create' | 'read' | 'update' | 'delete';

/** How bad a failed call is, and whether the same call may succeed later. */
export type ErrorClassification = {
  readonly errorClass: ErrorClass;
  readonly severity: ErrorSeverity;
  readonly impact: ErrorImpact;
  readonly retryable: boolean;
};

export type FailedCall = {
  /** The HTTP status; null without a response. */
  readonly status: number | null;
  readonly operation: ErrorOperation;
};

/**
 * Classifies a failed call, for messages and for error reports:
 *
 * | status | class | severity |
 * |---|---|---|
 * | 401, 403 | `auth_error` | high |
 * | other 4xx | `validation_error` | medium |
 * | no response | `network_error` | medium; high when it creates or deletes |
 * | 5xx | `api_error` | critical |
 *
 * A 401 is blocking; a 403 and calls that create or delete are major; anything else is minor. A retry can help after no
 * response, 5xx, 408 and 429.
 *
 * @example
 * classifyError({ status: 429, operation: 'read' }).retryable; // true
 * classifyError({ status: null, operation: 'create' }).errorClass; // 'network_error'
 */
export function classifyError(call: FailedCall): ErrorClassification {
  return {
    errorClass: toClass(call),
    severity: toSeverity(call),
    impact: toImpact(call),
    retryable: isRetryable(call),
  };
}

/** Maps an HTTP method to what it does to the resource. */
export function toOperation(method: string): ErrorOperation {
  return OPERATIONS[method.toUpperCase()] ?? 'read';
}

const OPERATIONS: Record<string, ErrorOperation> = {
  POST: 'create',
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'delete',
};

function toClass({ status }: FailedCall): ErrorClass {
  if (status === null) {
    return 'network_error';
  }
  if (isAuth(status)) {
    return 'auth_error';
  }
  return isClientFault(status) ? 'validation_error' : 'api_error';
}

function toSeverity({ status, operation }: FailedCall): ErrorSeverity {
  if (status === null) {
    return createsOrDeletes(operation) ? 'high' : 'medium';
  }
  if (isAuth(status)) {
    return 'high';
  }
  return status >= 500 ? 'critical' : 'medium';
}

function toImpact({ status, operation }: FailedCall): ErrorImpact {
  if (status === 401) {
    return 'blocking';
  }
  return status === 403 || createsOrDeletes(operation) ? 'major' : 'minor';
}

function isRetryable({ status }: FailedCall): boolean {
  return status === null || status >= 500 || status === 429 || status === 408;
}

function isAuth(status: number): boolean {
  return status === 401 || status === 403;
}

function isClientFault(status: number): boolean {
  return status >= 400 && status < 500;
}

function createsOrDeletes(operation: ErrorOperation): boolean {
  return operation === 'create' || operation === 'delete';
}
