import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = process.env.CHROMIUM_PATH ?? systemChromium.find((path) => existsSync(path));

/** Starts the system's Chromium where there is one, Playwright's own otherwise. */
export const chromiumLaunch = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
  ],
};

const port = Number(process.env.E2E_PORT ?? 4173);
const sandboxPort = Number(process.env.E2E_SANDBOX_PORT ?? port + 1);
/** The journeys' outside world; the server beside it is told of it by the program that starts both. */
process.env.E2E_SANDBOX_URL = `http://127.0.0.1:${sandboxPort}`;

export default defineConfig({
  testDir: 'e2e/journeys',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // Two cores are shared by two browsers, the server and its database; what is slow here is not wrong.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI
    ? [['list'], ['junit', { outputFile: 'test-results/e2e.junit.xml' }]]
    : 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // The pages follow the browser's languages.
    locale: 'en-US',
    // Recording every step costs more than a third of the whole suite: `--trace on` for the journey that failed.
    screenshot: 'only-on-failure',
    // What cannot be pressed is named, and not waited for until the whole journey is over.
    actionTimeout: 60_000,
    launchOptions: chromiumLaunch,
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
  webServer: {
    command: 'node e2e/support/start-server.mjs',
    env: { PORT: String(port), SANDBOX_PORT: String(sandboxPort) },
    url: `http://127.0.0.1:${port}/readyz`,
    reuseExistingServer: false,
    timeout: 180_000,
    // The server stops its own database only when it is asked to stop.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
