import type { TenantScope } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { PreviewOptions } from './payouts.service.ts';

export type Workbook = { readonly name: string; readonly bytes: Uint8Array };

export type WorkpapersService = {
  readonly ofPayout: (
    scope: TenantScope,
    payoutId: string,
    options: PreviewOptions,
  ) => Promise<Workbook>;
  readonly ofImport: (
    scope: TenantScope,
    importId: string,
    options: PreviewOptions,
  ) => Promise<Workbook>;
};

export function createWorkpapersService(_deps: unknown): WorkpapersService {
  const notYet = (): Promise<Workbook> => Promise.reject(new AppError('import_not_ready'));
  return { ofPayout: notYet, ofImport: notYet };
}
