import { describe, expect, test } from 'vitest';
import { ADDRESSES } from '../app/addresses.ts';
import type { OfferedPlan, PublicData } from './public-data.ts';
import { PUBLIC_PATHS, renderFailurePage, renderPublicPage } from './render-public-page.tsx';

const COMMUNITY: OfferedPlan = {
  code: 'community',
  name: 'Community',
  description: 'Everything, on your own machine.',
  price_cents: null,
  currency: 'USD',
  interval: 'month',
  trial_days: 0,
  limits: { clients: null, stores: null, channels: null, users: null, history_months: null },
};

const FIRM: OfferedPlan = {
  ...COMMUNITY,
  code: 'firm',
  name: 'Firm',
  description: 'For a firm of advisers.',
  price_cents: 4_950,
  trial_days: 14,
  limits: { clients: 1_200, stores: 1, channels: null, users: null, history_months: 24 },
};

const DATA: PublicData = {
  siteUrl: 'https://books.example.test',
  plans: [COMMUNITY],
  needsInvite: true,
  support: { email: null, hours: null },
};

const draw = (path: string, data: Partial<PublicData> = {}) =>
  renderPublicPage({ path, data: { ...DATA, ...data } });

/** The words of a page as one reads them. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');

describe.each([...PUBLIC_PATHS, '/nowhere'])('the page at %s', (path) => {
  const { status, html } = draw(path);

  test('is a whole document with one title and one headline', () => {
    expect(status).toBe(path === '/nowhere' ? 404 : 200);
    expect(html.startsWith('<!doctype html><html lang="en"')).toBe(true);
    expect(html.endsWith('</html>')).toBe(true);
    for (const once of [/<title>[^<]+<\/title>/g, /<h1[ >]/g, /<main[ >]/g]) {
      expect(html.match(once)).toHaveLength(1);
    }
    expect(html).toMatch(/<meta name="description" content="[^"]{20,160}"/);
  });

  test('needs nothing that the content security policy refuses', () => {
    expect(html).not.toMatch(/<style|\sstyle="|\son\w+="|javascript:/);
    const scripts = html.match(/<script[^>]*>[^<]*<\/script>/g) ?? [];
    expect(scripts).toHaveLength(2);
    expect(scripts.filter((script) => !/^<script src="\/[^"]+"><\/script>$/.test(script))).toEqual(
      [],
    );
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\/(?!books\.example\.test\/)/);
  });

  test('leads nowhere that does not exist', () => {
    const targets = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
    const served = ['/docs/api', '/readyz'];
    const lost = targets.filter((target) =>
      target.startsWith('#')
        ? !html.includes(`id="${target.slice(1)}"`)
        : !ADDRESSES.includes(target) && !served.includes(target) && !target.startsWith('mailto:'),
    );
    expect(targets.length).toBeGreaterThan(5);
    expect(lost).toEqual([]);
  });

  test('has an address of its own for search engines, or none', () => {
    if (path === '/nowhere') {
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('canonical');
    } else {
      expect(html).toContain(`<link rel="canonical" href="https://books.example.test${path}"/>`);
      expect(html).toContain(
        `<meta property="og:url" content="https://books.example.test${path}"/>`,
      );
    }
  });
});

describe('pricing', () => {
  test('the free plan alone is offered as what it is', () => {
    const words = wordsOf(draw('/').html);
    expect(words).toContain('Free on your own machine');
    expect(words).toContain('Unlimited clients, unlimited stores, unlimited team members');
  });

  test('other plans stand with their own prices and limits', () => {
    const words = wordsOf(draw('/', { plans: [COMMUNITY, FIRM] }).html);
    expect(words).not.toContain('Free on your own machine');
    for (const said of [
      '$49.50 a month',
      'Up to 1,200 clients',
      'Up to 1 store ',
      '24 months of history',
      '14-day free trial',
    ]) {
      expect(words).toContain(said);
    }
  });

  test('without plans no price is made up', () => {
    for (const plans of [null, []]) {
      const pricing = /<section id="pricing".*?<\/section>/.exec(draw('/', { plans }).html)?.[0];
      expect(pricing).toContain('Prices aren’t available right now');
      expect(pricing).not.toContain('$');
    }
  });

  test('what the database says is text, never markup', () => {
    const name = '<script>alert("x")</script>';
    const { html } = draw('/', { plans: [COMMUNITY, { ...FIRM, name, description: '"&<b>' }] });
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;alert');
    expect(html).toContain('&quot;&amp;&lt;b&gt;');
  });
});

test('an invite code is asked for where registering needs one', () => {
  const asks = (needsInvite: boolean | null) =>
    draw('/', { needsInvite }).html.includes('You’ll need an invite code.');
  expect([asks(true), asks(false), asks(null)]).toEqual([true, false, false]);
});

test('support names its address and hours where there are some, and what to do where not', () => {
  const named = draw('/support', {
    support: { email: 'help@books.example.test', hours: '9 to 5' },
  });
  expect(named.html).toContain('href="mailto:help@books.example.test"');
  expect(named.html).toContain('Hours: 9 to 5');
  const nobody = draw('/support').html;
  expect(nobody).not.toContain('mailto:');
  expect(nobody).not.toContain('Hours:');
  expect(nobody).toContain('Ask the person who runs it');
});

test('a failure says its request number, as text', () => {
  const failed = renderFailurePage({ status: 500, requestId: 'a<b>7f' });
  expect(failed.status).toBe(500);
  expect(failed.html).toContain('a&lt;b&gt;7f');
  expect(wordsOf(failed.html)).toContain('Something went wrong on our side');
  expect(wordsOf(renderFailurePage({ status: 503, requestId: 'x' }).html)).toContain(
    'isn’t available right now',
  );
});
