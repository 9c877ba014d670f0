import { handleSessionFailure } from './end-session.ts';

// A file that is imported on demand only. If end-session.ts were itself, the bundler would add a file with its own runtime to every island.

export const sessionFailure = { handle: handleSessionFailure };
