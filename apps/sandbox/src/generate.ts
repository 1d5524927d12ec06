import { generateReport } from './generate/generate-report.ts';

process.exitCode = await generateReport(process.argv.slice(2), process);
