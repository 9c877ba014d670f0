import { loadEnvFile } from './load-env-file.ts';

// Only the current user may read the files that the checks create for a moment.
process.umask(0o077);
loadEnvFile();
const { runDoctor } = await import('../api/src/doctor/run-doctor.ts');
process.exitCode = await runDoctor(process.env, console.log);
