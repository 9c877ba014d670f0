import { loadSettings } from './settings.ts';
import { buildSite } from './site.ts';

loadSettings();
process.exitCode = await buildSite();
