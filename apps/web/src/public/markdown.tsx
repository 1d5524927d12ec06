import { Link } from '@platebook/ui';
import { marked, type MarkedToken, type Token, type Tokens } from 'marked';
import type { ReactNode } from 'react';
import * as styles from './blog.css.ts';

export type Heading = { readonly id: string; readonly text: string };

/** The second-level headings of a text, with their rendered ids. */
export function headingsOf(markdown: string): Heading[] {
  const idOf = createIds();
  return marked
    .lexer(markdown)
    .filter((token): token is Tokens.Heading => token.type === 'heading')
    .map((token) => ({
      id: idOf(plain(token.tokens)),
      text: plain(token.tokens),
      depth: token.depth,
    }))
    .filter(({ depth }) => depth === 2)
    .map(({ id, text }) => ({ id, text }));
}

type MarkdownProps = {
  text: string;
  /** The accessible names of scrollable regions. */
  tableLabel: (number: number) => string;
  codeLabel: string;
};

/**
 * Renders Markdown as elements. HTML in it is escaped, links may use `https:`, `mailto:` and site paths, images must be
 * on this site, and tables and code are scrollable regions.
 */
export function Markdown({ text, ...labels }: MarkdownProps) {
  const context = { ...labels, idOf: createIds(), nextTable: createCounter() };
  return <>{marked.lexer(text).map((token, at) => block(token, at, context))}</>;
}

type Context = Omit<MarkdownProps, 'text'> & {
  readonly idOf: (text: string) => string;
  readonly nextTable: () => number;
};

function block(blockToken: Token, key: number, context: Context): ReactNode {
  const token = blockToken as MarkedToken;
  if (token.type === 'heading') {
    return heading(token, key, context);
  }
  if (token.type === 'paragraph') {
    return <p key={key}>{inline(token.tokens)}</p>;
  }
  if (token.type === 'text') {
    return inline(token.tokens ?? [token]);
  }
  if (token.type === 'list') {
    return list(token, key, context);
  }
  if (token.type === 'table') {
    return <Table key={key} token={token} label={context.tableLabel(context.nextTable())} />;
  }
  if (token.type === 'code') {
    return (
      <Region key={key} label={context.codeLabel}>
        <pre>
          <code>{token.text}</code>
        </pre>
      </Region>
    );
  }
  if (token.type === 'blockquote') {
    const quoted = token.tokens.map((one, at) => block(one, at, context));
    return <blockquote key={key}>{quoted}</blockquote>;
  }
  if (token.type === 'hr') {
    return <hr key={key} />;
  }
  return token.type === 'html' ? <p key={key}>{token.text}</p> : null;
}

function heading(token: Tokens.Heading, key: number, { idOf }: Context): ReactNode {
  const id = idOf(plain(token.tokens));
  const text = inline(token.tokens);
  return token.depth <= 2 ? (
    <h2 key={key} id={id}>
      {text}
    </h2>
  ) : (
    <h3 key={key} id={id}>
      {text}
    </h3>
  );
}

function list(token: Tokens.List, key: number, context: Context): ReactNode {
  const items = token.items.map((item, at) => (
    <li key={at}>{item.tokens.map((one, place) => block(one, place, context))}</li>
  ));
  return token.ordered ? <ol key={key}>{items}</ol> : <ul key={key}>{items}</ul>;
}

/** A scrollable region: focusable, so that arrow keys can scroll it. */
function Region({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div {...{ role: 'region', 'aria-label': label, tabIndex: 0 }} className={styles.tableRegion}>
      {children}
    </div>
  );
}

function Table({ token, label }: { token: Tokens.Table; label: string }) {
  const alignOf = (at: number) => token.align[at] ?? undefined;
  return (
    <Region label={label}>
      <table>
        <thead>
          <tr>
            {token.header.map((cell, at) => (
              <th key={at} scope="col" align={alignOf(at)}>
                {inline(cell.tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {token.rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, at) => (
                <td key={at} align={alignOf(at)}>
                  {inline(cell.tokens)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Region>
  );
}

function inline(tokens: readonly Token[]): ReactNode {
  return tokens.map((token, at) => span(token as MarkedToken, at));
}

function span(token: MarkedToken, key: number): ReactNode {
  if (token.type === 'strong') {
    return <strong key={key}>{inline(token.tokens)}</strong>;
  }
  if (token.type === 'em') {
    return <em key={key}>{inline(token.tokens)}</em>;
  }
  if (token.type === 'codespan') {
    return <code key={key}>{token.text}</code>;
  }
  if (token.type === 'br') {
    return <br key={key} />;
  }
  if (token.type === 'link' && isSafe(token.href)) {
    return (
      <Link key={key} href={token.href}>
        {inline(token.tokens)}
      </Link>
    );
  }
  if (token.type === 'image' && isOwn(token.href)) {
    return (
      <img key={key} src={token.href} alt={token.text} loading="lazy" className={styles.image} />
    );
  }
  if ('tokens' in token && token.tokens !== undefined) {
    return inline(token.tokens);
  }
  return 'text' in token ? token.text : null;
}

function plain(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      'tokens' in token && token.tokens !== undefined
        ? plain(token.tokens)
        : 'text' in token
          ? String(token['text'])
          : '',
    )
    .join('');
}

function isSafe(href: string): boolean {
  return /^(?:https:\/\/|mailto:|\/(?!\/)|#)/.test(href);
}

/** Whether a URL is on this site; the pages' CSP allows no other images. */
function isOwn(href: string): boolean {
  return /^\/(?!\/)/.test(href);
}

/** Generates unique heading ids from their lowercased words. */
function createIds(): (text: string) => string {
  const seen = new Map<string, number>();
  return (text) => {
    const words = text
      .normalize('NFD')
      .replaceAll(/\p{Mark}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g);
    const id = words?.join('-') ?? 'part';
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return times === 1 ? id : `${id}-${times}`;
  };
}

/** Counts from 1. */
function createCounter(): () => number {
  let count = 0;
  return () => {
    count += 1;
    return count;
  };
}
