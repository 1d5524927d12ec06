// Preloaded into each measured Node process: reports the whole process's usage on file descriptor 3.
import { writeSync } from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { cpuMs: (userCPUTime + systemCPUTime) / 1000, peakMiB: maxRSS / 1024 };
  writeSync(3, JSON.stringify(usage));
});
