import type { ThemeName } from '@platebook/ui';

/** Applies a theme to the HTML of a public page, whose own theme script does not run in a preview. */
export function themedPage(html: string, theme: ThemeName): string {
  return html.replace(/<html\b/, `<html data-theme="${theme}"`);
}
