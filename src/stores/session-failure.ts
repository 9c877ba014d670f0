import { handleSessionFailure } from './end-session.ts';

// Exists only to be imported on demand. If end-session.ts itself were imported on demand, every island would load one more file, which
// contains the bundler's runtime.

export const sessionFailure = { handle: handleSessionFailure };
