/** What one tab tells the others: which session it means, and never a token. */
export type SessionMessage = {
  readonly type: 'SIGNED_IN' | 'TOKEN_REFRESHED' | 'SIGNED_OUT';
  /** Nobody signed out: the session ended by itself, and each tab may sign in over what is typed in it. */
  readonly hasExpired?: boolean;
  readonly sessionId: string | null;
  readonly epoch: number | null;
};

/** The other tabs of this browser. */
export type SessionTabs = {
  readonly post: (message: SessionMessage) => void;
  /**
   * Hears that another tab wrote, perhaps twice for one writing: what it told, which may come before the storage shows
   * it, and null when the storage does.
   */
  readonly onWritten: (listener: (message: SessionMessage | null) => void) => void;
};

/**
 * The tabs of this origin: a channel tells at once, and the browser's own event when the storage itself has arrived.
 */
export function browserTabs(
  page: Pick<EventTarget, 'addEventListener'>,
  channel: BroadcastChannel,
  key: string,
): SessionTabs {
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it never leaves its origin
    post: (message) => channel.postMessage(message),
    onWritten: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) =>
        listener(data),
      );
      page.addEventListener('storage', (event) => {
        const written = 'key' in event ? event.key : null;
        if (written === key || written === null) {
          listener(null);
        }
      });
    },
  };
}
