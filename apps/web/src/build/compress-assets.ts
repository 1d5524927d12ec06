import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_BYTES = 600;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` copy of each script and stylesheet for the server to send instead. */
export function compressAssets(): Plugin {
  return {
    name: 'platebook-compress-assets',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const files = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|svg)$/.test(name));
      // Limited concurrency: each compressor keeps its own tables in memory.
      const waiting = [...files];
      const next = async (): Promise<void> => {
        const file = waiting.pop();
        if (file !== undefined) {
          await compressOne(join(dir, file));
          await next();
        }
      };
      await Promise.all([next(), next(), next(), next()]);
    },
  };
}

async function compressOne(path: string): Promise<void> {
  const content = await readFile(path);
  // Names contain a content hash, so an existing copy is valid.
  if (content.length < WORTH_BYTES || (await exists(`${path}.br`))) {
    return;
  }
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${path}.gz`, await toGzip(content, { level: constants.Z_BEST_COMPRESSION }));
  await writeFile(`${path}.br`, await toBrotli(content, { params: size }));
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}
