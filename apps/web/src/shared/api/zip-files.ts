import { zip } from 'fflate';
import type { NamedFile } from './save-file.ts';

/** Zips files; duplicate names get a number: `May (2).xlsx`. */
export async function zipFiles(name: string, files: readonly NamedFile[]): Promise<NamedFile> {
  const content: Record<string, Uint8Array> = {};
  for (const file of files) {
    // Sequential: each file is in memory while it is read.
    // oxlint-disable-next-line no-await-in-loop
    content[freeName(content, file.name)] = new Uint8Array(await file.bytes.arrayBuffer());
  }
  const bytes = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    // Workbooks are already compressed.
    zip(content, { level: 0 }, (error, zipped) =>
      error === null ? resolve(zipped) : reject(error),
    );
  });
  return { name, bytes: new Blob([bytes], { type: 'application/zip' }) };
}

function freeName(taken: Readonly<Record<string, unknown>>, name: string): string {
  const dot = name.lastIndexOf('.');
  const [base, ending] = dot === -1 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
  let free = name;
  for (let number = 2; Object.hasOwn(taken, free); number += 1) {
    free = `${base} (${number})${ending}`;
  }
  return free;
}
