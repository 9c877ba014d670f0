import { test } from 'vitest';
import { expectAllAnswered } from '../images/simultaneous-uploads.ts';
import { noisyPhoto } from '../support/photos.ts';

// `api/test/images/under-load.timed.ts` sends photos that are rendered faster, so that none waits longer than an upload is allowed to.
test('finding 8: 72 simultaneous donations with a photo of 3 MB each, which together take 20 seconds to render, all get a reply, and another one is accepted afterward', async () => {
  await expectAllAnswered(await noisyPhoto());
});
