import { createContext, createElement, useContext } from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';

export type LinkComponentProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/** The app's link component: a router link that takes `href` and passes on the rest. */
export type LinkComponent = ComponentType<LinkComponentProps>;

export type LinkProviderProps = { children: ReactNode; component: LinkComponent };

const LinkContext = createContext<LinkComponent>(PlainLink);

/**
 * Provides the app's link component to all of the kit's links below it.
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

/** A link through the app's component, or a plain anchor without one. */
export function RouterLink(props: LinkComponentProps) {
  return createElement(useContext(LinkContext), props);
}

function PlainLink({ children, ...rest }: LinkComponentProps) {
  return <a {...rest}>{children}</a>;
}
