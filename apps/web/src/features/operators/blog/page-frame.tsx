import { Surface, useTheme } from '@platebook/ui';
import { useEffect, useRef } from 'react';
import { themedPage } from './themed-page.ts';

type HtmlPolicy = { readonly createHTML: (html: string) => string };
type TrustedTypes = {
  readonly createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy;
};

let policy: HtmlPolicy | null = null;

/**
 * Lets the frame below take the HTML of a page: the policy of the site (`require-trusted-types-for`) refuses a plain
 * string. The frame runs no script and sends no form, whatever is in the page.
 */
function trusted(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('page-preview', { createHTML: (page) => page }) ?? {
    createHTML: (page) => page,
  };
  return policy.createHTML(html);
}

export type PageFrameProps = { title: string; html: string };

/** A whole page, shown and nothing more, in the reader's theme. It stays where it was scrolled to when it is drawn again. */
export function PageFrame({ title, html }: PageFrameProps) {
  const { theme } = useTheme();
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  useEffect(() => {
    if (frame.current !== null) {
      scrolled.current = frame.current.contentWindow?.scrollY ?? 0;
      frame.current.srcdoc = trusted(themedPage(html, theme));
    }
  }, [html, theme]);
  return (
    <Surface>
      {/* Its own origin lets it have the fonts of the site; without scripts that gives nothing away. */}
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        width="100%"
        height="760"
        frameBorder="0"
        onLoad={() => frame.current?.contentWindow?.scrollTo(0, scrolled.current)}
      />
    </Surface>
  );
}
