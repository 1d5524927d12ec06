// Reads the reports that vitest and Playwright leave behind.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './install.mjs';

/** Every unexpected result in a Playwright report: file, title and the first lines of the reason. */
function failuresOfJourneys(suites) {
  return suites.flatMap((suite) => [
    ...failuresOfJourneys(suite.suites ?? []),
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => ({
        name: `${file} › ${title}`,
        why: tests.at(-1)?.results.at(-1)?.error?.message ?? '',
      })),
  ]);
}

/** A step's report: passed, failed and skipped counts, and each failure with its reason. */
export function countsOf(file) {
  if (!existsSync(file)) {
    return { passed: 0, failed: 0, skipped: [], failures: [] };
  }
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.stats !== undefined) {
    return {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      failures: failuresOfJourneys(report.suites),
      skipped: report.stats.skipped > 0 ? [`${report.stats.skipped} end-to-end tests`] : [],
    };
  }
  const skipped = report.testResults
    .flatMap((suite) => suite.assertionResults)
    .filter((test) => ['skipped', 'pending', 'todo'].includes(test.status))
    .map((test) => test.fullName);
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failing = assertionResults.filter((test) => test.status === 'failed');
    return failing.length === 0 && status === 'failed'
      ? [{ name: file, why: message }]
      : failing.map((test) => ({
          name: `${file} › ${test.fullName}`,
          why: test.failureMessages[0] ?? '',
        }));
  });
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped, failures };
}

/** How many stories axe checked with its findings; undefined without a report. */
export function axeSummary(file) {
  if (!existsSync(file)) {
    return undefined;
  }
  const found = JSON.parse(readFileSync(file, 'utf8'))
    .testResults.flatMap((suite) => suite.assertionResults)
    .map((test) => test.meta?.reports?.find(({ type }) => type === 'a11y')?.result);
  const looked = found.filter((result) => Array.isArray(result?.violations));
  const violations = looked.reduce((sum, { violations }) => sum + violations.length, 0);
  return `axe: ${violations} violations in ${looked.length} of ${found.length} stories looked at`;
}
