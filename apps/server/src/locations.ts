import { fileURLToPath } from 'node:url';

// This file and the bundle made from it (dist/main.js) sit equally deep, so these paths hold for both.
const at = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

export const MIGRATIONS_FOLDER = at('../migrations');
/** Names the release. */
export const PACKAGE_FILE = at('../package.json');
export const CONTRACT_FILE = at('../../../openapi.yaml');
export const WEB_FOLDER = at('../../web/dist');
export const DEMO_FOLDER = at('../../../demo');
/** Articles that come with the product. */
export const BLOG_FOLDER = at('../content/blog');
