import { OutboundError } from '../platform/outbound.ts';
import type { Outbound } from '../platform/outbound.ts';
import { REPORT_FAILURES } from './report-failures.ts';

export type PlatformCaller = {
  readonly outbound: Outbound;
  readonly apiUrl: string;
  /** The value of the `Authorization` header; `refused` is one that was answered by 401. Throws `ConnectionError`. */
  readonly authorization: (refused?: string) => Promise<string>;
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

/** What a person has to do something about before the same question is answered otherwise. */
const FINAL: readonly PlatformReportErrorCode[] = [
  'platform_refused',
  'platform_forbidden',
  'report_too_large',
];

type PlatformReportErrorOptions = {
  readonly waitMs?: number | null;
  readonly values?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
};

/** Why a platform gave no report. `retryable` where the same question may be answered later without a person. */
export class PlatformReportError extends Error {
  override name = 'PlatformReportError';
  readonly code: PlatformReportErrorCode;
  readonly retryable: boolean;
  /** How long the platform wants to be left in peace, in ms. */
  readonly waitMs: number | null;
  /** What varies in the message, for other languages. */
  readonly values: Readonly<Record<string, string>>;

  constructor(
    code: PlatformReportErrorCode,
    message: string,
    { waitMs = null, values = {}, cause }: PlatformReportErrorOptions = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.retryable = !FINAL.includes(code);
    this.waitMs = waitMs;
    this.values = values;
  }
}

type Question = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
};

type JsonBody = Readonly<Record<string, unknown>>;

/** A call to a platform's API, once more with fresh access after a 401. Throws `PlatformReportError`. */
export async function askPlatform(
  caller: PlatformCaller,
  question: Question,
): Promise<{ readonly body: JsonBody }> {
  const authorization = await caller.authorization();
  const first = await send(caller, authorization, question);
  return first.status === 401
    ? accept(await send(caller, await caller.authorization(authorization), question))
    : accept(first);
}

type Received = {
  readonly status: number;
  readonly body: JsonBody;
  readonly retryAfter: string | undefined;
};

async function send(
  { outbound, apiUrl }: PlatformCaller,
  authorization: string,
  { method, path, body }: Question,
): Promise<Received> {
  try {
    const answer = await outbound({
      url: `${apiUrl}${path}`,
      method,
      headers: {
        accept: 'application/json',
        authorization,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return {
      status: answer.status,
      body: parse(answer.bytes),
      retryAfter: answer.headers['retry-after'],
    };
  } catch (cause) {
    throw cause instanceof OutboundError
      ? new PlatformReportError(
          'platform_unavailable',
          "We couldn't reach the platform. We'll try again automatically.",
          { cause },
        )
      : cause;
  }
}

function accept({ status, body, retryAfter }: Received): { readonly body: JsonBody } {
  if (status >= 200 && status < 300) {
    return { body };
  }
  if (status === 429) {
    const seconds = Number(retryAfter ?? 60);
    throw new PlatformReportError('platform_throttled', 'The platform asks for a pause.', {
      waitMs: (Number.isFinite(seconds) ? seconds : 60) * 1_000,
    });
  }
  if (status >= 500) {
    throw new PlatformReportError(
      'platform_unavailable',
      "We couldn't reach the platform. We'll try again automatically.",
    );
  }
  const said = typeof body['message'] === 'string' ? body['message'] : `status ${status}`;
  throw new PlatformReportError(
    status === 403 ? 'platform_forbidden' : 'platform_refused',
    `The platform refused the report: ${said}. Check the connection and the store mapping.`,
    { values: { said } },
  );
}

function parse(bytes: Buffer): JsonBody {
  try {
    const body: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof body === 'object' && body !== null ? (body as JsonBody) : {};
  } catch {
    // An error page is not JSON; its status says enough.
    return {};
  }
}

/** A report's file may be as large as an upload. */
const MAX_BYTES = 10 * 1024 * 1024;
const DOWNLOAD_MS = 120_000;

/** By a link that is its own permission: no `Authorization` goes with it. Throws `PlatformReportError`. */
export async function downloadReport(outbound: Outbound, url: string): Promise<Buffer> {
  try {
    const { status, bytes } = await outbound({ url, timeoutMs: DOWNLOAD_MS, maxBytes: MAX_BYTES });
    if (status !== 200) {
      throw new PlatformReportError('report_not_delivered', REPORT_FAILURES.report_link_expired);
    }
    return bytes;
  } catch (cause) {
    if (!(cause instanceof OutboundError)) {
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
          'The report could not be downloaded. It is tried again later.',
          { cause },
        );
  }
}
