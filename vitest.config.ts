import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { chromiumLaunch } from './playwright.config.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

// Unit tests read workspace packages from source, so no build has to come first
// (top-level resolve.conditions is not enough there). Of other packages they read what Node reads, which knows no
// "module": behind that, some have files that only bundlers can read.
const source = {
  ssr: {
    resolve: {
      conditions: [
        '@platebook/source',
        ...defaultServerConditions.filter((condition) => condition !== 'module'),
      ],
    },
  },
};

/** What is waited for may be late on a machine that does other work too; what never comes is late everywhere. */
const PATIENTLY = {
  testTimeout: 120_000,
  hookTimeout: 180_000,
  // A list that should be empty is shown whole, or a failure elsewhere does not say what it found.
  chaiConfig: { truncateThreshold: 0 },
  expect: { poll: { timeout: 30_000 } },
};

/** Each worker reads the modules once; reading them anew for every file took as long as many of the tests. */
const ONCE_READ = { isolate: false };

/** Vitest opens a page for each core but one; of two cores, one would have nothing to do while a page waits for its server. */
const TWO_PAGES = { maxWorkers: 2 };

/** Tests of the server wait a third of their time for the database and the clock: a third worker takes what two leave of two cores. */
const WHILE_OTHERS_WAIT = { maxWorkers: 3 };

function nodeProject(folder: string, name: string, globalSetup: string[] = []) {
  return {
    ...source,
    test: {
      name,
      root: `${root}${folder}`,
      environment: 'node',
      include: ['src/**/*.test.ts'],
      globalSetup,
      ...PATIENTLY,
      ...ONCE_READ,
    },
  };
}

/**
 * What is asked of each PostgreSQL: what is ours and close to it (schema, values, locks, the queue, the chain of the audit
 * log, who writes to the books). The rest asks our code, whichever of the two answers it.
 */
const OF_EACH_DATABASE = [
  'src/{db,jobs,audit}/*.test.ts',
  'trials/faults/{migration-killed,restored-backup}.test.ts',
  'src/books/posting/*.test.ts',
];

/**
 * What takes longest is asked of the system's alone, so that both parts of the suite take about as long: every operation as
 * every kind of user, with each of its statements, is among it.
 */
const OF_THE_SYSTEM = [
  'trials/contract/access-matrix.test.ts',
  'trials/faults/{posting-trial,every-case}.test.ts',
  'src/books/plan/one-truth.test.ts',
];

function server() {
  const { test, ...node } = nodeProject('apps/server', 'server', [
    `${root}apps/server/src/testing/contract-setup.ts`,
    `${root}apps/server/src/testing/database-setup.ts`,
    `${root}apps/server/src/testing/sandbox-setup.ts`,
  ]);
  const project = { ...node, test: { ...test, include: [...test.include, 'trials/**/*.test.ts'] } };
  const { TEST_DATABASE: database, TEST_DATABASES: databases } = process.env;
  const chosen =
    databases !== 'both'
      ? { include: project.test.include }
      : database === 'system'
        ? { include: [...OF_EACH_DATABASE, ...OF_THE_SYSTEM] }
        : { include: project.test.include, exclude: OF_THE_SYSTEM };
  // What takes the database away needs one of its own and minutes: `npm run chaos -- --losses` asks for it.
  const losses = process.env.TRIAL_LOSSES !== undefined;
  const files = losses ? { include: ['trials/faults/*.trial.ts'] } : chosen;
  return { ...project, test: { ...project.test, ...files, ...WHILE_OTHERS_WAIT } };
}

/**
 * Files that take minutes however small they are, longest first: begun last, one of them would run on alone while a core has
 * nothing to do.
 */
const LONGEST = [
  'posting-trial',
  'access-matrix',
  'fuzz',
  'every-case',
  'main',
  'edge-cases-in-the-books',
  'backfill-over-new-names',
  'one-truth',
  'proof-of-changes',
  'fuzz-of-files',
  'command-matrix',
];

/** Where among the longest a file stands; what is not among them comes after them. */
function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return place === -1 ? LONGEST.length : place;
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other));
  }
}

type PixelFile = { arg: string; ext: string; root: string; testFileName: string };

// Whatever the optimizer would find only at run time must stand here: a late find reloads the page
// and the test file then running fails ("Vitest failed to find the current suite").
const optimizeDeps = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'radix-ui',
    'lucide-react',
    'd3-scale',
    'downshift',
    'cmdk',
    'react-day-picker',
    '@internationalized/date',
    'microdiff',
    '@tanstack/react-table',
    '@tanstack/react-virtual',
    '@vanilla-extract/dynamic',
    'get-nonce',
    'xstate',
    '@xstate/react',
    '@vanilla-extract/recipes/createRuntimeFn',
    '@vanilla-extract/sprinkles/createRuntimeSprinkles',
    'storybook/theming/create',
  ],
};

