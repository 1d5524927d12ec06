import { AppError } from '../../http/errors.ts';
import type { Handlers } from '../../http/operations.ts';

export type AccountMappingHandlers = Pick<
  Handlers,
  | 'listBooksObjects'
  | 'createBooksRefresh'
  | 'getAccountMapping'
  | 'updateAccountMapping'
  | 'listAccountMappingChanges'
  | 'createAccountMappingUndo'
  | 'listAccountMappingTemplates'
  | 'createAccountMappingFromTemplate'
  | 'createMissingAccounts'
  | 'createAccountMappingCopy'
  | 'previewAccountMapping'
>;

const wait = {
  needs: 'tenant',
  handle: async (): Promise<never> => {
    throw new AppError('service_unavailable');
  },
} as const;

export function accountMappingRoutes(): AccountMappingHandlers {
  return {
    listBooksObjects: wait,
    createBooksRefresh: wait,
    getAccountMapping: wait,
    updateAccountMapping: wait,
    listAccountMappingChanges: wait,
    createAccountMappingUndo: wait,
    listAccountMappingTemplates: wait,
    createAccountMappingFromTemplate: wait,
    createMissingAccounts: wait,
    createAccountMappingCopy: wait,
    previewAccountMapping: wait,
  };
}
