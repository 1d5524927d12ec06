import '@platebook/ui/styles.css';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FailurePage, NotFoundPage } from './failure.pages.tsx';
import { HomePage } from './home.page.tsx';
import type { PublicData } from './public-data.ts';
import { SupportPage } from './support.page.tsx';
import { TermsPage } from './terms.page.tsx';

type RenderedPage = { readonly status: number; readonly html: string };

const PAGES: ReadonlyMap<string, (data: PublicData) => ReactElement> = new Map([
  ['/', (data: PublicData) => <HomePage {...data} />],
  ['/support', (data: PublicData) => <SupportPage {...data} />],
  ['/terms', (data: PublicData) => <TermsPage {...data} />],
]);

/** The pages that the server draws whole, and that need no script. */
export const PUBLIC_PATHS: readonly string[] = [...PAGES.keys()];

/** The whole HTML of the public page at a path; elsewhere, of the page that says that there is none. */
export function renderPublicPage({
  path,
  data,
}: {
  readonly path: string;
  readonly data: PublicData;
}): RenderedPage {
  const draw = PAGES.get(path);
  return draw === undefined ? page(404, <NotFoundPage />) : page(200, draw(data));
}

/** The page of a request that failed, with the number under which the log has it. */
export function renderFailurePage({
  status,
  requestId,
}: {
  readonly status: number;
  readonly requestId: string;
}): RenderedPage {
  return page(status, <FailurePage requestId={requestId} isBusy={status === 503} />);
}

function page(status: number, element: ReactElement): RenderedPage {
  return { status, html: `<!doctype html>${renderToStaticMarkup(element)}` };
}
