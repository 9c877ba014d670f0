/** A quiet line in place of a list that could not be loaded, with a button to ask again. */
export function tryAgain(words: { failed: string; again: string }, retry: () => void): HTMLElement {
  const line = document.createElement('p');
  line.className = 'quiet';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'link';
  button.textContent = words.again;
  button.onclick = retry;
  line.append(words.failed, ' ', button);
  return line;
}
