import { describe, expect, test } from 'vitest';
import { CONTRACT_FILE } from '../locations.ts';
import { readContract } from './contract.ts';
import type { Contract, JsonSchema } from './contract.ts';
import { compilePresenters } from './present.ts';

const contract = await readContract(CONTRACT_FILE);

/** A contract with one operation that has this envelope data, and with these named schemas. */
function contractOf(data: JsonSchema, schemas: Contract['schemas'] = {}): Contract {
  const [operation] = contract.operations;
  if (operation === undefined) {
    throw new Error('The contract has operations.');
  }
  const schema = closed({ status: { type: 'string' }, message: { type: 'string' }, data });
  const answers = { '200': { description: '', content: { 'application/json': { schema } } } };
  return { ...contract, schemas, operations: [{ ...operation, id: 'listPayouts', answers }] };
}

function closed(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: 'object', additionalProperties: false, properties };
}

function present(declared: Contract, data: unknown, status = 200): unknown {
  return compilePresenters(declared).get('listPayouts')?.(status, data);
}

const PAYOUT = closed({
  id: { type: 'string' },
  payout_on: { type: 'string', format: 'date' },
  net_cents: { type: 'integer' },
  store_id: { type: ['string', 'null'] },
  posted_at: { type: ['string', 'null'], format: 'date-time' },
});
const POSTED_AT = new Date('2026-11-10T08:30:00.000Z');
const ROW = { id: 'p1', payoutOn: '2026-11-10', netCents: -5, storeId: null, postedAt: POSTED_AT };
const WIRE = {
  id: 'p1',
  payout_on: '2026-11-10',
  net_cents: -5,
  store_id: null,
  posted_at: '2026-11-10T08:30:00.000Z',
};

describe('the data of a response', () => {
  test('is named as in the contract, without undeclared properties', () => {
    const row = { ...ROW, passwordHash: 'secret', password_hash: 'secret' };
    expect(present(contractOf(PAYOUT), row)).toEqual(WIRE);
  });

  test('keeps names that already match', () => {
    expect(present(contractOf(PAYOUT), WIRE)).toEqual(WIRE);
  });

  test('omits undefined values, and includes null and zero', () => {
    const row = { id: '', netCents: 0, storeId: null, postedAt: undefined };
    expect(present(contractOf(PAYOUT), row)).toEqual({ id: '', net_cents: 0, store_id: null });
  });

  test('is presented through lists, references and nullable values', () => {
    const page = closed({
      items: { type: 'array', items: { $ref: '#/components/schemas/Payout' } },
      newest_payout: { oneOf: [{ $ref: '#/components/schemas/Payout' }, { type: 'null' }] },
      oldest_payout: { anyOf: [{ type: 'null' }, { $ref: '#/components/schemas/Payout' }] },
    });
    const declared = contractOf(page, { Payout: PAYOUT });
    const data = { items: [ROW, ROW], newestPayout: ROW, oldestPayout: null };
    expect(present(declared, data)).toEqual({
      items: [WIRE, WIRE],
      newest_payout: WIRE,
      oldest_payout: null,
    });
  });

  test('may be recursive', () => {
    const step = closed({
      took_ms: { type: 'integer' },
      sub_steps: { type: 'array', items: { $ref: '#/components/schemas/Step' } },
    });
    const declared = contractOf({ $ref: '#/components/schemas/Step' }, { Step: step });
    const data = { tookMs: 3, subSteps: [{ tookMs: 2, subSteps: [{ tookMs: 1, subSteps: [] }] }] };
    expect(present(declared, data)).toEqual({
      took_ms: 3,
      sub_steps: [{ took_ms: 2, sub_steps: [{ took_ms: 1, sub_steps: [] }] }],
    });
  });

  test('is unchanged where the contract leaves it open', () => {
    const declared = contractOf(
      closed({ details: { type: 'object', additionalProperties: true } }),
    );
    const data = { details: { someKey: 1, other_key: { deeperKey: [2] } } };
    expect(present(declared, data)).toEqual(data);
  });

  test('with an undeclared status is a server error', () => {
    expect(() => present(contractOf(PAYOUT), ROW, 201)).toThrow(
      'listPayouts does not declare the status 201.',
    );
  });
});

test('every envelope of the contract can be presented', () => {
  const presenters = compilePresenters(contract);
  const wire = contract.operations.filter((operation) => operation.wire === 'envelope');
  const statuses = wire.flatMap(({ id, answers }) =>
    Object.entries(answers)
      .filter(([status, { content }]) => status < '300' && content?.['application/json'])
      .map(([status]) => ({ id, status: Number(status) })),
  );
  expect(statuses.length).toBeGreaterThan(200);
  for (const { id, status } of statuses) {
    expect(presenters.get(id)?.(status, null), id).toBeNull();
  }
});
