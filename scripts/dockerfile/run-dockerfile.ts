import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { commandOf, readDockerfile, type Stage, type Step } from './read-dockerfile.ts';

/** The result of the last stage of a Dockerfile. */
export interface Image {
  /** The folder on this machine that is the root folder `/` of the image. */
  folder: string;
  /** A path on this machine, inside `folder` */
  workdir: string;
  env: Record<string, string>;
  command: string[];
  healthCheck: string[];
}

/** The files on this machine that `COPY` can copy. */
interface Context {
  folder: string;
  /** Relative to the folder */
  files: string[];
}

/** A stage while its steps run. */
interface RunningStage extends Image {
  inheritedEnv: Record<string, string>;
  /** Set while the stage is built, but not in the image. */
  buildArguments: Record<string, string>;
  stages: Map<string, RunningStage>;
  context: Context;
}

/**
 * Runs the steps of a Dockerfile without Docker: each stage starts as an empty folder instead of its base image, so its commands
 * use the programs of this machine. They run as the current user, so `USER` and `--chown` have no effect.
 * @param folder an empty folder for the stages
 * @param inheritedEnv the environment of all commands, in addition to what the Dockerfile sets
 * @throws when a step fails, or is of a kind that cannot be run in this way.
 */
export function runDockerfile(
  source: string,
  context: Context,
  folder: string,
  inheritedEnv: Record<string, string>,
): Image {
  const stages = new Map<string, RunningStage>();
  let last: RunningStage | undefined;
  for (const [index, stage] of readDockerfile(source).entries()) {
    last = runStage(stage, { folder: path.join(folder, `${index}`), inheritedEnv, stages, context });
    if (stage.name) stages.set(stage.name, last);
  }
  if (!last) throw new Error('The Dockerfile has no stage');
  return last;
}

function runStage(
  { steps }: Stage,
  { folder, inheritedEnv, stages, context }: Pick<RunningStage, 'folder' | 'inheritedEnv' | 'stages' | 'context'>,
) {
  mkdirSync(folder, { recursive: true });
  const running: RunningStage = {
    folder,
    workdir: folder,
    env: {},
    inheritedEnv,
    buildArguments: {},
    command: [],
    healthCheck: [],
    stages,
    context,
  };
  for (const step of steps) {
    const run = handlers[step.keyword];
    if (!run) throw new Error(`line ${step.line}: ${step.keyword} cannot be run without Docker`);
    run(step, running);
  }
  return running;
}

const handlers: Record<string, (step: Step, stage: RunningStage) => void> = {
  WORKDIR({ text }, stage) {
    stage.workdir = locate(stage, text);
    mkdirSync(stage.workdir, { recursive: true });
  },
  COPY: copy,
  RUN({ text, line }, { workdir, env: stageEnv, buildArguments, inheritedEnv }) {
    const env = { ...inheritedEnv, ...buildArguments, ...stageEnv };
    const options: SpawnSyncOptions = { cwd: workdir, env, stdio: ['ignore', 'inherit', 'inherit'] };
    const { status, signal, error } = spawnSync('sh', ['-ec', text], options);
    if (status === 0) return;
    const reason = error?.message ?? (signal ? `signal ${signal}` : `exit code ${status}`);
    throw new Error(`line ${line}: "${text}" failed with ${reason}`);
  },
  ENV({ args, line }, { env }) {
    for (const pair of args) {
      if (!pair.includes('=')) throw new Error(`line ${line}: ENV without "=" is not supported`);
      Object.assign(env, parsePair(pair));
    }
  },
  CMD(step, stage) {
    stage.command = requireCommand(step);
  },
  HEALTHCHECK(step, stage) {
    stage.healthCheck = requireCommand(step);
  },
  // No build arguments are passed, so a variable without a default stays unset.
  ARG({ args }, { buildArguments }) {
    for (const pair of args.filter((arg) => arg.includes('='))) Object.assign(buildArguments, parsePair(pair));
  },
  USER() {},
  EXPOSE() {},
};

function parsePair(pair: string): Record<string, string> {
  const [name = '', ...value] = pair.split('=');
  return { [name]: value.join('=') };
}

function requireCommand(step: Step): string[] {
  const command = commandOf(step);
  if (!command) throw new Error(`line ${step.line}: the command must be a JSON array`);
  return command;
}

function copy({ args, flags, line }: Step, stage: RunningStage): void {
  const sources = args.slice(0, -1);
  const [target = ''] = args.slice(-1);
  const from = flags.from === undefined ? undefined : stage.stages.get(flags.from);
  if (flags.from !== undefined && !from) throw new Error(`line ${line}: there is no stage ${flags.from}`);
  for (const source of sources) {
    if (from) copyInto(locate(from, source), stage, target);
    else copyContext(source, stage, target);
  }
}

/** Copies the content of a folder into the target. Copies a file to the target, or into a target that ends with a slash. */
function copyInto(source: string, stage: RunningStage, target: string): void {
  const keepsFileName = target.endsWith('/') && statSync(source).isFile();
  const destination = path.join(locate(stage, target), keepsFileName ? path.basename(source) : '');
  cpSync(source, destination, { recursive: true, verbatimSymlinks: true });
}

function copyContext(source: string, stage: RunningStage, target: string): void {
  const { folder, files } = stage.context;
  if (source !== '.') copyInto(path.join(folder, source), stage, target);
  else for (const file of files) cpSync(path.join(folder, file), path.join(locate(stage, target), file));
}

/** Translates a path in a stage into a path on this machine. */
function locate({ folder, workdir }: RunningStage, name: string): string {
  return path.isAbsolute(name) ? path.join(folder, name) : path.join(workdir, name);
}
