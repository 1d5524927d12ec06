/** Whether the app's router has the page of a link; pages the server draws itself are not the router's. */
export function isAppPath(href: string): boolean {
  return href.startsWith('/') && !/^\/(docs|api|auth|legal|terms|support)(\/|$)/.test(href);
}
