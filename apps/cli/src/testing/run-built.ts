import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The program as `npm` links it. */
export const PROGRAM = fileURLToPath(new URL('../../bin/platebook.js', import.meta.url));

export type Finished = {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
};

export type RunOptions = {
  readonly cwd: string;
  readonly stdin?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
};

/** Runs `platebook` in pipes, as a script does, without this process's colors or settings. */
export function runBuilt(args: readonly string[], options: RunOptions): Promise<Finished> {
  return finish(process.execPath, [PROGRAM, ...args], options);
}

/** Runs a line of shell in which `$PLATEBOOK` is the program. */
export function runShell(line: string, options: RunOptions): Promise<Finished> {
  return finish('/bin/sh', ['-c', line], options);
}

/** Runs another program, such as a shell or a package manager, in pipes. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: RunOptions,
): Promise<Finished> {
  return finish(command, args, options);
}

/** Whether this machine can allocate a terminal (util-linux `script`). */
export function hasTerminal(): boolean {
  try {
    return execFileSync('script', ['--version'], { encoding: 'utf8' }).includes('util-linux');
  } catch {
    return false;
  }
}

/** Runs a shell command on its own terminal (util-linux `script`); what the user would see is in stdout. */
export function runOnTerminal(
  line: string,
  { columns, ...options }: RunOptions & { readonly columns: number },
): Promise<Finished> {
  const sized = `stty cols ${columns} rows 40; ${line}`;
  return finish('script', ['--quiet', '--return', '--command', sized, '/dev/null'], options);
}

/** Runs a shell command on a terminal with scripted input that reacts to its output. */
export function talkOnTerminal(line: string, options: RunOptions) {
  const sized = `stty cols 100 rows 40; ${line}`;
  const child = start('script', ['--quiet', '--return', '--command', sized, '/dev/null'], options);
  let screen = '';
  child.stdout.on('data', (piece: Buffer) => {
    screen += piece.toString('utf8');
  });
  return {
    finished: collect(child),
    type: (text: string) => child.stdin.write(text),
    /** Resolves once the screen shows this. */
    shows: async (text: string) => {
      while (!screen.includes(text)) {
        await once(child.stdout, 'data');
      }
    },
  };
}

/** Starts `platebook` in the background, so that it can be interrupted. */
export function spawnBuilt(args: readonly string[], options: RunOptions) {
  const child = start(process.execPath, [PROGRAM, ...args], options);
  return {
    finished: collect(child),
    firstWords: () =>
      new Promise<string>((resolve) => {
        child.stderr.once('data', (piece: Buffer) => resolve(piece.toString('utf8')));
      }),
    interrupt: () => child.kill('SIGINT'),
  };
}

function finish(command: string, args: readonly string[], options: RunOptions): Promise<Finished> {
  const child = start(command, args, options);
  // A program that ends without reading its input is not a test failure.
  child.stdin.on('error', () => undefined);
  child.stdin.end(options.stdin ?? '');
  return collect(child);
}

function start(command: string, args: readonly string[], options: RunOptions) {
  return spawn(command, args, {
    cwd: options.cwd,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TERM: 'xterm',
      PLATEBOOK: `${process.execPath} ${PROGRAM}`,
      ...options.env,
    },
  });
}

function collect(child: ChildProcessWithoutNullStreams): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => stdout.push(piece));
    child.stderr.on('data', (piece: Buffer) => stderr.push(piece));
    child.on('error', reject);
    child.on('close', (exitCode, signal) => {
      resolve({
        exitCode,
        signal,
        stdout: Buffer.concat(stdout).toString('utf8'),
        stderr: Buffer.concat(stderr).toString('utf8'),
      });
    });
  });
}
