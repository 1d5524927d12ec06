/** Lets the promise callbacks of what was just settled run; no clock is waited for. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    await Promise.resolve();
  }
}
