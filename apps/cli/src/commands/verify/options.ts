import type { PolicyOptions } from '../../policy/options.ts';
import type { GlobalOptions } from '../global-options.ts';

export const VERIFY_FORMATS = ['table', 'json'] as const;

export type VerifyFormat = (typeof VERIFY_FORMATS)[number];

export type VerifyOptions = GlobalOptions &
  PolicyOptions & { readonly entries: string; readonly format?: VerifyFormat };
