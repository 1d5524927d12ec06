import type { ThemeName } from '@platebook/ui';

/** The HTML of a whole public page in a theme; pages choose theirs by a script, which a preview does not run. */
export function themedPage(html: string, theme: ThemeName): string {
  return html.replace(/<html\b/, `<html data-theme="${theme}"`);
}
