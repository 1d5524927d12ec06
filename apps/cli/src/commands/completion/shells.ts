/** The shells there is a completion script for. */
export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;
export type Shell = (typeof SHELLS)[number];

/** The hidden command that completion scripts call. */
export const COMPLETE = '__complete';
