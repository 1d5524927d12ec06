/** Whether a link leads to a page of the app's router; server-rendered pages are not part of it. */
export function isAppPath(href: string): boolean {
  return href.startsWith('/') && !/^\/(docs|api|auth|legal|terms|support)(\/|$)/.test(href);
}
