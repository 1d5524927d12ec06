export type GlobalOptions = {
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly color: boolean;
  readonly debug: boolean;
};
