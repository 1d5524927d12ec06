/** What documentation a package's exports lack, by name. */
export type ExportsAudit = {
  readonly package: string;
  /** How many values it exports. */
  readonly exports: number;
  readonly 'no docstring': readonly string[];
  readonly 'no @example': readonly string[];
  readonly 'no @throws': readonly string[];
};

export const DOCUMENTED_PACKAGES: readonly string[];
export function auditExports(name: string): ExportsAudit;
export function compileExamples(name: string, ambient?: string): string[];
