// Uploads report files one after the other, as a thread of the ingest benchmark.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { workerData } from 'node:worker_threads';

const { address, token, files } = workerData;

for (const file of files) {
  const body = new FormData();
  body.set('file', new Blob([await readFile(file)]), basename(file));
  const response = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  if (response.status !== 202) {
    throw new Error(`The upload was answered ${response.status}: ${await response.text()}`);
  }
}
