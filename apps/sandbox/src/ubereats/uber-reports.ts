import { randomUUID } from 'node:crypto';
import type { Answer, Call } from '../core/call.ts';
import { jsonOf } from '../core/body.ts';
import type { WorldClock } from '../core/clock.ts';
import type { Downloads } from '../core/downloads.ts';
import type { Route } from '../core/provider-router.ts';
import { daysIn, tradeSoFar } from '../core/trade.ts';
import type { Country } from '../reports/region.ts';
import { writeReport, type ReportFormat } from '../reports/write-report.ts';
import { invalid, notAllowed, notFound, uberError } from './uber-error.ts';
import { grantFor, isAnswer, type UberStore, type UberStores } from './uber-stores.ts';
import type { UberTokens } from './uber-tokens.ts';

type ReportKind = {
  readonly format: Readonly<Record<Country, ReportFormat | null>>;
  /** Its name in the webhook. */
  readonly label: string;
  readonly mostDays: number;
};

/** The supported report types; others are refused by name. */
const KINDS: Readonly<Record<string, ReportKind>> = {
  PAYMENT_DETAILS_REPORT: {
    format: { US: 'ubereats-payment-details-us', CA: 'ubereats-payment-details-ca' },
    label: 'PAYMENT_DETAILS_REPORT',
    mostDays: 30,
  },
  // Returned under another name (platform-apis 1.3).
  FINANCE_SUMMARY_REPORT: {
    format: { US: 'ubereats-payout-summary-us', CA: 'ubereats-payout-summary-ca' },
    label: 'PAYOUT_SUMMARY_REPORT',
    mostDays: 30,
  },
  ORDERS_AND_ITEMS_REPORT: {
    format: { US: 'ubereats-orders-and-items', CA: null },
    label: 'ORDERS_AND_ITEMS_REPORT',
    mostDays: 15,
  },
  DOWNTIME_REPORT: {
    format: { US: 'ubereats-store-pauses', CA: 'ubereats-store-pauses' },
    label: 'DOWNTIME_REPORT',
    mostDays: 188,
  },
};

const MOST_STORES = 50;
const PER_MINUTE = 60;

export type UberReportSettings = {
  /** From the request to the webhook. */
  readonly delayMs: number;
  /** The lifetime of download links; undocumented by Uber. */
  readonly linkLifeMs: number;
  /** The number of files of a report. */
  readonly sections: number;
  /** Reports whose period ends on this day or later use the names of September 2026. */
  readonly newNamesFrom: string;
};

export type UberReport = {
  readonly jobId: string;
  readonly label: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly files: readonly string[];
  readonly origin: string;
};

type ReportParts = {
  readonly stores: UberStores;
  readonly tokens: UberTokens;
  readonly downloads: Downloads;
  readonly clock: WorldClock;
  readonly settings: () => UberReportSettings;
  readonly onReady: (report: UberReport) => void;
};

type ReportRequest = {
  readonly kind: ReportKind;
  readonly start: string;
  readonly end: string;
  readonly stores: readonly UberStore[];
};

const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2})?$/;

function readRequest({ stores }: ReportParts, call: Call): ReportRequest | Answer {
  const sent = jsonOf(call) ?? {};
  const kind = KINDS[String(sent.report_type)];
  if (kind === undefined) {
    return invalid(`report_type ${String(sent.report_type)} is not available`);
  }
  const [start, end] = [String(sent.start_date), String(sent.end_date)];
  if (!DATE.test(start) || !DATE.test(end) || start > end) {
    return invalid('start_date and end_date must be dates, the first not after the second');
  }
  if (daysIn(start.slice(0, 10), end.slice(0, 10)) > kind.mostDays) {
    return invalid(`The date range must not be longer than ${kind.mostDays} days`);
  }
  const ids = Array.isArray(sent.store_uuids) ? sent.store_uuids.map(String) : [];
  if (ids.length === 0 || ids.length > MOST_STORES) {
    return invalid(`Between 1 and ${MOST_STORES} store_uuids are needed`);
  }
  const found = ids.map((id) => stores.find(id));
  if (found.some((each) => each === undefined)) {
    return notFound();
  }
  const known = found.filter((each) => each !== undefined);
  if (known.some(({ store }) => !stores.isProvisioned(store.platformId))) {
    return notAllowed();
  }
  if (new Set(known.map(({ store }) => store.region.country)).size > 1) {
    return invalid('All stores of a report must be in one country');
  }
  return { kind, start: start.slice(0, 10), end: end.slice(0, 10), stores: known };
}

/** Distributes the stores over at most `sections` files. */
function dealt(stores: readonly UberStore[], sections: number): readonly (readonly UberStore[])[] {
  const count = Math.min(sections, stores.length);
  return Array.from({ length: count }, (_, section) =>
    stores.filter((_store, index) => index % count === section),
  );
}

function printed(
  { clock, settings }: ReportParts,
  { kind, start, end }: ReportRequest,
  stores: readonly UberStore[],
): string {
  const [first] = stores;
  const format = first === undefined ? null : kind.format[first.store.region.country];
  if (first === undefined || format === null) {
    return '';
  }
  const ids = new Set(stores.map(({ store }) => store.platformId));
  const merchants = new Set(stores.map(({ merchant }) => merchant));
  return [...merchants]
    .map((merchant, index) => {
      const text = [
        ...writeReport(tradeSoFar(merchant, clock), format, {
          uberNames: end >= settings().newNamesFrom ? 'since_2026_09' : 'before_2026_09',
          ...merchant.print,
          from: start,
          to: end,
          stores: ids,
        }),
      ].join('');
      return index === 0 ? text : withoutHeader(text);
    })
    .join('');
}

function withoutHeader(text: string): string {
  const lines = text.split('\n');
  const header = lines.findIndex(
    (line) => line.includes('Order ID') && line.includes('Store Name'),
  );
  return lines.slice(header + 1).join('\n');
}

function request(parts: ReportParts, call: Call): Answer {
  const grant = grantFor(parts.tokens, call, ['eats.report']);
  if (isAnswer(grant)) {
    return grant;
  }
  const requested = readRequest(parts, call);
  if ('status' in requested) {
    return requested;
  }
  const jobId = randomUUID();
  const { delayMs, sections } = parts.settings();
  setTimeout(() => {
    const files = dealt(requested.stores, sections).map((stores, index) =>
      parts.downloads.save({
        name: `${requested.kind.label.toLowerCase()}-${index + 1}.csv`,
        contentType: 'text/csv',
        content: Buffer.from(printed(parts, requested, stores), 'utf8'),
      }),
    );
    parts.onReady({
      jobId,
      label: requested.kind.label,
      startMs: Date.parse(`${requested.start}T00:00:00Z`),
      endMs: Date.parse(`${requested.end}T23:59:59.999Z`),
      files,
      origin: call.origin,
    });
  }, delayMs).unref();
  return { status: 200, body: { workflow_id: jobId } };
}

/** `POST /v1/eats/report`: the file is only announced by webhook (platform-apis 1.3). */
export function uberReportRoutes(parts: ReportParts): readonly Route[] {
  let recent: number[] = [];
  return [
    {
      method: 'post',
      path: '/v1/eats/report',
      operation: 'report',
      handler(call) {
        const now = parts.clock.now();
        recent = [...recent.filter((at) => at > now - 60_000), now];
        return recent.length > PER_MINUTE
          ? uberError(429, 'too_many_requests', 'Rate limit exceeded')
          : request(parts, call);
      },
    },
  ];
}
