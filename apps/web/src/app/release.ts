/** The server's release compared with the one this document was loaded from. */
export type Release = 'same' | 'newer' | 'unreachable';

type Asking = {
  /** The path that the open page was loaded from: other pages preload other files. */
  readonly openedAt: string;
  readonly page: Pick<Document, 'querySelectorAll'>;
  readonly send: (path: string) => Promise<Pick<Response, 'ok' | 'text'>>;
};

/**
 * Compares the server's page with the open one by the scripts and stylesheets that the server's page names: each
 * release renames some of them, depending on what changed.
 */
export async function readRelease({ openedAt, page, send }: Asking): Promise<Release> {
  try {
    const answer = await send(openedAt);
    if (!answer.ok) {
      return 'unreachable';
    }
    const served = filesOf(await answer.text());
    // A page without an app script is not ours: a proxy or captive portal answered.
    if (served.length === 0) {
      return 'unreachable';
    }
    const open = new Set(
      Array.from(page.querySelectorAll('script[src], link[href]'), (element) =>
        element.getAttribute(element.localName === 'script' ? 'src' : 'href'),
      ),
    );
    // Only in this direction: dynamic imports add links to the open page.
    return served.every((file) => open.has(file)) ? 'same' : 'newer';
  } catch {
    return 'unreachable';
  }
}

const START_TAGS = /<(?:script|link)\b[^>]*>/g;
const OF_THE_APP = /\b(?:type="module"|rel="(?:modulepreload|stylesheet)")/;

/** The module scripts, preloads and stylesheets of an HTML page. */
function filesOf(html: string): readonly string[] {
  return (html.match(START_TAGS) ?? [])
    .filter((tag) => OF_THE_APP.test(tag))
    .flatMap((tag) => /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []);
}
