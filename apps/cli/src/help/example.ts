/** A command line as typed, and what it does. */
export type Example = { readonly call: string; readonly does: string };
