import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ActionNotice } from '../../src/ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../src/ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../src/ui/async-button/use-async-action.ts';
import { mount } from './mount.tsx';
import { button } from './site-forms.tsx';

const fault = new TypeError('not an API error');
const thrown: unknown[] = [];
let pressCount = 0;

async function failOnce(): Promise<string> {
  if (++pressCount === 1) throw fault;
  return 'Done.';
}

function Example() {
  const action = useAsyncAction('It failed.');
  const run = () => action.run(failOnce).catch((error) => thrown.push(error));
  return (
    <>
      <AsyncButton label="Start" isPending={action.isPending} onClick={() => void run()} />
      <ActionNotice action={action} />
    </>
  );
}

test('after an error that did not come from the API, an async button can be pressed again, and the error is rethrown', async () => {
  mount(<Example />);
  await button('Start').click();
  await expect.poll(() => thrown).toEqual([fault]);
  await expect.element(button('Start')).toHaveAttribute('aria-disabled', 'false');
  await button('Start').click();
  await expect.element(page.getByText('Done.')).toBeVisible();
});
