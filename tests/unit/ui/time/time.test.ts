import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TimeSentence } from '../../../../src/ui/time/TimeSentence.tsx';

const at = '2026-11-07T09:30:00.000Z';
const render = (text: string) => renderToStaticMarkup(createElement(TimeSentence, { text, at }));

test('the time replaces the placeholder of a sentence', () => {
  expect(render('Joined {time} as a donor')).toMatch(/^Joined <time [^>]+>[^<]+<\/time> as a donor$/);
  expect(render('Joined {time}')).toMatch(/<\/time>$/);
});
