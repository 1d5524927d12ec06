export type GlobalOptions = {
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly debug?: boolean;
  /** commander's form of `--no-color`. */
  readonly color: boolean;
};
