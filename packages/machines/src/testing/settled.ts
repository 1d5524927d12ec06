/** Flushes the promise callbacks of what was just settled; no clock is advanced. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    await Promise.resolve();
  }
}
