import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoFiles } from './demo/demo-files.ts';

const folder = fileURLToPath(new URL('../../../demo/', import.meta.url));

for (const file of demoFiles()) {
  const target = path.join(folder, file.path);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, file.bytes);
  process.stderr.write(`wrote demo/${file.path} (${file.bytes.length} bytes)\n`);
}
