/** The topics of `platebook help`, each with its one-line description. */
export const HELP_TOPICS = {
  'exit-codes': 'what the exit code says, and which one wins',
  formatting: 'what is printed where, on a terminal, in a pipe and into a file',
  environment: 'the environment variables that are read',
  permissions: 'who may do what, and which capability a command needs',
  profiles: 'servers, sessions and settings, and which one counts',
  columns: 'what to do about a column that is not known here',
  mapping: 'how to use your own account names',
  examples: 'calls for what people come to do',
} as const;

export type HelpTopic = keyof typeof HELP_TOPICS;
