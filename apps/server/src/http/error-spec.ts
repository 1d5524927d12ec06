export type ErrorSpec = {
  readonly status: number;
  readonly message: string;
};
