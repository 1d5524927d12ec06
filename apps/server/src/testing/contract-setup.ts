import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { readContract } from '../http/contract.ts';
import { CONTRACT_FILE } from '../locations.ts';

declare module 'vitest' {
  // Vitest reads the types of a global set-up's provided values from this interface.
  interface ProvidedContext {
    /** A file with the contract as JSON. */
    contractFile: string;
  }
}

/** Reads `openapi.yaml` once for all test files: parsing YAML takes half a second each time, JSON almost nothing. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'platebook-contract-'));
  const file = join(folder, 'contract.json');
  await writeFile(file, JSON.stringify(await readContract(CONTRACT_FILE)));
  project.provide('contractFile', file);
  return () => rm(folder, { recursive: true, force: true });
}
