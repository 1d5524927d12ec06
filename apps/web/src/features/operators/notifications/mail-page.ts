import type { ThemeName } from '@platebook/ui';

type Shown = {
  readonly theme: ThemeName;
  /** The nonce of this page's response; without it the site's CSP blocks the mail's styles. */
  readonly nonce: string;
};

/** A mail's HTML for a frame of this site: in the reader's theme, with links disabled. */
export function mailPage(html: string, { theme, nonce }: Shown): string {
  const whenDark = theme === 'dark' ? 'all' : '(width < 0)';
  return html
    .replace('<style>', `<base target="_blank"><style nonce="${nonce}">`)
    .replace(/color-scheme: light dark;/, `color-scheme: ${theme};`)
    .replace('@media (prefers-color-scheme: dark)', `@media ${whenDark}`)
    .replace(/ style="display: none"/, ' hidden');
}
