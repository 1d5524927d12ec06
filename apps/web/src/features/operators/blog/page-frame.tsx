import { Surface, useTheme } from '@platebook/ui';
import { useEffect, useRef } from 'react';
import { trustedHtml } from '../trusted-html.ts';
import { themedPage } from './themed-page.ts';

export type PageFrameProps = { title: string; html: string };

/** A whole page, shown and nothing more, in the reader's theme. It stays where it was scrolled to when it is drawn again. */
export function PageFrame({ title, html }: PageFrameProps) {
  const { theme } = useTheme();
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  useEffect(() => {
    if (frame.current !== null) {
      scrolled.current = frame.current.contentWindow?.scrollY ?? 0;
      frame.current.srcdoc = trustedHtml(themedPage(html, theme));
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
