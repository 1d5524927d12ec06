/** Schemes that run code in the page that opened them. */
const NEVER = ['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:', 'filesystem:'];

export type RedirectRule = {
  readonly siteUrl: string;
  /** Patterns as in GoTrue: `*` is anything but `.` and `/`, `**` anything, `?` one character. */
  readonly allowList: readonly string[];
};

/**
 * The final redirect of a mailed link (`reliability.md` 1.4): the requested URL if it is on this site (any port of a
 * loopback site) or matches the allow-list, otherwise the site itself. Of numeric hosts only loopback can be allowed.
 * The result has no fragment: that is where the session is put.
 */
export function redirectTarget(
  rule: RedirectRule,
  requested: readonly (string | undefined)[],
): string {
  for (const candidate of requested) {
    const target = candidate === undefined ? null : allowedTarget(rule, candidate);
    if (target !== null) {
      return target;
    }
  }
  return new URL(rule.siteUrl).href;
}

function allowedTarget({ siteUrl, allowList }: RedirectRule, text: string): string | null {
  // Characters that a browser would strip or normalize are rejected before parsing.
  if (text === '' || text.length > 2_048 || /[\s\\\p{Cc}]/u.test(text) || !URL.canParse(text)) {
    return null;
  }
  const url = new URL(text);
  if (NEVER.includes(url.protocol) || url.username !== '' || url.password !== '') {
    return null;
  }
  url.hash = '';
  if (isOnSite(url, new URL(siteUrl)) && isSpelledPlainly(text, url)) {
    return url.href;
  }
  if (isNumeric(url.hostname) && !(isLoopback(url.hostname) && isSpelledPlainly(text, url))) {
    return null;
  }
  const [place = ''] = text.split('#');
  return allowList.some((pattern) => toRegExp(pattern).test(place)) ? url.href : null;
}

function isOnSite(url: URL, site: URL): boolean {
  return (
    url.protocol === site.protocol &&
    url.hostname === site.hostname &&
    (url.port === site.port || isLoopback(site.hostname))
  );
}

/** The parser also reads `http://2130706433/` and `http://0x7f.1/` as 127.0.0.1. */
function isSpelledPlainly(text: string, url: URL): boolean {
  return text.slice(url.protocol.length).toLowerCase().startsWith(`//${url.host}`);
}

function isNumeric(hostname: string): boolean {
  return hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

const GLOB: Readonly<Record<string, string>> = { '**': '.*', '*': '[^./]*', '?': '[^./]' };

function toRegExp(pattern: string): RegExp {
  const source = pattern.replaceAll(
    /\*\*|[*?]|[^*?]+/g,
    (part) => GLOB[part] ?? part.replaceAll(/[\\^$.|+()[\]{}]/g, String.raw`\$&`),
  );
  return new RegExp(`^${source}$`);
}
