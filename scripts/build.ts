import { buildSite } from './build-site.ts';
import { loadEnvFile } from './load-env-file.ts';

loadEnvFile();
process.exitCode = await buildSite();
