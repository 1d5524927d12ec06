import { fileURLToPath } from 'node:url';

// This file and the bundle made from it (dist/main.js) are equally deep, so these paths are valid for both.
const at = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

export const MIGRATIONS_FOLDER = at('../migrations');
/** Contains the release's version. */
export const PACKAGE_FILE = at('../package.json');
export const CONTRACT_FILE = at('../../../openapi.yaml');
export const WEB_FOLDER = at('../../web/dist');
export const DEMO_FOLDER = at('../../../demo');
/** Articles shipped with the product. */
export const BLOG_FOLDER = at('../content/blog');
