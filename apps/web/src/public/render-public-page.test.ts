import { describe, expect, test } from 'vitest';
import { ADDRESSES } from '../app/addresses.ts';
import { language } from '../shared/language/language.ts';
import type {
  DemoContent,
  OfferedPlan,
  Post,
  PublicContent,
  PublicData,
  SurveyContent,
} from './public-data.ts';
import {
  PUBLIC_PATHS,
  publicPageAt,
  renderFailurePage,
  renderFeed,
  renderPublicPage,
  renderSiteMap,
} from './render-public-page.tsx';

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
  banners: [],
  support: { email: null, hours: null },
  prefersOther: false,
  isPreview: false,
  content: { kind: 'none' },
};

const draw = (path: string, data: Partial<PublicData> = {}) =>
  renderPublicPage({ path, data: { ...DATA, ...data } });

/** A page's visible text. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');

const POST: Post = {
  slug: 'one-entry',
  locale: 'en-US',
  title: 'One entry',
  summary: 'Why a payout becomes one entry in the books, and no more.',
  tags: ['Entries & rows'],
  author: 'Platebook',
  is_featured: true,
  reading_minutes: 4,
  published_at: '2026-11-03T12:00:00.000Z',
  updated_at: '2026-11-05T12:00:00.000Z',
  body_markdown: [
    'First <b onclick="x()">HTML</b> & [a link](/blog/other), [a bad one](javascript:alert(1)).',
    '## What it holds',
    '| Line | Amount |\n|---|---:|\n| **Net** | 3,290.50 |',
    '## What it holds',
    '## Why',
    '<script>alert("x")</script>',
  ].join('\n\n'),
  seo_title: null,
  seo_description: null,
  locales: ['en-US', 'fr-CA'],
  older: { slug: 'older-one', title: 'Older one' },
  newer: null,
};

const posts = (changes: Partial<Extract<PublicContent, { kind: 'posts' }>['list']> = {}) => ({
  kind: 'posts' as const,
  list: { items: [POST], page: 1, pages: 1, total: 1, tags: ['Entries & rows'], ...changes },
  q: null,
  tag: null,
});

const survey = (step: SurveyContent['step']): SurveyContent => ({
  kind: 'survey',
  title: 'How do payouts get into your books?',
  lead: 'Two questions.',
  count: 2,
  step,
});

const demo = (step: DemoContent['step']): DemoContent => ({ kind: 'demo', step });

const QUESTION: SurveyContent['step'] = {
  name: 'question',
  token: 'abc-1',
  number: 2,
  id: 'platforms',
  type: 'several',
  title: 'Which platforms?',
  options: [
    { id: 'ubereats', label: 'Uber Eats' },
    { id: 'doordash', label: 'DoorDash' },
  ],
  chosen: ['doordash'],
  text: '',
  isMissing: true,
};

const PAGES: readonly (readonly [path: string, status: number, content: PublicContent])[] = [
  ...PUBLIC_PATHS.filter((path) => !/\/(?:blog|survey|book-demo)$/.test(path)).map(
    (path) => [path, 200, { kind: 'none' }] as const,
  ),
  ['/blog', 200, posts()],
  ['/fr/blog', 200, posts({ items: [] })],
  ['/blog/one-entry', 200, { kind: 'post', post: POST }],
  ['/survey', 200, survey({ name: 'start' })],
  ['/fr/survey', 200, survey({ name: 'closed' })],
  ['/book-demo', 200, demo({ name: 'form' })],
  ['/fr/book-demo', 200, demo({ name: 'form' })],
  ['/nowhere', 404, { kind: 'nowhere', near: ['/support', '/login'] }],
  ['/fr/nowhere', 404, { kind: 'nowhere', near: ['/fr/support'] }],
  [
    '/blog/one-enty',
    404,
    { kind: 'no_post', isWithdrawn: false, near: [{ slug: 'one-entry', title: 'One entry' }] },
  ],
  ['/fr/blog/gone', 410, { kind: 'no_post', isWithdrawn: true, near: [] }],
];

describe.each(PAGES)('the page at %s', (path, expected, content) => {
  const { status, html } = draw(path, { content });
  const isFrench = path.startsWith('/fr');

  test('is a complete document with one title and one headline', () => {
    expect(status).toBe(expected);
    expect(html.startsWith(`<!doctype html><html lang="${isFrench ? 'fr-CA' : 'en'}"`)).toBe(true);
    expect(html.endsWith('</html>')).toBe(true);
    for (const once of [/<title>[^<]+<\/title>/g, /<h1[ >]/g, /<main[ >]/g]) {
      expect(html.match(once)).toHaveLength(1);
    }
    expect(html).toMatch(/<meta name="description" content="[^"]{20,190}"/);
  });

  test('needs nothing that the content security policy blocks', () => {
    expect(html).not.toMatch(/<[^>]*\s(?:style|on\w+)="|<style|href="javascript:/);
    const scripts = html.match(/<script[^>]*>[^<]*<\/script>/g) ?? [];
    const run = scripts.filter((script) => !script.includes('type="application/ld+json"'));
    expect(run).toHaveLength(2);
    expect(run.filter((script) => !/^<script src="\/[^"]+"><\/script>$/.test(script))).toEqual([]);
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\/(?!books\.example\.test\/)/);
  });

  test('has no dead links', () => {
    const targets = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
    const served = ['/docs/api', '/readyz', '/blog/feed.xml', '/fr/blog/feed.xml'];
    const isThere = (target: string) =>
      target.startsWith('#')
        ? html.includes(`id="${target.slice(1)}"`)
        : ADDRESSES.includes(target) ||
          served.includes(target) ||
          target.startsWith('mailto:') ||
          publicPageAt(target.replace(/\?.*$/, '')) !== null;
    expect(targets.length).toBeGreaterThan(5);
    expect(targets.filter((target) => !isThere(target))).toEqual([]);
  });

  test('has a separate URL for search engines in each language, or none', () => {
    if (expected !== 200) {
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('canonical');
    } else {
      const english = path.replace(/^\/fr/, '') || '/';
      const french = path === '/' ? '/fr' : `/fr${english === '/' ? '' : english}`;
      for (const tag of [
        `<link rel="canonical" href="https://books.example.test${path}"/>`,
        `<meta property="og:url" content="https://books.example.test${path}"/>`,
        `<link rel="alternate" hrefLang="en-US" href="https://books.example.test${english}"/>`,
        `<link rel="alternate" hrefLang="fr-CA" href="https://books.example.test${french}"/>`,
        `<link rel="alternate" hrefLang="x-default" href="https://books.example.test${english}"/>`,
      ]) {
        expect(html).toContain(tag);
      }
    }
  });

  test('links to itself in the other language, or to the front page there', () => {
    const to = /<a href="([^"]+)"[^>]*data-language="([^"]+)"/.exec(html)?.slice(1);
    const other = isFrench ? path.replace(/^\/fr/, '') || '/' : `/fr${path === '/' ? '' : path}`;
    const front = isFrench ? '/' : '/fr';
    expect(to).toEqual([expected === 200 ? other : front, isFrench ? 'en-US' : 'fr-CA']);
  });
});

describe('pricing', () => {
  test('a free plan alone is offered as such', () => {
    const words = wordsOf(draw('/').html);
    expect(words).toContain('Free on your own machine');
    expect(words).toContain('Unlimited clients, unlimited stores, unlimited team members');
  });

  test('other plans are shown with their own prices and limits', () => {
    const words = wordsOf(draw('/', { plans: [COMMUNITY, FIRM] }).html);
    expect(words).not.toContain('Free on your own machine');
    for (const text of [
      '$49.50 a month',
      'Up to 1,200 clients',
      'Up to 1 store ',
      '24 months of history',
      '14-day free trial',
    ]) {
      expect(words).toContain(text);
    }
  });

  test('without plans no price is invented', () => {
    for (const plans of [null, []]) {
      const pricing = /<section id="pricing".*?<\/section>/.exec(draw('/', { plans }).html)?.[0];
      expect(pricing).toContain('Prices aren’t available right now');
      expect(pricing).not.toContain('$');
    }
  });

  test('database values are text, never markup', () => {
    const name = '<script>alert("x")</script>';
    const { html } = draw('/', { plans: [COMMUNITY, { ...FIRM, name, description: '"&<b>' }] });
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;alert');
    expect(html).toContain('&quot;&amp;&lt;b&gt;');
  });
});

test('an invite code is requested if registering needs one', () => {
  const asks = (needsInvite: boolean | null) =>
    draw('/', { needsInvite }).html.includes('You’ll need an invite code.');
  expect([asks(true), asks(false), asks(null)]).toEqual([true, false, false]);
});

test('support shows its address and hours if set, and otherwise what to do', () => {
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

test('a failure shows its request number, as text', () => {
  const failed = renderFailurePage({ status: 500, requestId: 'a<b>7f' });
  expect(failed.status).toBe(500);
  expect(failed.html).toContain('a&lt;b&gt;7f');
  expect(wordsOf(failed.html)).toContain('Something went wrong on our side');
  expect(wordsOf(renderFailurePage({ status: 503, requestId: 'x' }).html)).toContain(
    'isn’t available right now',
  );
});

describe('the articles', () => {
  test('HTML and bad links in an article are text, and headings have their own ids', () => {
    const { html } = draw('/blog/one-entry', { content: { kind: 'post', post: POST } });
    expect(html).toContain('&lt;b onclick=&quot;x()&quot;&gt;HTML&lt;/b&gt; &amp; ');
    expect(html).toContain('&lt;script&gt;alert(');
    expect(html).not.toContain('javascript:');
    expect(html).toContain('<a class="');
    for (const id of ['what-it-holds', 'what-it-holds-2', 'why']) {
      expect(html).toContain(`<h2 id="${id}">`);
      expect(html).toContain(`<a href="#${id}"`);
    }
    expect(html).toMatch(/<div role="region" aria-label="Table 1" tabindex="0"[^>]*><table>/);
    expect(html).toContain('<td align="right">3,290.50</td>');
  });

  test('an article shows images of this site, with alternative text, and no others', () => {
    const body = '![A “slip”](/blog/images/a) ![Elsewhere](https://example.test/b.png)';
    const post = { ...POST, body_markdown: body };
    const { html } = draw('/blog/one-entry', { content: { kind: 'post', post } });
    expect(html.match(/<img [^>]*>/g)).toEqual([
      expect.stringMatching(/^<img (?=.*src="\/blog\/images\/a")(?=.*alt="A “slip”")/),
    ]);
    expect(html).toContain('Elsewhere');
  });

  test('search engines get the text written for them, readers the title', () => {
    const post = {
      ...POST,
      seo_title: 'Payout entries',
      seo_description: 'How a payout is booked.',
    };
    const { html } = draw('/blog/one-entry', { content: { kind: 'post', post } });
    expect(html).toContain('<title>Payout entries – Platebook</title>');
    expect(html).toContain('<meta name="description" content="How a payout is booked."/>');
    expect(html).toMatch(/<h1[^>]*>One entry<\/h1>/);
  });

  test('a previewed article has no script, and the complete text', () => {
    const content = { kind: 'post', post: POST } as const;
    const shown = draw('/blog/one-entry', { content }).html;
    const preview = draw('/blog/one-entry', { content, isPreview: true }).html;
    expect([shown.includes('<script'), preview.includes('<script')]).toEqual([true, false]);
    expect(preview.slice(preview.indexOf('<body'))).toBe(shown.slice(shown.indexOf('<body')));
  });

  test('an article shows its author, date, reading time, and related articles', () => {
    const { html } = draw('/blog/one-entry', { content: { kind: 'post', post: POST } });
    const words = wordsOf(html);
    expect(words).toContain('By Platebook');
    expect(words).toContain('Updated Nov 5, 2026');
    expect(words).toContain('4 min read');
    expect(html).toContain('href="/blog/older-one"');
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'One entry',
      datePublished: POST.published_at,
      dateModified: POST.updated_at,
      mainEntityOfPage: 'https://books.example.test/blog/one-entry',
    });
  });

  test('structured data cannot close its element', () => {
    const post = { ...POST, title: '</script><script>alert(1)</script>' };
    const { html } = draw('/blog/one-entry', { content: { kind: 'post', post } });
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({ headline: post.title });
  });

  test('an article in one language links to no other', () => {
    const post: Post = { ...POST, locales: ['en-US'] };
    const { html } = draw('/blog/one-entry', { content: { kind: 'post', post } });
    expect(html).toContain('rel="canonical"');
    expect(html).not.toContain('hrefLang="fr-CA" href="https');
  });

  test('a list keeps its search and its topic across pages', () => {
    const content = {
      ...posts({ page: 2, pages: 3, total: 25 }),
      q: 'a & b',
      tag: 'Entries & rows',
    };
    const { html } = draw('/blog', { content });
    expect(html).toContain('href="/blog?q=a+%26+b&amp;tag=Entries+%26+rows"');
    expect(html).toContain('href="/blog?q=a+%26+b&amp;tag=Entries+%26+rows&amp;page=3"');
    expect(wordsOf(html)).toContain('25 articles with “a & b”'.replace('&', '&amp;'));
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  test('a page past the last does not exist', () => {
    const content = posts({ items: [], page: 4, pages: 3, total: 25 });
    expect(draw('/blog', { content }).status).toBe(404);
  });

  test('the feed has the complete articles, escaped, and the date of the newest change', () => {
    const text = renderFeed({
      siteUrl: 'https://books.example.test',
      language: 'fr-CA',
      posts: [POST, { ...POST, slug: 'two', updated_at: '2026-11-09T12:00:00.000Z' }],
    });
    const textsOf = (name: string) =>
      [...text.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, one]) => one);
    expect(text).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr-CA">');
    expect(textsOf('title')).toEqual(['Blogue de Platebook', 'One entry', 'One entry']);
    expect(textsOf('id')).toEqual(
      ['', '/one-entry', '/two'].map((path) => `https://books.example.test/fr/blog${path}`),
    );
    expect(textsOf('updated')).toEqual([
      '2026-11-09T12:00:00.000Z',
      POST.updated_at,
      '2026-11-09T12:00:00.000Z',
    ]);
    expect(textsOf('content')[0]).toContain(
      '&lt;td align=&quot;right&quot;&gt;3,290.50&lt;/td&gt;',
    );
    expect(text).toContain('<category term="Entries &amp; rows"/>');
  });

  test('the sitemap has every page and article in its language', () => {
    const text = renderSiteMap('https://books.example.test', {
      'en-US': ['one-entry'],
      'fr-CA': ['une-seule'],
    });
    const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(found).toEqual(
      [...PUBLIC_PATHS, '/blog/one-entry', '/fr/blog/une-seule'].map(
        (path) => `https://books.example.test${path}`,
      ),
    );
  });
});

test('announcements are on every page, in its language, as text', () => {
  const banners: PublicData['banners'] = [
    {
      severity: 'incident',
      title: { 'en-US': 'Posting is <late>', 'fr-CA': 'La comptabilisation tarde' },
      body: { 'en-US': 'By an hour.', 'fr-CA': 'D’une heure.' },
    },
  ];
  const { html } = draw('/terms', { banners });
  expect(html).toMatch(/<aside aria-label="Announcements"/);
  expect(html).toContain('Posting is &lt;late&gt;');
  expect(wordsOf(draw('/fr/terms', { banners }).html)).toContain(
    'La comptabilisation tarde D’une heure.',
  );
  expect(draw('/terms').html).not.toContain('Announcements');
});

test('the other language is offered to its readers, in that language, and never otherwise', () => {
  const offered = draw('/support', { prefersOther: true }).html;
  expect(offered).toContain('<aside lang="fr-CA" aria-label="Cette page existe en français."');
  expect(draw('/fr/support', { prefersOther: true }).html).toContain('<aside lang="en-US"');
  expect(draw('/support').html).not.toContain('<aside');
});

test('a page rendered after a French page is in English again', () => {
  expect(wordsOf(draw('/fr').html)).toContain('Créer un compte');
  expect(language()).toBe('en-US');
  expect(wordsOf(renderFailurePage({ status: 500, requestId: 'x', path: '/fr/x' }).html)).toContain(
    'Une erreur s’est produite de notre côté',
  );
  expect(language()).toBe('en-US');
});

describe('the survey', () => {
  const drawStep = (step: SurveyContent['step'], path = '/survey/abc-1') =>
    draw(path, { content: survey(step) }).html;

  test('a question is a separate form, with the answer so far and the position', () => {
    const html = drawStep(QUESTION);
    expect(html).toMatch(/<form [^>]*action="\/survey\/abc-1" method="post"/);
    expect(html).toContain('<input type="hidden" name="question" value="platforms"/>');
    expect(html).toMatch(/type="checkbox" class="[^"]+" name="choice" checked="" value="doordash"/);
    expect(html).toMatch(/type="checkbox" class="[^"]+" name="choice" value="ubereats"/);
    expect(html).toContain('role="alert"');
    expect(html).toContain('href="/survey/abc-1?question=1"');
    const words = wordsOf(html);
    expect(words).toContain('Question 2 of 2');
    expect(words).toContain('Finish');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  test('in French its forms link to its French pages', () => {
    const html = drawStep(QUESTION, '/fr/survey/abc-1');
    expect(html).toMatch(/<form [^>]*action="\/fr\/survey\/abc-1" method="post"/);
    expect(wordsOf(html)).toContain('Question 2 sur 2');
  });

  test('its end, its back link, and its closed state say so', () => {
    expect(wordsOf(drawStep({ name: 'done', isJustNow: true }))).toContain('Thank you');
    expect(wordsOf(drawStep({ name: 'done', isJustNow: false }))).toContain(
      'You’ve already answered',
    );
    expect(wordsOf(drawStep({ name: 'saved', token: 'abc-1' }))).toContain(
      'https://books.example.test/survey/abc-1',
    );
    expect(wordsOf(drawStep({ name: 'closed' }, '/survey'))).toContain('This survey is closed');
  });
});

describe('the demo form', () => {
  const drawDemo = (step: DemoContent['step'], path = '/book-demo') =>
    draw(path, { content: demo(step) });

  test('asks for little, and has a hidden field for bots', () => {
    const { html } = drawDemo({ name: 'form' });
    expect(html).toMatch(/<form [^>]*action="\/book-demo" method="post"/);
    for (const name of ['name', 'email', 'business']) {
      expect(html).toMatch(new RegExp(`<input[^>]* required=""[^>]* name="${name}"`));
    }
    expect(html).toMatch(/<input[^>]* tabindex="-1"[^>]* name="website"/i);
    expect(html).not.toContain('aria-invalid');
  });

  test('that could not be sent says why, at each field and above them, keeping the input', () => {
    const values = {
      name: '',
      email: 'dana@',
      business: 'Juniper & Rye',
      role: 'owner',
      stores: '2_to_5',
      platforms: ['doordash'],
      books: '',
      message: 'Any morning.',
    };
    const step = { name: 'refused', values, problems: ['name', 'email'] } as const;
    const { status, html } = drawDemo(step, '/fr/book-demo');
    expect(status).toBe(422);
    expect(html).toMatch(/<form [^>]*action="\/fr\/book-demo" method="post"/);
    expect(html).toContain('role="alert"');
    expect(html).toMatch(/<a [^>]*href="#email"/);
    expect(html).not.toMatch(/<a [^>]*href="#business"/);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(html).toMatch(/name="email"[^>]* value="dana@"/);
    expect(html).toMatch(/name="business"[^>]* value="Juniper &amp; Rye"/);
    expect(html).toMatch(/name="platforms"[^>]* checked="" value="doordash"/);
    expect(html).toMatch(/<option value="2_to_5" selected="">/);
    expect(html).toContain('Any morning.</textarea>');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  test('confirms that it was sent', () => {
    const { status, html } = drawDemo({ name: 'sent' });
    expect(status).toBe(200);
    expect(wordsOf(html)).toContain('We got your request');
  });
});

test.each([
  [429, 'Too many forms in a short time'],
  [403, 'This form can’t be accepted'],
])('a form refused with %i says why', (status, text) => {
  const { status: sent, html } = renderFailurePage({ status, requestId: 'x', path: '/survey' });
  expect(sent).toBe(status);
  expect(wordsOf(html)).toContain(text);
});
