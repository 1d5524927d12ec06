import type { Express } from 'express';
import { createApp } from '../http/app.ts';
import { neededBy } from '../http/bind.ts';
import { readContract } from '../http/contract.ts';
import { AppError } from '../http/errors.ts';
import type { Handlers } from '../http/operations.ts';
import type { PublicSite } from '../http/pages-module.ts';
import { compilePresenters } from '../http/present.ts';
import { createUploadMemory } from '../http/upload-memory.ts';
import { CONTRACT_FILE } from '../locations.ts';
import { createLogger } from '../platform/logger.ts';

export const contract = await readContract(CONTRACT_FILE);

/** Every handler throws, except those a test provides. */
export function handlersWith(handlers: Partial<Handlers>): Handlers {
  const all = contract.operations.map((operation) => [
    operation.id,
    {
      needs: neededBy(operation),
      handle: () => Promise.reject(new AppError('service_unavailable')),
    },
  ]);
  return { ...(Object.fromEntries(all) as Handlers), ...handlers };
}

/** A site without data, whose plans cannot be read. */
export const SITE: PublicSite = {
  siteUrl: 'https://books.example.test',
  support: { email: null, hours: null },
  facts: () => Promise.resolve({ plans: null, needsInvite: null, banners: [] }),
  survey: { show: async () => null },
  demo: { show: () => ({ kind: 'demo', step: { name: 'form' } }) },
  blog: {
    list: async ({ page }) => ({ items: [], page, pages: 1, total: 0, tags: [] }),
    find: async () => ({ status: 'unknown', near: [] }),
    latest: async () => [],
    slugs: async () => [],
  },
};

type Options = {
  readonly webFolder: string;
  readonly handlers?: Handlers;
  readonly site?: PublicSite;
};

/** The app without a database: nobody is signed in, and nothing is stored. */
export function bareApp({ webFolder, handlers = handlersWith({}), site = SITE }: Options): Express {
  return createApp({
    corsOrigins: [],
    contract,
    presenters: compilePresenters(contract),
    handlers,
    directory: {
      authenticate: () => Promise.reject(new AppError('not_authenticated')),
      authenticateService: () => Promise.reject(new Error('Nobody calls as a service here.')),
      membershipIn: () => Promise.resolve(null),
      systemLevelOf: () => Promise.resolve(null),
      viewOf: () => Promise.resolve(null),
      recordView: () => Promise.resolve(),
      tenantOf: {},
      firstTenantOf: async () => null,
    },
    log: createLogger('silent'),
    webFolder,
    site,
    bodyLimits: { ordinaryMs: 30_000, upload: { windowMs: 15_000, bytes: 1 } },
    uploadMemory: createUploadMemory({ maxBytes: 1_000_000 }),
    validateResponses: true,
  });
}
