import type { Outbound, OutboundRequest } from '../platform/outbound.ts';
import { callOnce, callProvider, jsonContent, jsonObjectOf } from './call.ts';
import type { JsonObject, Signing } from './call.ts';
import { ProviderFailure } from './provider-failure.ts';
import type { ProviderFailureKind } from './provider-failure.ts';
import { REPORT_FAILURES } from './report-failures.ts';

export type PlatformCaller = {
  readonly outbound: Outbound;
  readonly apiUrl: string;
  readonly signing: Signing;
};

export type PlatformReportErrorCode =
  | 'platform_unavailable'
  | 'platform_throttled'
  | 'platform_refused'
  | 'platform_forbidden'
  | 'platform_unreadable'
  | 'report_not_delivered'
  | 'report_failed'
  | 'report_too_large';

const KINDS: Readonly<Record<PlatformReportErrorCode, ProviderFailureKind>> = {
  platform_unavailable: 'unreachable',
  platform_throttled: 'throttled',
  platform_refused: 'refused',
  platform_forbidden: 'forbidden',
  platform_unreadable: 'unreadable',
  report_not_delivered: 'undelivered',
  report_failed: 'undelivered',
  report_too_large: 'too_large',
};

type PlatformReportErrorFacts = {
  readonly waitMs?: number | null;
  readonly values?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
};

/** Why a platform did not provide a report, with a user-facing message. */
export class PlatformReportError extends ProviderFailure {
  override name = 'PlatformReportError';
  readonly code: PlatformReportErrorCode;
  /** Values in the message, for translation. */
  readonly values: Readonly<Record<string, string>>;

  constructor(
    code: PlatformReportErrorCode,
    message: string,
    { values = {}, ...facts }: PlatformReportErrorFacts = {},
  ) {
    super(KINDS[code], message, facts);
    this.code = code;
    this.values = values;
  }
}

type ReportCall = {
  /** The platform's display name. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
};

/**
 * A call to a platform's report API; a response that is not a JSON object counts as an empty object. Throws
 * `PlatformReportError`.
 */
export async function callForReport(
  { outbound, apiUrl, signing }: PlatformCaller,
  { name, method, path, body }: ReportCall,
): Promise<JsonObject> {
  const request: OutboundRequest = {
    url: `${apiUrl}${path}`,
    method,
    ...(body === undefined ? {} : jsonContent(body)),
  };
  const { answer } = await callProvider({
    outbound,
    name,
    signing,
    request: () => request,
  }).catch(throwInWords);
  return jsonObjectOf(answer) ?? {};
}

/** The wait time after a 429 without `Retry-After`. */
const THROTTLE_MS = 60_000;

function throwInWords(cause: unknown): never {
  if (!(cause instanceof ProviderFailure)) {
    throw cause;
  }
  if (cause.kind === 'throttled') {
    throw new PlatformReportError('platform_throttled', 'The platform asks for a pause.', {
      waitMs: cause.waitMs ?? THROTTLE_MS,
      cause,
    });
  }
  if (cause.kind === 'refused' || cause.kind === 'forbidden') {
    const text = cause.providerMessage ?? `status ${cause.httpStatus}`;
    throw new PlatformReportError(
      cause.kind === 'forbidden' ? 'platform_forbidden' : 'platform_refused',
      `The platform refused the report: ${text}. Check the connection and the store mapping.`,
      { values: { said: text }, cause },
    );
  }
  throw new PlatformReportError(
    'platform_unavailable',
    "We couldn't reach the platform. We'll try again automatically.",
    { cause },
  );
}

/** The same limit as for an uploaded file. */
const MAX_BYTES = 10 * 1024 * 1024;
const DOWNLOAD_MS = 120_000;

/** Downloads by a pre-signed link, without an `Authorization` header. Throws `PlatformReportError`. */
export async function downloadReport(outbound: Outbound, url: string): Promise<Buffer> {
  const { status, bytes } = await callOnce({
    outbound,
    name: 'The platform',
    request: { url, timeoutMs: DOWNLOAD_MS, maxBytes: MAX_BYTES },
    accepts: () => true,
  }).catch((cause: unknown) => {
    if (!(cause instanceof ProviderFailure)) {
      throw cause;
    }
    throw cause.kind === 'too_large'
      ? new PlatformReportError(
          'report_too_large',
          'The report is larger than 10 MB. Fetch a shorter period.',
          { cause },
        )
      : new PlatformReportError(
          'platform_unavailable',
          "We couldn't download the report. We'll try again later.",
          { cause },
        );
  });
  if (status !== 200) {
    throw new PlatformReportError('report_not_delivered', REPORT_FAILURES.report_link_expired);
  }
  return bytes;
}
