/** The minimum time between two announcements about a run. */
export const SPEECH_PAUSE_MS = 10_000;

/**
 * Throttles announcements to one in ten seconds: the first at once, then the last one that came in between. The same
 * sentence is not announced twice in a row.
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
