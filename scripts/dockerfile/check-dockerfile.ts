import { validate } from 'dockerfile-utils';
import { commandOf, readDockerfile, type Stage, type Step } from './read-dockerfile.ts';

interface Finding {
  line: number;
  /** As in https://github.com/hadolint/hadolint#rules, or `syntax`. */
  rule: string;
}

/**
 * Checks a Dockerfile by its syntax and by those rules of hadolint that can apply to it. (hadolint itself is not in the npm
 * registry.)
 * @returns one line for each problem, in the order of the file
 */
export function checkDockerfile(source: string): string[] {
  const stages = readDockerfile(source);
  const syntax = validate(source).map(({ range, message }) => ({
    line: range.start.line + 1,
    rule: `syntax: ${message}`,
  }));
  const found = [...syntax, ...stages.flatMap((stage, index) => checkStage(stage, stages.slice(0, index)))];
  return [...found, ...checkLast(stages.at(-1))]
    .sort((a, b) => a.line - b.line)
    .map(({ line, rule }) => `line ${line}: ${rule}`);
}

function checkStage(stage: Stage, earlier: Stage[]): Finding[] {
  const { image, name, line, steps } = stage;
  const isEarlier = (reference: string) => earlier.some((other) => other.name === reference);
  const findings: Finding[] = [];
  const isPinned = /@sha256:/.test(image) || /:[^/]+$/.test(image);
  if (!isPinned && !isEarlier(image)) findings.push({ line, rule: 'DL3006 pin the tag of the image' });
  if (/:latest$/.test(image)) findings.push({ line, rule: 'DL3007 a tag other than latest' });
  if (name && isEarlier(name)) findings.push({ line, rule: 'DL3024 names of stages are unique' });
  const ofSteps = steps.flatMap((step, index) =>
    rules
      .filter(({ fails }) => fails(step, { before: steps.slice(0, index), isEarlier }))
      .map(({ rule }) => ({
        line: step.line,
        rule,
      })),
  );
  return [...findings, ...ofSteps];
}

interface Context {
  before: Step[];
  /** Whether an earlier stage has the name. */
  isEarlier: (name: string) => boolean;
}

interface Rule {
  rule: string;
  fails: (step: Step, context: Context) => boolean;
}

const is = (step: Step | undefined, ...keywords: string[]) => step !== undefined && keywords.includes(step.keyword);
const runs = (step: Step, command: RegExp) => is(step, 'RUN') && command.test(step.text);
const target = ({ args }: Step) => args.at(-1) ?? '';

const rules: Rule[] = [
  { rule: 'DL3000 WORKDIR is absolute', fails: (step) => is(step, 'WORKDIR') && !/^["']?[/$]/.test(step.text) },
  { rule: 'DL3003 WORKDIR instead of cd', fails: (step) => runs(step, /(^|&&|;)\s*cd\s/) },
  { rule: 'DL3004 no sudo', fails: (step) => runs(step, /\bsudo\b/) },
  { rule: 'DL3008 pin versions of packages', fails: (step) => runs(step, /apt-get\s.*\binstall\b(?!.*=)/s) },
  { rule: 'DL3011 ports end at 65535', fails: (step) => is(step, 'EXPOSE') && step.args.some(isNoPort) },
  { rule: 'DL3016 pin versions of npm packages', fails: (step) => runs(step, /\bnpm\s+(i|install|add|update)\b/) },
  { rule: 'DL3020 COPY instead of ADD', fails: (step) => is(step, 'ADD') },
  {
    rule: 'DL3021 several sources need a target that ends with /',
    fails: (step) => is(step, 'COPY') && step.args.length > 2 && !target(step).endsWith('/'),
  },
  {
    rule: 'DL3022 COPY --from names an earlier stage',
    fails: ({ flags: { from } }, { isEarlier }) => from !== undefined && !isEarlier(from),
  },
  { rule: 'DL3025 commands as JSON', fails: (step) => is(step, 'CMD', 'ENTRYPOINT') && !commandOf(step) },
  { rule: 'DL3027 apt-get instead of apt', fails: (step) => runs(step, /\bapt\s/) },
  {
    rule: 'DL3045 a relative target needs a WORKDIR',
    fails: (step, { before }) =>
      is(step, 'COPY') && !/^[/$]/.test(target(step)) && !before.some((s) => is(s, 'WORKDIR')),
  },
  { rule: 'DL3059 consecutive RUN', fails: (step, { before }) => is(step, 'RUN') && is(before.at(-1), 'RUN') },
  { rule: 'DL4000 MAINTAINER is deprecated', fails: (step) => is(step, 'MAINTAINER') },
  { rule: 'DL4003 one CMD', fails: (step, { before }) => is(step, 'CMD') && before.some((s) => is(s, 'CMD')) },
  {
    rule: 'DL4006 a pipe needs SHELL with pipefail',
    fails: (step, { before }) => runs(step, /[^|]\|[^|]/) && !before.some((s) => is(s, 'SHELL')),
  },
];

const isNoPort = (port: string) => !(Number.parseInt(port, 10) <= 65_535);

/** Checks the stage that becomes the image. */
function checkLast(stage: Stage | undefined): Finding[] {
  if (!stage) return [{ line: 1, rule: 'there is no stage' }];
  const { line, steps } = stage;
  const user = steps.filter((step) => is(step, 'USER')).at(-1);
  const findings: Finding[] = [];
  if (!user) findings.push({ line, rule: 'DL3002 the image runs as root' });
  else if (/^(root|0)(:|$)/.test(user.text))
    findings.push({ line: user.line, rule: 'DL3002 the last user is not root' });
  if (!steps.some((step) => is(step, 'HEALTHCHECK'))) findings.push({ line, rule: 'DL3057 there is no HEALTHCHECK' });
  return findings;
}
