import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** An incremental SHA-256; Node callers may pass `node:crypto`'s, which is an order of magnitude faster. */
export type FileHasher = {
  update(bytes: Uint8Array): void;
  digestHex(): string;
};

export function createFileHasher(): FileHasher {
  const hash = sha256.create();
  return {
    update(bytes) {
      hash.update(bytes);
    },
    digestHex: () => bytesToHex(hash.digest()),
  };
}
