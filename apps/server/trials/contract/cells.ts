import type { Operation } from '../../src/http/contract.ts';
import { isSystemLevel } from '../../src/http/levels.ts';
import { expectedRefusal } from './expectation.ts';
import type { Refusal } from './expectation.ts';
import { NEEDS, REFUSED_BY_STATE } from './states.ts';
import { carriersOf, namesTheTenant, validRequest, withId } from './requests.ts';
import type { Carrier, Named, ValidRequest } from './requests.ts';
import type { Principal, World } from './world.ts';

export type Cell = {
  readonly operation: Operation;
  readonly principal: Principal;
  /** The object of the request: `own`, or which id is wrong and how. */
  readonly object: string;
  readonly request: ValidRequest;
  /** The wrong id. */
  readonly wrongId: string | null;
  readonly expected: Expected;
  /** Statements that put our tenant into the state that the request needs. */
  readonly needs: string | null;
};

export type Expected =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The caller is authorized: the operation succeeds, or fails for one of these reasons. */
  | { readonly kind: 'admitted'; readonly codes: readonly string[] }
  /** An object out of reach. */
  | { readonly kind: 'not_found'; readonly codes: readonly string[] }
  /** Any response, but the same for a foreign and a nonexistent id. */
  | { readonly kind: 'declared' };

/** A foreign id and a nonexistent one in the same place: their responses must not differ. */
export type Twins = { readonly foreign: Cell; readonly nonexistent: Cell };

export type OperationCells = { readonly single: readonly Cell[]; readonly twins: readonly Twins[] };

const NONEXISTENT = '00000000-0000-4000-8000-000000000000';

export function cellsOf(world: World, operation: Operation): OperationCells {
  return {
    single: world.principals.map((principal) => ownCell(world, operation, principal)),
    twins: world.principals.flatMap((principal) => twinsOf(world, operation, principal)),
  };
}

function ownCell(world: World, operation: Operation, principal: Principal): Cell {
  const named = { ...world.ours, ...principal.own };
  const request = validRequest(world.contract, operation, named);
  const reach = operation.access.tenantFrom === 'none' ? 'unnamed' : 'ours';
  const refusal = expectedRefusal(operation, principal.name, reach);
  // An operation without a declared success responds to everybody that it is disabled.
  const isOff = Object.keys(operation.answers).every((status) => Number(status) >= 400);
  const byState = isOff ? operation.errorCodes : (REFUSED_BY_STATE[operation.id] ?? []);
  return {
    operation,
    principal,
    object: 'own',
    request,
    wrongId: null,
    needs: refusal === null ? (NEEDS[operation.id]?.(named) ?? null) : null,
    expected:
      refusal === null ? { kind: 'admitted', codes: byState } : { kind: 'refused', refusal },
  };
}

function twinsOf(world: World, operation: Operation, principal: Principal): Twins[] {
  // An anonymous caller has no own object next to which a foreign id could be placed.
  const carriers = carriersOf(world.contract, operation);
  // An operator works in every tenant, so a foreign object is in reach.
  return operation.access.minLevel === 'anonymous' || isSystemLevel(operation.access.minLevel)
    ? []
    : carriers.map((carrier) => ({
        foreign: wrongCell(world, { operation, principal, carrier }, 'foreign'),
        nonexistent: wrongCell(world, { operation, principal, carrier }, 'nonexistent'),
      }));
}

type Place = {
  readonly operation: Operation;
  readonly principal: Principal;
  readonly carrier: Carrier;
};

function wrongCell(world: World, place: Place, how: 'foreign' | 'nonexistent'): Cell {
  const { operation, principal, carrier } = place;
  const own = { ...world.ours, ...principal.own };
  const value = how === 'foreign' ? (world.theirs[carrier.kind] ?? NONEXISTENT) : NONEXISTENT;
  // A foreign tenant is combined with its own foreign objects; a foreign object, with our own parent.
  const named: Named = namesTheTenant(operation, carrier) ? { ...own, ...world.theirs } : own;
  const request = withId(validRequest(world.contract, operation, named), operation, {
    carrier,
    value,
    named,
  });
  return {
    operation,
    principal,
    object: `${how} ${carrier.place}.${carrier.name}`,
    request,
    wrongId: value,
    needs: null,
    expected: expectationFor(place),
  };
}

function expectationFor({ operation, principal, carrier }: Place): Expected {
  const namesTenant = namesTheTenant(operation, carrier);
  const isUnnamed = operation.access.tenantFrom === 'none';
  const refusal = expectedRefusal(
    operation,
    principal.name,
    namesTenant ? 'not_theirs' : isUnnamed ? 'unnamed' : 'ours',
  );
  if (refusal !== null) {
    return { kind: 'refused', refusal };
  }
  const notFound = operation.errorCodes.filter((code) => code.endsWith('_not_found'));
  return carrier.place === 'path'
    ? { kind: 'not_found', codes: [...notFound, ...(REFUSED_BY_STATE[operation.id] ?? [])] }
    : { kind: 'declared' };
}
