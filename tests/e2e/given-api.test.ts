import { testErrors } from './given-api/errors.ts';
import { test } from './given-api/fixtures.ts';
import { testScreens } from './given-api/screens.ts';

// The site works with an API that sends only what the given specification lists. All tests with this API run from this file, so that
// they share one worker, and the site is built for a static host only once.
test.describe.configure({ mode: 'default' });

test.describe('with an API that follows only the given specification,', testScreens);
test.describe('with an API that follows only the given specification,', testErrors);
