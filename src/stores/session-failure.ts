import { handleSessionFailure } from './end-session.ts';

// Exists only to be imported on demand: if end-session.ts were imported on demand itself, every island would load one more file, with the bundler's runtime.

export const sessionFailure = { handle: handleSessionFailure };