/** Every matrix of the kit and every state of a machine that has a face, drawn and compared with its baseline. */
const pixels = {
  ...source,
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@platebook/source', ...defaultClientConditions] },
  optimizeDeps: {
    include: [
      ...optimizeDeps.include,
      '@storybook/react-vite',
      'storybook/internal/channels',
      'storybook/internal/preview-api',
      'storybook/preview-api',
      'storybook/test',
      'storybook-addon-pseudo-states/preview',
    ],
  },
  test: {
    name: 'pixels',
    root: `${root}.storybook/pixels`,
    include: ['*.pixels.tsx'],
    ...PATIENTLY,
    ...TWO_PAGES,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: chromiumLaunch,
        contextOptions: {
          // A story that is taller than the window would be drawn smaller.
          viewport: { width: 1100, height: 4100 },
          deviceScaleFactor: 1,
          locale: 'en-US',
          timezoneId: 'UTC',
          reducedMotion: 'reduce' as const,
        },
      }),
      instances: [{ browser: 'chromium' as const }],
      screenshotFailures: false,
      expect: {
        toMatchScreenshot: {
          comparatorOptions: { allowedMismatchedPixels: 10 },
          screenshotOptions: { animations: 'disabled' as const, caret: 'hide' as const },
          resolveScreenshotPath: ({ arg, ext, root: folder, testFileName }: PixelFile) =>
            `${folder}/baselines/${testFileName.split('.')[0]}/${arg}${ext}`,
          resolveDiffPath: ({ arg, ext, testFileName }: PixelFile) =>
            `${root}test-results/pixels/${testFileName.split('.')[0]}/${arg}${ext}`,
        },
      },
    },
  },
};

/** Stories in a browser that forces its colours: what must be told apart without ours. */
const forcedColors = {
  ...pixels,
  test: {
    name: 'forced-colors',
    root: `${root}.storybook/forced-colors`,
    include: ['*.browser.tsx'],
    ...PATIENTLY,
    browser: {
      ...pixels.test.browser,
      instances: [{ browser: 'chromium' as const }],
      provider: playwright({
        launchOptions: chromiumLaunch,
        contextOptions: { forcedColors: 'active' as const },
      }),
    },
  },
};

export default defineConfig({
  test: {
    reporters: process.env.CI ? ['default', 'junit'] : ['default'],
    outputFile: { junit: 'test-results/vitest.junit.xml' },
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**', 'apps/*/src/**'],
      exclude: ['**/*.stories.tsx', '**/*.css.ts', '**/generated/**'],
    },
    projects: [
      nodeProject('packages/accounting', 'accounting'),
      nodeProject('packages/machines', 'machines'),
      nodeProject('packages/api-client', 'api-client'),
      nodeProject('apps/sandbox', 'sandbox'),
      // The end-to-end tests run the program as it is shipped.
      nodeProject('apps/cli', 'cli', [`${root}apps/cli/src/testing/build-cli.ts`]),
      server(),
      {
        ...nodeProject('apps/web', 'web'),
        // The public pages are drawn with the kit, whose .css.ts files need the transform outside a browser too.
        plugins: [vanillaExtractPlugin()],
        resolve: { conditions: ['@platebook/source', ...defaultServerConditions] },
      },
      {
        ...source,
        test: {
          name: 'conformance',
          root: `${root}conformance`,
          environment: 'node',
          include: ['**/*.test.ts'],
          globalSetup: [
            `${root}apps/server/src/testing/contract-setup.ts`,
            `${root}apps/server/src/testing/database-setup.ts`,
            `${root}apps/server/src/testing/sandbox-setup.ts`,
            `${root}apps/cli/src/testing/program-setup.ts`,
          ],
          ...PATIENTLY,
          ...ONCE_READ,
        },
      },
      {
        ...nodeProject('packages/ui', 'ui'),
        // .css.ts files need the transform outside a browser too.
        plugins: [vanillaExtractPlugin()],
      },
      {
        // Takes the Vite configuration (vanilla-extract, conditions) from .storybook/main.ts.
        plugins: [
          storybookTest({
            configDir: `${root}.storybook`,
            storybookScript: 'npm run storybook',
          }),
        ],
        optimizeDeps,
        test: {
          name: 'storybook',
          ...PATIENTLY,
          ...TWO_PAGES,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: chromiumLaunch }),
            isolate: false,
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
          },
        },
      },
      pixels,
      forcedColors,
    ],
  },
});
