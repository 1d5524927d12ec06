import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The build of the web app lists the addresses of its pages here, as the router has them. */
const LIST = join('.vite', 'addresses.json');

/** What is known of an address that the app has a page at. */
export type SitePage = {
  /** Files the page loads once the app has started, below the folder of the app. */
  readonly files: readonly string[];
};

type Found = (path: string) => SitePage | null;

/** Finds the app's page at a path; null where it has none. Where the build brought no list, there is one at every path. */
export function readAddresses(folder: string): Found {
  const file = join(folder, LIST);
  if (!existsSync(file)) {
    return () => ({ files: [] });
  }
  const list = JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly string[]>;
  const pages = Object.entries(list).map(([address, files]) => ({
    pattern: toPattern(address),
    files,
  }));
  return (path) => pages.find(({ pattern }) => pattern.test(path)) ?? null;
}

/** Lets the browser load the files of a page beside those the app starts with, not after them. */
export function withFiles(html: string, { files }: SitePage): string {
  const links = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
  return links.length === 0 ? html : html.replace('</head>', `${links.join('')}</head>`);
}

/** `/dashboard/stores/:storeId/setup` as a pattern; a slash at the end leads to the same page. */
function toPattern(address: string): RegExp {
  const parts = address.split('/').filter((part) => part !== '');
  const matched = parts.map((part) =>
    part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(`^/${matched.join('/')}/?$`);
}
