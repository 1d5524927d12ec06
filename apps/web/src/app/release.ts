/** Which release the server has, seen from the one this document was loaded with. */
export type Release = 'same' | 'newer' | 'unreachable';

type Asking = {
  /** The path that the open page was loaded from: pages of other addresses name other files to load ahead. */
  readonly openedAt: string;
  readonly page: Pick<Document, 'querySelectorAll'>;
  readonly send: (path: string) => Promise<Pick<Response, 'ok' | 'text'>>;
};

/**
 * Compares a page of the server with the one that is open by every script and stylesheet that the server's page names:
 * some of their names change with each release, and which ones does depend on what was changed.
 */
export async function readRelease({ openedAt, page, send }: Asking): Promise<Release> {
  try {
    const answer = await send(openedAt);
    if (!answer.ok) {
      return 'unreachable';
    }
    const served = filesOf(await answer.text());
    // A page that starts no app is none of ours: something between here and the server answered.
    if (served.length === 0) {
      return 'unreachable';
    }
    const open = new Set(
      Array.from(page.querySelectorAll('script[src], link[href]'), (element) =>
        element.getAttribute(element.localName === 'script' ? 'src' : 'href'),
      ),
    );
    // Not the other way round: imports add links to the page that is open.
    return served.every((file) => open.has(file)) ? 'same' : 'newer';
  } catch {
    return 'unreachable';
  }
}

const START_TAGS = /<(?:script|link)\b[^>]*>/g;
const OF_THE_APP = /\b(?:type="module"|rel="(?:modulepreload|stylesheet)")/;

/** The module scripts, preloads and stylesheets of a page of HTML. */
function filesOf(html: string): readonly string[] {
  return (html.match(START_TAGS) ?? [])
    .filter((tag) => OF_THE_APP.test(tag))
    .flatMap((tag) => /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []);
}
