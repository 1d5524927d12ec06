/** The values of a reason's sentence, by name; empty for reasons stored before they had values. */
export type ReasonValues = Readonly<Record<string, string | number | boolean | null | string[]>>;

/** A reason as the server sends it: its code, its English sentence, and its values. */
export type SentReason = {
  readonly code: string;
  readonly message: string;
  readonly values?: ReasonValues;
};
