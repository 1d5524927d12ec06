type Builds = { readonly buildStale: (targets: readonly string[]) => Promise<readonly string[]> };

const BUILDS = new URL('../../../../scripts/stale.mjs', import.meta.url).href;

/** Builds the program for tests of other workspaces, if it has changed. */
export async function setup(): Promise<void> {
  const { buildStale } = (await import(BUILDS)) as Builds;
  await buildStale(['apps/cli']);
}
