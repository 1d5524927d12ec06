/** A message between tabs: the session's identity, never a token. */
export type SessionMessage = {
  readonly type: 'SIGNED_IN' | 'TOKEN_REFRESHED' | 'SIGNED_OUT';
  /** The session expired by itself: each tab may sign in again over its unsaved input. */
  readonly hasExpired?: boolean;
  readonly sessionId: string | null;
  readonly epoch: number | null;
};

/** The other tabs of this browser. */
export type SessionTabs = {
  readonly post: (message: SessionMessage) => void;
  /**
   * Called on another tab's write, perhaps twice: with its message, which may precede the storage, and with null once
   * storage shows it.
   */
  readonly onWritten: (listener: (message: SessionMessage | null) => void) => void;
};

/** The tabs of this origin: a BroadcastChannel announces at once, and the storage event confirms the write. */
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
