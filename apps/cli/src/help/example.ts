/** A call of a command as it is typed, and what it does. */
export type Example = { readonly call: string; readonly does: string };
