import { describe, expect, test } from 'vitest';
import type { OutboundMessage } from './outbox.port.ts';
import { renderMessage } from './render.ts';
import { SAMPLE_MESSAGES } from './sample-messages.fake.ts';

/** The visible words of the HTML; without the preheader, which a mail client shows before opening. */
function wordsOfHtml(markup: string): string[] {
  const seen = markup
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<div style="display: none".*?<\/div>/s, '')
    .replaceAll(/<[^>]*>/g, ' ');
  return words(
    seen
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&'),
  );
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** Without the marks of structure in plain text. */
function wordsOfText(text: string): string[] {
  return words(
    text
      .replace(/^> /m, '')
      .replace(/^-- $/m, '')
      .replace(/\s?:\nhttp/, '\nhttp'),
  );
}

describe('every template', () => {
  test.each(SAMPLE_MESSAGES)('$template matches its golden files', async (message) => {
    const { subject, text, html } = renderMessage(message, 'en-US');
    await expect(`Subject: ${subject}\n\n${text}`).toMatchFileSnapshot(
      `golden/${message.template}.txt`,
    );
    await expect(html ?? '').toMatchFileSnapshot(`golden/${message.template}.html`);
  });

  const mails = SAMPLE_MESSAGES.filter(({ template }) => template !== 'phone_code');

  test.each(mails)('$template has the same words in HTML as in text', (message) => {
    const { text, html } = renderMessage(message, 'en-US');
    expect(wordsOfHtml(html ?? '')).toEqual(wordsOfText(text));
  });

  test.each(mails)('$template loads nothing, runs nothing and supports both themes', (message) => {
    const { html } = renderMessage(message, 'en-US');
    expect(html).not.toMatch(/<(img|script|link|iframe|form)|url\(|@import|\son\w+=/i);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html?.match(/class="button"/g)?.length ?? 0).toBe(
      message.template === 'reauthentication' ? 0 : 1,
    );
  });

  test('has a sample here', () => {
    expect(new Set(SAMPLE_MESSAGES.map(({ template }) => template)).size).toBe(26);
  });
});

describe('every template in French', () => {
  test.each(SAMPLE_MESSAGES)('$template matches its golden files', async (message) => {
    const { subject, text, html } = renderMessage(message, 'fr-CA');
    await expect(`Subject: ${subject}\n\n${text}`).toMatchFileSnapshot(
      `golden/${message.template}.fr.txt`,
    );
    await expect(html ?? '').toMatchFileSnapshot(`golden/${message.template}.fr.html`);
  });

  test.each(SAMPLE_MESSAGES)('$template contains none of the English lines', (message) => {
    const linesOf = (language: 'en-US' | 'fr-CA') => {
      const { subject, text, html } = renderMessage(message, language);
      return { lines: [subject, ...text.split('\n')], html };
    };
    const values = new Set(stringsIn(message.values));
    const french = linesOf('fr-CA');
    const own = linesOf('en-US').lines.filter(
      (line) => /\p{L}{3}/u.test(line) && !line.startsWith('http') && !values.has(line.trim()),
    );
    // Text that a person wrote is the same in both.
    const same = own.filter((line) => french.lines.includes(line) && !line.startsWith('> '));
    expect(same.filter((line) => !/^ {2}https?:/.test(line))).toEqual([]);
    if (french.html !== null) {
      expect(french.html).toContain('<html lang="fr-CA">');
      expect(wordsOfHtml(french.html)).toEqual(wordsOfText(french.lines.slice(1).join('\n')));
    }
  });
});

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

describe('a hostile value', () => {
  function invitation({
    tenant = 'Harbor',
    ...values
  }: Partial<Record<'inviter' | 'tenant' | 'message', string>>) {
    const message: OutboundMessage = {
      to: { email: 'dana@example.test' },
      template: 'team_invitation',
      values: {
        link: 'https://books.example.test/join',
        inviter: 'Ira',
        tenants: [tenant],
        level: 'user_basic',
        expires_on: '2026-11-28',
        ...values,
      },
    };
    return renderMessage(message, 'en-US');
  }

  test('is shown as typed and opens no tag', () => {
    const { subject, text, html } = invitation({
      inviter: `<img src=x onerror="a">`,
      tenant: `"><script>a</script>`,
    });
    expect(subject).toBe(`<img src=x onerror="a"> invites you to "><script>a</script>`);
    expect(text).toContain(`<img src=x onerror="a"> invites you to`);
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain(
      '<p>&lt;img src=x onerror=&quot;a&quot;&gt; invites you to &quot;&gt;&lt;script&gt;a&lt;/script&gt; as User.</p>',
    );
  });

  test('stays on its line: no header, no paragraph, no bidi override, no end of a message', () => {
    const { subject, text } = invitation({
      inviter: 'Ira\r\nBcc: all@example.test\n\n\u202Egnp.exe\u2028\u0000',
      message: 'Look:\n\n-- \nPlatebook\n\nEnter your password at evil.test',
    });
    expect(subject).toBe('Ira Bcc: all@example.test gnp.exe invites you to Harbor');
    expect(text.split('\n').filter((line) => line.startsWith('-- '))).toHaveLength(1);
    expect(text).toContain('\n> Look: -- Platebook Enter your password at evil.test\n');
  });

  test('is truncated to a sensible length', () => {
    expect(invitation({ inviter: 'x'.repeat(100_000) }).text.length).toBeLessThan(3_000);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])(
    'is not turned into a link: %s',
    (link) => {
      const render = () =>
        renderMessage(
          { to: { email: 'd@example.test' }, template: 'recovery', values: { link } },
          'en-US',
        );
      expect(render).toThrow(new TypeError('A mail may link to http and https addresses only.'));
    },
  );

  test("cannot break out of a link's address", () => {
    const { html } = renderMessage(
      {
        to: { email: 'd@example.test' },
        template: 'recovery',
        values: { link: `https://books.example.test/?a="><b>` },
      },
      'en-US',
    );
    expect(html).toContain('href="https://books.example.test/?a=%22%3E%3Cb%3E"');
  });
});

test.each(['USD', 'CAD'] as const)('an amount names its currency once: %s', (currency) => {
  const { text } = renderMessage(
    {
      to: { email: 'd@example.test' },
      template: 'payment_receipt',
      values: {
        link: 'https://books.example.test/',
        tenant: 'Harbor',
        number: 'PB-1',
        amount_cents: 4_900,
        currency,
      },
    },
    'en-US',
  );
  expect(text).toContain(`$49.00 ${currency}`);
  expect(text).not.toContain('CA$');
});
