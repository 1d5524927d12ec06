import { expect, test } from 'vitest';
import { CONTRACT_FILE } from '../locations.ts';
import { readContract } from './contract.ts';
import type { Operation } from './contract.ts';
import { compileValidators } from './validation.ts';

const contract = await readContract(CONTRACT_FILE);

test('every schema of the contract compiles, although the server compiles each on first use', () => {
  const validators = compileValidators(contract, { answers: true });
  const broken = contract.operations.flatMap((operation) => {
    const { path, query, body, answer } = validators.get(operation.id) ?? {};
    const uses = [
      () => path?.({}),
      () => query?.({}),
      () => body?.({}),
      ...Object.keys(operation.answers).map((status) => () => answer?.(Number(status), {})),
    ];
    return uses.flatMap((use) => faultOf(operation, use));
  });
  expect(broken).toEqual([]);
});

test('a schema that does not compile is not treated as one that admits everything', () => {
  const [first] = contract.operations.filter(({ body }) => body?.type === 'application/json');
  const schema = { type: 'object', requierd: ['name'] };
  const operation = { ...first, body: { type: 'application/json', media: { schema } } };
  const validators = compileValidators(
    { ...contract, operations: [operation as Operation] },
    { answers: false },
  );
  expect(() => validators.get(operation.id ?? '')?.body?.({})).toThrow(
    'strict mode: unknown keyword: "requierd"',
  );
});

function faultOf({ id }: Operation, use: () => unknown): string[] {
  try {
    use();
    return [];
  } catch (error) {
    return [`${id}: ${String(error)}`];
  }
}
