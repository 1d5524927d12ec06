/** Which release the server has, seen from the one this document was loaded with. */
export type Release = 'same' | 'newer' | 'unreachable';

type Asking = {
  readonly page: Pick<Document, 'querySelector'>;
  readonly send: (path: string) => Promise<Pick<Response, 'ok' | 'text'>>;
};

/** A page of the app that anybody may open. */
const APP_PAGE = '/login';

/**
 * Compares a page of the server with the one that is open: both name the script the app starts with, whose name changes
 * with each release.
 */
export async function readRelease({ page, send }: Asking): Promise<Release> {
  const entry = page.querySelector<HTMLScriptElement>('script[type="module"][src]');
  try {
    const answer = await send(APP_PAGE);
    if (!answer.ok) {
      return 'unreachable';
    }
    const source = entry?.getAttribute('src') ?? '';
    return (await answer.text()).includes(source) ? 'same' : 'newer';
  } catch {
    return 'unreachable';
  }
}
