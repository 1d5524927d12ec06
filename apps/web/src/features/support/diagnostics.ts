import type { Services } from '../../shared/services.ts';
import type { Diagnostics } from './tickets.queries.ts';

type Asking = {
  /** The referring page, from a link's parameter. */
  readonly from: string | null;
  readonly errors: Pick<Services['errors'], 'recent'>;
  readonly page: Pick<Document, 'querySelectorAll'>;
  readonly browser: { readonly userAgent: string; readonly language: string };
  readonly viewport: { readonly width: number; readonly height: number };
  readonly timeZone: string;
};

const HERE = '/dashboard/support';

/**
 * Diagnostics for support, shown before they are sent: page, release, browser, and the numbers of recent errors.
 * Addresses are sent without their query; no tokens, error messages or report contents.
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

/** The path of one of our pages; anything else in the link is dropped. */
function routeOf(from: string | null): string {
  const path = from?.split(/[?#]/)[0]?.slice(0, 300) ?? HERE;
  return /^\/(?!\/)[^\s]*$/.test(path) ? path : HERE;
}

/** The app's entry is the page's last script, and its build names the release. */
function releaseOf(page: Asking['page']): string {
  const scripts = page.querySelectorAll('script[type="module"][src]');
  const source = [...scripts].at(-1)?.getAttribute('src');
  return source?.split('/').at(-1)?.slice(0, 60) ?? 'development';
}
