import type { Command } from 'commander';
import type { Context } from '../context.ts';
import type { ExitCode } from '../exit-codes.ts';
import type { HelpTopic } from '../help/topics.ts';
import type { OnlineCall } from '../online/run-online.ts';
import type { Shell } from './completion/shells.ts';
import type { JournalOptions } from './journal/options.ts';
import type { VerifyOptions } from './verify/options.ts';

/** The implementation of each command, callable without a command line. */
export type Commands = {
  readonly journal: (
    context: Context,
    files: readonly string[],
    options: JournalOptions,
  ) => Promise<ExitCode>;
  readonly verify: (
    context: Context,
    files: readonly string[],
    options: VerifyOptions,
  ) => Promise<ExitCode>;
  /** Every command that calls a server. */
  readonly online: (context: Context, call: OnlineCall) => Promise<ExitCode>;
  readonly help: (context: Context, topic: HelpTopic) => Promise<ExitCode>;
  readonly reference: (context: Context, program: Command) => Promise<ExitCode>;
  readonly manual: (context: Context, program: Command, folder: string) => Promise<ExitCode>;
  readonly completion: (context: Context, shell: Shell) => Promise<ExitCode>;
  /** Shell completion: the words after the program's name, the last one unfinished. */
  readonly complete: (
    context: Context,
    program: Command,
    words: readonly string[],
  ) => Promise<ExitCode>;
};

/** Lazy-loaded, so that `--help` loads no accounting and no server code. */
export const lazyCommands: Commands = {
  journal: async (context, files, options) => {
    const { journal } = await import('./journal/journal.ts');
    return journal(context, files, options);
  },
  verify: async (context, files, options) => {
    const { verify } = await import('./verify/verify.ts');
    return verify(context, files, options);
  },
  online: async (context, call) => {
    const { runOnline } = await import('../online/run-online.ts');
    return runOnline(context, call);
  },
  help: async (context, topic) => {
    const { help } = await import('./help/help.ts');
    return help(context, topic);
  },
  reference: async (context, program) => {
    const { reference } = await import('./help/help.ts');
    return reference(context, program);
  },
  manual: async (context, program, folder) => {
    const { manual } = await import('./help/help.ts');
    return manual(context, program, folder);
  },
  completion: async (context, shell) => {
    const { completion } = await import('./completion/completion.ts');
    return completion(context, shell);
  },
  complete: async (context, program, words) => {
    const { complete } = await import('./completion/completion.ts');
    return complete(context, program, words);
  },
};
