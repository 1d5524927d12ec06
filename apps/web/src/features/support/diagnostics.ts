import type { Services } from '../../shared/services.ts';
import type { Diagnostics } from './tickets.queries.ts';

type Asking = {
  /** Where the reader came from, as a link gave it. */
  readonly from: string | null;
  readonly errors: Pick<Services['errors'], 'recent'>;
  readonly page: Pick<Document, 'querySelectorAll'>;
  readonly browser: { readonly userAgent: string; readonly language: string };
  readonly viewport: { readonly width: number; readonly height: number };
  readonly timeZone: string;
};

const HERE = '/dashboard/support';

/**
 * What helps support to find a cause, and is shown before it is sent: where, with which release and browser, and the numbers
 * of what failed. An address goes without its query; no tokens, no words of errors, nothing of a report.
 */
export function toDiagnostics(asking: Asking): Diagnostics {
  const { from, errors, page, browser, viewport, timeZone } = asking;
  const recent = errors.recent();
  const requests = recent.flatMap(({ requestId }) => (requestId === null ? [] : [cut(requestId)]));
  return {
    route: routeOf(from),
    app_version: releaseOf(page),
    browser: browser.userAgent.slice(0, 400),
    language: browser.language.slice(0, 35),
    time_zone: timeZone.slice(0, 60),
    viewport: `${Math.round(viewport.width)}x${Math.round(viewport.height)}`,
    errors: recent.map(({ errorId, operation, status, requestId, at }) => ({
      error_id: cut(errorId),
      operation: operation === null ? null : cut(operation),
      status,
      request_id: requestId === null ? null : cut(requestId),
      at,
    })),
    request_ids: [...new Set(requests)],
  };
}

const cut = (text: string): string => text.slice(0, 100);

/** The path of a page of ours; what anybody else wrote into the link is not sent on. */
function routeOf(from: string | null): string {
  const path = from?.split(/[?#]/)[0]?.slice(0, 300) ?? HERE;
  return /^\/(?!\/)[^\s]*$/.test(path) ? path : HERE;
}

/** The script that the app begins with is the last of the page's, and its build names the release. */
function releaseOf(page: Asking['page']): string {
  const scripts = page.querySelectorAll('script[type="module"][src]');
  const source = [...scripts].at(-1)?.getAttribute('src');
  return source?.split('/').at(-1)?.slice(0, 60) ?? 'development';
}
