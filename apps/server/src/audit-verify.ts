import { auditVerify } from './audit/audit-verify.ts';
import { readConfig } from './config/config.ts';
import { explainFault } from './explain-fault.ts';

try {
  process.exitCode = await auditVerify(readConfig(process.env), (text) =>
    process.stdout.write(`${text}\n`),
  );
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${explainFault(error)}\n`);
}
