export { createApiClient, unwrap, type ApiClient, type ApiClientOptions } from './client.ts';
export { ApiError, isApiError, type FieldError } from './errors/api-error.ts';
export { classifyError, type ErrorClassification } from './errors/classify-error.ts';
export { MESSAGES, toSignInMessage } from './errors/messages.ts';
export { OPERATION_ACCESS, type OperationAccess } from './generated/operation-access.ts';
export type { components, operations, paths } from './generated/schema.ts';
export type { SessionSource } from './middleware/bearer.ts';
export type { SendRequest } from './middleware/fetch-middleware.ts';
export { isJson } from './middleware/is-json.ts';
