import { validate } from 'dockerfile-utils';
import { commandOf, readDockerfile, type Stage, type Step } from './read-dockerfile.ts';

interface Finding {
  line: number;
  /** The rule's code in https://github.com/hadolint/hadolint#rules, or `syntax`, and what is wrong. */
  problem: string;
}

/**
 * Checks the syntax of a Dockerfile, and those of hadolint's rules that are relevant to the project's Dockerfile. (hadolint itself is
 * not in the npm registry.)
 * @returns one line for each problem, in the order of the file
 */
export function checkDockerfile(source: string): string[] {
  const stages = readDockerfile(source);
  const syntax = validate(source).map(({ range, message }) => ({
    line: range.start.line + 1,
    problem: `syntax: ${message}`,
  }));
  const found = [...syntax, ...stages.flatMap((stage, index) => checkStage(stage, stages.slice(0, index)))];
  return [...found, ...checkLastStage(stages.at(-1))]
    .sort((a, b) => a.line - b.line)
    .map(({ line, problem }) => `line ${line}: ${problem}`);
}

function checkStage(stage: Stage, earlierStages: Stage[]): Finding[] {
  const { image, name, line, steps } = stage;
  const isEarlierStage = (reference: string) => earlierStages.some((other) => other.name === reference);
  const findings: Finding[] = [];
  const isPinned = /@sha256:/.test(image) || /:[^/]+$/.test(image);
  if (!isPinned && !isEarlierStage(image)) findings.push({ line, problem: 'DL3006 the image has no tag' });
  if (/:latest$/.test(image)) findings.push({ line, problem: 'DL3007 the tag of the image is latest' });
  if (name && isEarlierStage(name)) findings.push({ line, problem: 'DL3024 an earlier stage has the same name' });
  const inSteps = steps.flatMap((step, index) =>
    rules
      .filter(({ isBroken }) => isBroken(step, { earlierSteps: steps.slice(0, index), isEarlierStage }))
      .map(({ problem }) => ({ line: step.line, problem })),
  );
  return [...findings, ...inSteps];
}

interface Context {
  /** The steps of the same stage that come before the checked one. */
  earlierSteps: Step[];
  /** Whether an earlier stage has the given name. */
  isEarlierStage: (name: string) => boolean;
}

interface Rule {
  problem: string;
  isBroken: (step: Step, context: Context) => boolean;
}

const is = (step: Step | undefined, ...keywords: string[]) => step !== undefined && keywords.includes(step.keyword);
const runs = (step: Step, command: RegExp) => is(step, 'RUN') && command.test(step.text);
const target = ({ args }: Step) => args.at(-1) ?? '';

const rules: Rule[] = [
  {
    problem: 'DL3000 WORKDIR is not absolute',
    isBroken: (step) => is(step, 'WORKDIR') && !/^["']?[/$]/.test(step.text),
  },
  { problem: 'DL3003 cd is used instead of WORKDIR', isBroken: (step) => runs(step, /(^|&&|;)\s*cd\s/) },
  { problem: 'DL3004 sudo is used', isBroken: (step) => runs(step, /\bsudo\b/) },
  {
    problem: 'DL3008 a package is installed without a version',
    isBroken: (step) => runs(step, /apt-get\s.*\binstall\b(?!.*=)/s),
  },
  {
    problem: 'DL3011 a port is not a number up to 65535',
    isBroken: (step) => is(step, 'EXPOSE') && step.args.some(isInvalidPort),
  },
  {
    problem: 'DL3016 npm installs packages that no lock file pins',
    isBroken: (step) => runs(step, /\bnpm\s+(i|install|add|update)\b/),
  },
  { problem: 'DL3020 ADD is used instead of COPY', isBroken: (step) => is(step, 'ADD') },
  {
    problem: 'DL3021 several sources are copied to a target that does not end with /',
    isBroken: (step) => is(step, 'COPY') && step.args.length > 2 && !target(step).endsWith('/'),
  },
  {
    problem: 'DL3022 COPY --from names no earlier stage',
    isBroken: ({ flags: { from } }, { isEarlierStage }) => from !== undefined && !isEarlierStage(from),
  },
  {
    problem: 'DL3025 the command is not a JSON array',
    isBroken: (step) => is(step, 'CMD', 'ENTRYPOINT') && !commandOf(step),
  },
  { problem: 'DL3027 apt is used instead of apt-get', isBroken: (step) => runs(step, /\bapt\s/) },
  {
    problem: 'DL3045 the target is relative, but there is no WORKDIR',
    isBroken: (step, { earlierSteps }) =>
      is(step, 'COPY') && !/^[/$]/.test(target(step)) && !earlierSteps.some((earlier) => is(earlier, 'WORKDIR')),
  },
  {
    problem: 'DL3059 RUN follows RUN',
    isBroken: (step, { earlierSteps }) => is(step, 'RUN') && is(earlierSteps.at(-1), 'RUN'),
  },
  { problem: 'DL4000 MAINTAINER is deprecated', isBroken: (step) => is(step, 'MAINTAINER') },
  {
    problem: 'DL4003 there is more than one CMD',
    isBroken: (step, { earlierSteps }) => is(step, 'CMD') && earlierSteps.some((earlier) => is(earlier, 'CMD')),
  },
  {
    problem: 'DL4006 there is a pipe, but no SHELL with pipefail',
    isBroken: (step, { earlierSteps }) =>
      runs(step, /[^|]\|[^|]/) && !earlierSteps.some((earlier) => is(earlier, 'SHELL')),
  },
];

const isInvalidPort = (port: string) => !(Number.parseInt(port, 10) <= 65_535);

/** Checks the stage that becomes the image. */
function checkLastStage(stage: Stage | undefined): Finding[] {
  if (!stage) return [{ line: 1, problem: 'there is no stage' }];
  const { line, steps } = stage;
  const user = steps.filter((step) => is(step, 'USER')).at(-1);
  const findings: Finding[] = [];
  if (!user) findings.push({ line, problem: 'DL3002 there is no USER, so the image runs as root' });
  else if (/^(root|0)(:|$)/.test(user.text))
    findings.push({ line: user.line, problem: 'DL3002 the last user is root' });
  if (!steps.some((step) => is(step, 'HEALTHCHECK')))
    findings.push({ line, problem: 'DL3057 there is no HEALTHCHECK' });
  return findings;
}
