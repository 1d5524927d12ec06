import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { Operation } from '../../src/http/contract.ts';
import { KILOBYTE, MASS_ASSIGNMENT, TEXTS, WRONG_VALUES } from './attack-values.ts';
import { encodeText, toWire } from './fuzz-requests.ts';
import type { Parts, WireRequest } from './fuzz-requests.ts';

type Attack = (request: WireRequest, parts: Parts, pick: Pick) => WireRequest | null;
/** A random choice, seeded by the run. */
type Pick = <Value>(options: readonly Value[]) => Value;

const JSON_TYPE = { 'content-type': 'application/json' };

function withBody(request: WireRequest, body: string): WireRequest | null {
  return typeof request.body === 'string'
    ? { ...request, body, headers: { ...request.headers, ...JSON_TYPE } }
    : null;
}

function fieldsOf({ body }: Parts): Record<string, unknown> | null {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? (body as Record<string, unknown>)
    : null;
}

const OVERSIZED = JSON.stringify({ padding: 'x'.repeat(1_100 * KILOBYTE) });

const BODY_ATTACKS: Readonly<Record<string, Attack>> = {
  'wrong value in a field': (request, parts, pick) => {
    const fields = fieldsOf(parts) ?? {};
    const names = Object.keys(fields);
    return names.length === 0
      ? null
      : withBody(request, JSON.stringify({ ...fields, [pick(names)]: pick(WRONG_VALUES) }));
  },
  'field left out': (request, parts, pick) => {
    const { [pick(Object.keys(fieldsOf(parts) ?? { none: 0 }))]: _left, ...rest } =
      fieldsOf(parts) ?? {};
    return withBody(request, JSON.stringify(rest));
  },
  'mass assignment': (request, parts, pick) => {
    const name = pick(Object.keys(MASS_ASSIGNMENT));
    const fields = fieldsOf(parts);
    return fields === null || name in fields
      ? null
      : withBody(request, JSON.stringify({ ...fields, [name]: MASS_ASSIGNMENT[name] }));
  },
  'every mass assignment': (request, parts) =>
    withBody(request, JSON.stringify({ ...MASS_ASSIGNMENT, ...fieldsOf(parts) })),
  'prototype key': (request, parts, pick) => {
    const key = pick(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']);
    const text = JSON.stringify(fieldsOf(parts) ?? {}).slice(1);
    const comma = text === '}' ? '' : ',';
    return withBody(request, `{"${key}":{"is_admin":true,"x":{"y":1}}${comma}${text}`);
  },
  'wrong top': (request, _parts, pick) =>
    withBody(request, JSON.stringify(pick(WRONG_VALUES)) ?? ''),
  'malformed JSON': (request, parts, pick) => {
    const text = JSON.stringify(parts.body) ?? '{}';
    return withBody(
      request,
      pick([
        text.slice(0, -1),
        `${text},`,
        `${text}${text}`,
        '{"a":01}',
        "{'a':1}",
        '{"a":\u0000}',
        '{"a":"\\ud8"}',
        '',
        'null,',
        '\uFEFF{',
        'a=b&c=d',
        '<a/>',
      ]),
    );
  },
  'deep nesting': (request, _parts, pick) => {
    const depth = pick([100, 1_000, 20_000]);
    return withBody(
      request,
      pick([
        '['.repeat(depth) + ']'.repeat(depth),
        '{"a":'.repeat(depth) + '1' + '}'.repeat(depth),
      ]),
    );
  },
  'oversized body': (request) => withBody(request, OVERSIZED),
  'wrong content type': (request, _parts, pick) =>
    request.body === null
      ? null
      : {
          ...request,
          body: typeof request.body === 'string' ? request.body : 'file=x',
          headers: {
            ...request.headers,
            'content-type': pick([
              'text/plain',
              'application/x-www-form-urlencoded',
              'multipart/form-data',
              'multipart/form-data; boundary=x',
              'application/xml',
              'application/json; charset=made-up',
              'application/json; charset=utf-16',
              'application/vnd.api+json',
              'x',
              '',
            ]),
          },
        },
  'content encoding': (request, parts, pick) =>
    typeof request.body === 'string'
      ? {
          ...request,
          headers: {
            ...request.headers,
            'content-encoding': pick(['gzip', 'br', 'deflate', 'made-up', 'identity']),
          },
          body: pick([request.body, gzipSync(JSON.stringify(parts.body) ?? '').toString('latin1')]),
        }
      : null,
};

const ADDRESS_ATTACKS: Readonly<Record<string, Attack>> = {
  'wrong path value': (request, parts, pick) => {
    const names = Object.keys(parts.path);
    if (names.length === 0) {
      return null;
    }
    const value = pick([
      ...TEXTS.filter((text) => text !== '' && text.length < KILOBYTE).map((text) =>
        encodeText(text),
      ),
      '%ff%fe',
      '%c0%ae',
      '%zz',
      '%',
      '%2e%2e%2f',
      'not-a-uuid',
      '00000000-0000-0000-0000-00000000000g',
      '0',
      '-1',
      'x'.repeat(2_000),
      '{id}',
      ':id',
      '*',
    ]);
    const known = encodeText(parts.path[pick(names)] ?? '');
    return { ...request, path: request.path.replace(known, () => value) };
  },
  'unknown query parameter': (request, _parts, pick) => ({
    ...request,
    query: joined(
      request.query,
      pick([
        'made_up=1',
        '__proto__[admin]=1',
        'constructor=1',
        'a[b][c]=d',
        'access_token=x',
        '=',
        '&&',
      ]),
    ),
  }),
  'duplicated query parameter': (request, parts, pick) => {
    const name = pick([...Object.keys(parts.query), 'limit', 'cursor', 'tenant_id']);
    return { ...request, query: joined(request.query, `${name}=1&${name}=2&${name}[]=3`) };
  },
  'wrong query value': (request, parts, pick) => {
    const name = pick([...Object.keys(parts.query), 'limit', 'cursor', 'tenant_id', 'state']);
    const value = encodeText(pick(TEXTS.filter((text) => text.length < KILOBYTE)));
    return { ...request, query: joined(request.query, `${name}=${value}`) };
  },
  'cursor of ours with other keys': (request, _parts, pick) => ({
    ...request,
    query: joined(
      request.query,
      `cursor=${Buffer.from(JSON.stringify(pick([['a', 'b'], ['\u0000', 'x'], [1, 2], ['2026-13-99', '', '', '', '', ''], {}, 'x', ['2026-01-01', 'a', 'b', 'c', 'd']]))).toString('base64url')}`,
    ),
  }),
};

const HEADER_ATTACKS: Readonly<Record<string, Attack>> = {
  'odd header': (request, _parts, pick) => ({
    ...request,
    headers: {
      ...request.headers,
      ...pick<Record<string, string>>([
        { accept: 'text/html' },
        { accept: 'application/vnd.pgrst.object+json' },
        { accept: '*/*;q=x' },
        { 'x-request-id': 'a b' },
        { 'x-request-id': 'x'.repeat(500) },
        { 'x-http-method-override': 'DELETE' },
        { 'x-forwarded-for': "127.0.0.1, '; --" },
        { 'x-supabase-api-version': '2024-01-01' },
        { 'x-supabase-api-version': 'zzz' },
        { range: 'bytes=0-18446744073709551615' },
        { 'if-none-match': '*' },
        { prefer: 'return=representation, made-up=1' },
        { 'accept-language': 'x'.repeat(4_000) },
        { origin: 'null' },
        { origin: 'https://evil.example' },
        { cookie: 'session=1; __proto__=x' },
        { 'last-event-id': '-1' },
        { 'last-event-id': '9'.repeat(40) },
      ]),
    },
  }),
  'odd token': (request, _parts, pick) => ({
    ...request,
    headers: {
      ...request.headers,
      authorization: pick([
        'Bearer',
        'Bearer ',
        'Bearer null',
        'Bearer a.b.c',
        'Basic YTpi',
        'bearer x y',
        'Bearer pbt_' + 'x'.repeat(32),
        'Bearer ' + 'x'.repeat(8_000),
        'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
      ]),
    },
  }),
};

function joined(query: string, more: string): string {
  return query === '' ? more : `${query}&${more}`;
}

const ATTACKS: Readonly<Record<string, Attack>> = {
  ...BODY_ATTACKS,
  ...ADDRESS_ATTACKS,
  ...HEADER_ATTACKS,
};

/** Invalid requests, each derived from a valid one. */
export function hostileRequests(
  operation: Operation,
  valid: fc.Arbitrary<Parts>,
): fc.Arbitrary<WireRequest> {
  return fc
    .tuple(valid, fc.constantFrom(...Object.entries(ATTACKS)), fc.infiniteStream(fc.nat()))
    .map(([parts, [attack, attacked], numbers]) => {
      const pick: Pick = (options) => {
        const at = (numbers.next().value as number) % Math.max(1, options.length);
        return options[at] as (typeof options)[number];
      };
      const request = attacked(toWire(operation, parts), parts, pick);
      return request === null ? null : { ...request, attack };
    })
    .filter((request) => request !== null);
}
