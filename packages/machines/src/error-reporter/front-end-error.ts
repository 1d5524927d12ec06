import {
  withoutQueries,
  withoutQuery,
  withoutSecrets,
  withoutSecretsInText,
} from './without-secrets.ts';

/** The severity of a failed call, as `classifyError` of the API client returns it. */
type ErrorClassification = {
  readonly errorClass: 'auth_error' | 'validation_error' | 'network_error' | 'api_error';
  readonly severity: 'medium' | 'high' | 'critical';
  readonly impact: 'minor' | 'major' | 'blocking';
  readonly retryable: boolean;
};

/** A failed call as the app saw it; unknown values are null. */
export type FailedCallReport = {
  readonly classification: ErrorClassification;
  readonly message: string;
  readonly stack: string | null;
  readonly url: string | null;
  readonly method: string | null;
  /** null without a response. */
  readonly status: number | null;
  readonly statusText: string | null;
  readonly requestId: string | null;
  readonly operation: string | null;
  /** The part of the app that made the call. */
  readonly component: string | null;
};

/** Where it happened. */
export type ErrorPlace = {
  readonly errorId: string;
  readonly route: string;
  readonly userAgent: string;
  readonly sessionId: string | null;
  readonly tenantId: string | null;
};

/** A front-end error event in its wire format: `FrontEndErrorEvent` of `openapi.yaml`. */
export type FrontEndErrorEvent = {
  readonly error_id: string;
  readonly error_type: ErrorClassification['errorClass'];
  readonly error_message: string;
  readonly error_stack: string | null;
  readonly severity: ErrorClassification['severity'];
  readonly user_impact: ErrorClassification['impact'];
  readonly retryable: boolean;
  readonly url: string | null;
  readonly method: string | null;
  readonly status: number | null;
  readonly status_text: string | null;
  readonly request_id: string | null;
  readonly user_agent: string;
  readonly operation: string | null;
  readonly component: string | null;
  readonly route: string;
  readonly session_id: string | null;
  readonly tenant_id: string | null;
};

/**
 * Builds the event for a failed call: secrets in links are removed and texts are cut to the contract's maximum length.
 * While signed out, queries are removed from every address, because those pages are opened by links that hold a secret.
 *
 * @example
 * const event = toFrontEndErrorEvent(failedCall, place);
 * event.url; // '/auth/v1/verify?token=', without its secret
 */
export function toFrontEndErrorEvent(
  call: FailedCallReport,
  place: ErrorPlace,
): FrontEndErrorEvent {
  const { errorClass, severity, impact, retryable } = call.classification;
  const { inAddress, inText } = place.sessionId === null ? OF_STRANGER : OF_SESSION;
  return {
    error_id: place.errorId,
    error_type: errorClass,
    error_message: atMost(1_000, inText(call.message)),
    error_stack: call.stack === null ? null : atMost(4_000, inText(call.stack)),
    severity,
    user_impact: impact,
    retryable,
    url: call.url === null ? null : atMost(1_000, inAddress(call.url)),
    method: call.method,
    status: call.status,
    status_text: call.statusText === null ? null : atMost(200, call.statusText),
    request_id: call.requestId,
    user_agent: atMost(500, place.userAgent),
    operation: call.operation,
    component: call.component === null ? null : atMost(200, call.component),
    route: atMost(1_000, inAddress(place.route)),
    session_id: place.sessionId,
    tenant_id: place.tenantId,
  };
}

const OF_SESSION = { inAddress: withoutSecrets, inText: withoutSecretsInText };
const OF_STRANGER = {
  inAddress: (address: string) => withoutSecrets(withoutQuery(address)),
  inText: (text: string) => withoutSecretsInText(withoutQueries(text)),
};

function atMost(length: number, text: string): string {
  return text.length <= length ? text : text.slice(0, length);
}
