/** The shells there is a completion script for. */
export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;
export type Shell = (typeof SHELLS)[number];

/** The word by which a script asks this program; it is no command, and no help shows it. */
export const COMPLETE = '__complete';
