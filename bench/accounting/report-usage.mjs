// Preloaded into each measured Node process: says on file descriptor 3 what the whole process used.
import { writeSync } from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { cpuMs: (userCPUTime + systemCPUTime) / 1000, peakMiB: maxRSS / 1024 };
  writeSync(3, JSON.stringify(usage));
});
