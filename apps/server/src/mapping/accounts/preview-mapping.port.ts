import type { TenantScope } from '../../db/database.ts';
import type { Scope } from './account-mapping.store.ts';
import type { MappingPreview } from './mapping-views.ts';
import type { ComponentTarget } from './changed-wishes.ts';

/** The newest payout of a scope under its mapping with unsaved changes. Throws `store_not_found`. */
export type PreviewAccountMapping = (
  scope: TenantScope,
  request: Scope & { readonly changes: readonly ComponentTarget[] },
) => Promise<MappingPreview>;
