import { DockerfileParser, type From, ModifiableInstruction } from 'dockerfile-ast';

export interface Step {
  /** In capital letters */
  keyword: string;
  /** The values of the flags, keyed by name: `--from=build` is `{ from: 'build' }`. A flag without a value has an empty string. */
  flags: Record<string, string>;
  args: string[];
  /** The arguments as they are written, without flags. */
  text: string;
  /** Counted from 1. */
  line: number;
}

export interface Stage {
  /** With its tag or digest */
  image: string;
  name: string | undefined;
  line: number;
  steps: Step[];
}

/** Splits a Dockerfile into its stages. Steps before the first stage are ignored. */
export function readDockerfile(source: string): Stage[] {
  const stages: Stage[] = [];
  for (const instruction of DockerfileParser.parse(source).getInstructions()) {
    const line = instruction.getRange().start.line + 1;
    const keyword = instruction.getKeyword();
    if (keyword === 'FROM') {
      const from = instruction as From;
      stages.push({ image: from.getImage() ?? '', name: from.getBuildStage() ?? undefined, line, steps: [] });
      continue;
    }
    const flags = instruction instanceof ModifiableInstruction ? instruction.getFlags() : [];
    const args = instruction.getArguments().map((argument) => argument.getValue());
    const text = (instruction.getRawArgumentsContent() ?? '').replace(/^(?:--\S+(?:\s|\\\n)+)*/, '');
    const values = Object.fromEntries(flags.map((flag) => [flag.getName(), flag.getValue() ?? '']));
    stages.at(-1)?.steps.push({ keyword, flags: values, args, text, line });
  }
  return stages;
}

/** The command of `CMD`, `ENTRYPOINT` or `HEALTHCHECK CMD`; undefined unless it is written as a JSON array, and so needs no shell. */
export function commandOf({ text }: Step): string[] | undefined {
  try {
    const command = JSON.parse(text.replace(/^CMD\s/, ''));
    return Array.isArray(command) ? command : undefined;
  } catch {
    return undefined;
  }
}
