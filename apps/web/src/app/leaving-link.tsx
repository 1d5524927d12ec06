import type { LinkComponentProps } from '@platebook/ui';
import type { ComponentType, MouseEvent } from 'react';
import { localPath } from '../shared/language/local-path.ts';
import { isAppPath } from './app-path.ts';

/**
 * A link on a page that precedes the app's router: `leave` navigates to an app page within this document. The
 * server-rendered front page and new tabs are left to the browser.
 */
export function createLeavingLink(
  leave: (href: string) => void,
): ComponentType<LinkComponentProps> {
  return function LeavingLink({ href, onClick, children, ...rest }: LinkComponentProps) {
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (!event.defaultPrevented && isPlainClick(event)) {
        event.preventDefault();
        leave(href);
      }
    };
    return (
      <a
        href={href === '/' ? localPath('/') : href}
        onClick={href !== '/' && isAppPath(href) ? follow : onClick}
        {...rest}
      >
        {children}
      </a>
    );
  };
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
