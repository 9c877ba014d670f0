import { type Environment, readEnvironment } from '../config/environment.ts';
import { requireProductionSettings } from '../config/production.ts';
import { listSettingWarnings } from '../config/setting-warnings.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/**
 * Checks the settings.
 * @returns the findings and, unless the settings cannot be parsed, the environment that the other checks need.
 */
export function checkSettings(source: NodeJS.ProcessEnv): { environment?: Environment; findings: Finding[] } {
  let environment: Environment;
  try {
    environment = readEnvironment(source);
  } catch (error) {
    return { findings: toFindings(error as Error) };
  }
  const findings = listSettingWarnings(environment, source).map((text) =>
    warning(text, 'The server starts, but does not do what this setting seems to ask for.'),
  );
  try {
    requireProductionSettings(environment);
  } catch (error) {
    return { environment, findings: [...toFindings(error as Error), ...findings] };
  }
  return { environment, findings: findings.length ? findings : [ok('all are valid')] };
}

/** A message of several lines begins with an introduction; each of the other lines is about one setting. */
function toFindings({ message }: Error): Finding[] {
  const [first = '', ...lines] = message.split('\n');
  return (lines.length ? lines : [first]).map((line) =>
    problem(line.trim(), 'Change it in the environment or in the file .env. Until then, the server does not start.'),
  );
}
