/** Lets the promise callbacks of what was just settled run; no clock is waited for. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) {
    await Promise.resolve();
  }
}
