import type { WorldClock } from '../core/clock.ts';
import type { Answer, Call } from '../core/call.ts';
import { bearerOf, jsonOf } from '../core/body.ts';
import type { Route } from '../core/provider-router.ts';
import { answerOrFault, answerWith, timeOf } from './answers.ts';
import { withBalances } from './balances.ts';
import { runBatch } from './batch.ts';
import type { Books } from './books.ts';
import { changeData } from './change-data.ts';
import type { Companies } from './companies.ts';
import { entityNamed } from './entities.ts';
import type { Entity } from './entity.ts';
import type { IntuitTokens } from './intuit-tokens.ts';
import { notFound, QboFault, realmNotGranted, tooLong, unauthorizedAnswer } from './qbo-fault.ts';
import type { QboObject, Saved } from './qbo-object.ts';
import { runQuery } from './run-query.ts';
import { singletonsOf } from './singletons.ts';
import { transactionList } from './transaction-list.ts';
import { upload } from './upload.ts';
import { create, remove, update, type WriteContext } from './write-object.ts';

export type ApiParts = {
  readonly companies: Companies;
  readonly tokens: IntuitTokens;
  readonly clock: WorldClock;
};

const LONGEST_REQUEST_ID = 50;

type Inside = { readonly call: Call; readonly books: Books; readonly time: string };

/**
 * 401 with its special shape for an invalid token, 403 for another company's, then the result of `compute` on the
 * company's books.
 */
function inCompany(
  { companies, tokens, clock }: ApiParts,
  call: Call,
  compute: (inside: Inside) => Answer,
): Answer {
  const granted = tokens.realmOf(bearerOf(call) ?? '');
  if (typeof granted === 'string') {
    return unauthorizedAnswer(
      granted === 'expired' ? 'Token expired' : 'Token invalid',
      clock.now(),
    );
  }
  const books = companies.books(granted.realmId);
  if (books === undefined) {
    return unauthorizedAnswer('Token invalid', clock.now());
  }
  const time = timeOf(books, clock);
  return answerOrFault(call, time, () => {
    if (call.params.realm !== granted.realmId) {
      throw realmNotGranted();
    }
    return withTrace(compute({ call, books, time }), time);
  });
}

function withTrace(answer: Answer, time: string): Answer {
  return {
    ...answer,
    headers: {
      ...answer.headers,
      intuit_tid: `1-${Date.parse(time).toString(16)}`,
      'qbo-version': '1965.150',
    },
  };
}

function entityOf(call: Call): Entity {
  const entity = entityNamed(call.params.entity ?? '');
  if (entity === undefined) {
    throw new QboFault(
      '500',
      'Unsupported Operation',
      `Operation ${call.params.entity ?? ''} is not supported`,
    );
  }
  return entity;
}

function sentObject(call: Call): QboObject {
  const sent = jsonOf(call);
  if (sent === undefined) {
    throw new QboFault(
      '2010',
      'Request has invalid or unsupported property',
      'The body is not a JSON object',
    );
  }
  return sent;
}

/** The same `requestid` returns the first response without repeating the write; only successes are remembered. */
function once({ call, books }: Inside, compute: () => Answer): Answer {
  const requestId = call.query.requestid;
  if (requestId === undefined || requestId === '') {
    return compute();
  }
  if (requestId.length > LONGEST_REQUEST_ID) {
    throw tooLong('requestid', LONGEST_REQUEST_ID);
  }
  const known = books.replay(requestId);
  if (known !== undefined) {
    return known;
  }
  const answer = compute();
  if (answer.status === 200) {
    books.remember(requestId, answer);
  }
  return answer;
}

function writeContext({ books, call }: Inside, clock: WorldClock): WriteContext {
  return { books, clock, include: call.query.include ?? '' };
}

function shown(entity: Entity, saved: Saved, books: Books): QboObject {
  return entity.name === 'Account' ? (withBalances(books, [saved])[0] ?? saved) : saved;
}

function write(parts: ApiParts, inside: Inside): Answer {
  const { call, books, time } = inside;
  const entity = entityOf(call);
  const sent = sentObject(call);
  const context = writeContext(inside, parts.clock);
  return once(inside, () => {
    if (call.query.operation === 'delete') {
      return answerWith(call, 200, { [entity.name]: remove(entity, sent, context) }, time);
    }
    const isUpdate = sent.Id !== undefined && sent.Id !== '';
    const saved = isUpdate ? update(entity, sent, context) : create(entity, sent, context);
    return answerWith(call, 200, { [entity.name]: shown(entity, saved, books) }, time);
  });
}

function singleton({ call, books, time }: Inside, name: string): Answer {
  const found = singletonsOf(books)[name];
  if (found === undefined) {
    throw notFound();
  }
  return answerWith(call, 200, { [name]: found() }, time);
}

function read({ call, books, time }: Inside): Answer {
  const entity = entityOf(call);
  const found = books.find(entity.name, call.params.id ?? '');
  if (found === undefined) {
    throw notFound();
  }
  return answerWith(call, 200, { [entity.name]: shown(entity, found, books) }, time);
}

function query({ call, books, time }: Inside): Answer {
  const text = call.query.query ?? call.body.toString('utf8');
  return answerWith(call, 200, { QueryResponse: runQuery(text, books, singletonsOf(books)) }, time);
}

/** The Accounting API v3 below `/v3/company/{realm}` (platform-apis 3.5 to 3.7). */
export function accountingRoutes(parts: ApiParts): readonly Route[] {
  const base = '/v3/company/:realm';
  const route = (
    method: 'get' | 'post',
    path: string,
    operation: string,
    compute: (inside: Inside) => Answer,
  ): Route => ({
    method,
    path: `${base}${path}`,
    operation,
    handler: (call) => inCompany(parts, call, compute),
  });
  const context = (inside: Inside) => writeContext(inside, parts.clock);
  return [
    route('get', '/query', 'query', query),
    route('post', '/query', 'query', query),
    route('get', '/cdc', 'cdc', ({ call, books, time }) =>
      answerWith(call, 200, changeData(call.query, books, parts.clock), time),
    ),
    route('post', '/batch', 'batch', (inside) =>
      once(inside, () =>
        answerWith(
          inside.call,
          200,
          runBatch(sentObject(inside.call), context(inside)),
          inside.time,
        ),
      ),
    ),
    route('post', '/upload', 'upload', (inside) =>
      once(inside, () =>
        answerWith(inside.call, 200, upload(inside.call, context(inside)), inside.time),
      ),
    ),
    route('get', '/preferences', 'preferences', (inside) => singleton(inside, 'Preferences')),
    route('get', '/companyinfo/:id', 'company', (inside) => singleton(inside, 'CompanyInfo')),
    route('get', '/reports/TransactionList', 'report', (inside) => ({
      status: 200,
      body: transactionList(inside.call.query, inside),
    })),
    route('get', '/:entity/:id', 'read', read),
    route('post', '/:entity', 'write', (inside) => write(parts, inside)),
  ];
}
