import type { LinkComponentProps } from '@platebook/ui';
import { Link } from 'react-router-dom';
import { isAppPath } from './app-path.ts';

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
