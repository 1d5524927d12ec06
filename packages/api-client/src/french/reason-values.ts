/** What varies in the sentence of a reason, by name; none of reasons that were stored before they had values. */
export type ReasonValues = Readonly<Record<string, string | number | boolean | null | string[]>>;

/** A reason as the server sends it: its code, its sentence in English, and what varies in it. */
export type SentReason = {
  readonly code: string;
  readonly message: string;
  readonly values?: ReasonValues;
};
