import { test } from 'vitest';
import { expectAllAnswered } from '../images/simultaneous-uploads.ts';
import { noisyPhoto } from '../support/photos.ts';

// `api/test/images/under-load.timed.ts` sends photos that are rendered faster, so that none waits longer than an upload is allowed to.
test('finding 8: all uploads of 72 photos of 3 MB, which take 20 seconds to render, get a reply, and refused photos can be sent again', async () => {
  await expectAllAnswered(await noisyPhoto());
});
