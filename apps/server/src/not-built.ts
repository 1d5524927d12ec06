import { AppError } from './http/errors.ts';
import type { Handler, Handlers, OperationId } from './http/operations.ts';
import type { Contract } from './http/contract.ts';

/** Operations of the contract that have no handler yet; each is refused as if the server were starting. */
export const NOT_BUILT = [
  'register',
  'getAuthConfig',
  'logout',
  'updateMyPassword',
  'listMySessions',
  'deleteMySession',
] as const satisfies readonly OperationId[];

type NotBuilt = Pick<Handlers, (typeof NOT_BUILT)[number]>;

export function notBuilt(contract: Contract): NotBuilt {
  const handle = () => Promise.reject(new AppError('service_unavailable'));
  return Object.fromEntries(
    NOT_BUILT.map((id) => {
      const { access } = contract.operations.find((operation) => operation.id === id) ?? {};
      const needs =
        access?.minLevel === 'anonymous'
          ? 'nobody'
          : access?.tenantFrom.startsWith('path.') === true
            ? 'tenant'
            : 'user';
      return [id, { needs, handle } as Handler];
    }),
  ) as unknown as NotBuilt;
}
