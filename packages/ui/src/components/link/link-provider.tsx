import { createContext, createElement, useContext } from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';

export type LinkComponentProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/** What the app gives the kit to render links with: a router's link that takes `href` and passes the rest on. */
export type LinkComponent = ComponentType<LinkComponentProps>;

export type LinkProviderProps = { children: ReactNode; component: LinkComponent };

const LinkContext = createContext<LinkComponent>(PlainLink);

/**
 * Gives every link of the kit below it the app's own link component.
 *
 * @example
 * function RouterLink({ href, ref, ...rest }: LinkComponentProps) {
 *   return <a {...rest} ref={ref} href={`/app${href}`} />;
 * }
 * <LinkProvider component={RouterLink}>{app}</LinkProvider>
 */
export function LinkProvider({ children, component }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link through the app's own component, or a plain anchor where the app gave none. */
export function RouterLink(props: LinkComponentProps) {
  return createElement(useContext(LinkContext), props);
}

function PlainLink({ children, ...rest }: LinkComponentProps) {
  return <a {...rest}>{children}</a>;
}
