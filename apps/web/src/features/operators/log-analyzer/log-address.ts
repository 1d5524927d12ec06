import { useNavigate, useSearchParams } from 'react-router-dom';

export const LOG_VIEWS = ['lines', 'table', 'json', 'patterns'] as const;
export type LogViewName = (typeof LOG_VIEWS)[number];

export const PERIODS = [1, 24, 168, 744];
/** Spec 9. */
const USUAL_HOURS = 24;
const LINE_ID = /^\d{1,14}-[\da-f-]{16,36}$/;

/** The state of the log analyzer in its address, so that a link shows the same lines to another operator. */
export type LogPlace = {
  readonly q: string;
  /** The time range where `time` is null. */
  readonly hours: number;
  readonly time: { readonly from: string; readonly to: string } | null;
  readonly view: LogViewName;
  /** The line whose context is shown. */
  readonly around: string | null;
};

export function readLogPlace(query: URLSearchParams): LogPlace {
  const [from, to] = [toInstant(query.get('from')), toInstant(query.get('to'))];
  const around = query.get('around') ?? '';
  return {
    q: query.get('q') ?? '',
    hours: PERIODS.find((one) => String(one) === query.get('hours')) ?? USUAL_HOURS,
    time: from === null || to === null ? null : { from, to },
    view: LOG_VIEWS.find((one) => one === query.get('view')) ?? 'lines',
    around: LINE_ID.test(around) ? around : null,
  };
}

/** The address of a state; defaults are omitted. */
export function logHref(place: LogPlace): string {
  const query = queryOf(place);
  return `/admin/log-analyzer${query === '' ? '' : `?${query}`}`;
}

/** What a saved search stores: query, time range and view. */
export function savedSearch(place: LogPlace): string {
  return queryOf({ ...place, time: null, around: null });
}

function queryOf({ q, hours, time, view, around }: LogPlace): string {
  return new URLSearchParams({
    ...(q === '' ? {} : { q }),
    ...(time === null ? (hours === USUAL_HOURS ? {} : { hours: String(hours) }) : time),
    ...(view === 'lines' ? {} : { view }),
    ...(around === null ? {} : { around }),
  }).toString();
}

export type LogAddress = {
  readonly place: LogPlace;
  readonly go: (changed: Partial<LogPlace>) => void;
};

/** The address as page state. */
export function useLogAddress(): LogAddress {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const place = readLogPlace(query);
  return {
    place,
    go: (changed) => void navigate(logHref({ ...place, ...changed }), { preventScrollReset: true }),
  };
}

function toInstant(text: string | null): string | null {
  const ms = Date.parse(text ?? '');
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}
