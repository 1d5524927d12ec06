import type { LinkComponentProps } from '@platebook/ui';
import { Link } from 'react-router-dom';

/** How the kit's links travel: inside the app by the router, outside it by the browser. */
export function AppLink({ href, ...rest }: LinkComponentProps) {
  return isAppPath(href) ? (
    <Link to={href} {...rest} />
  ) : (
    <a href={href} {...rest}>
      {rest.children}
    </a>
  );
}

/** Pages the server renders itself are not the router's. */
function isAppPath(href: string): boolean {
  return href.startsWith('/') && !/^\/(docs|api|auth|legal|terms|support)(\/|$)/.test(href);
}
