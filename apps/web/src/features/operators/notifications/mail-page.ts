import type { ThemeName } from '@platebook/ui';

type Shown = {
  readonly theme: ThemeName;
  /** Of this page's answer; without it the policy of the site drops the style of the mail. */
  readonly nonce: string;
};

/** The HTML of a mail for a frame of this site: in the reader's theme, with links that lead nowhere. */
export function mailPage(html: string, { theme, nonce }: Shown): string {
  const whenDark = theme === 'dark' ? 'all' : '(width < 0)';
  return html
    .replace('<style>', `<base target="_blank"><style nonce="${nonce}">`)
    .replace(/color-scheme: light dark;/, `color-scheme: ${theme};`)
    .replace('@media (prefers-color-scheme: dark)', `@media ${whenDark}`)
    .replace(/ style="display: none"/, ' hidden');
}
