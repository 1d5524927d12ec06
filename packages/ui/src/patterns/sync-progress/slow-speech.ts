/** How long one sentence about a run stands before the next may be read out. */
export const SPEECH_PAUSE_MS = 10_000;

/**
 * Passes sentences on, at most one in ten seconds: the first at once, of those that come in between the last when the
 * time is over. The same sentence is not said twice in a row.
 */
export function createSlowSpeech(announce: (text: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let spoken = '';
  let latest = '';
  const speak = () => {
    timer = undefined;
    if (latest !== spoken) {
      spoken = latest;
      announce(spoken);
      timer = setTimeout(speak, SPEECH_PAUSE_MS);
    }
  };
  return {
    push: (text: string) => {
      latest = text;
      if (timer === undefined) {
        speak();
      }
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
