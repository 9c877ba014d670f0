/**
 * Reads server-sent events that consist of one `data` line. Does not use `EventSource`, which cannot send the session's token.
 * Resolves when the server ends the stream.
 * @throws if the connection breaks
 */
export async function readEvents(body: ReadableStream<Uint8Array>, onData: (data: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let received = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    received += decoder.decode(part.value, { stream: true });
    const events = received.split('\n\n');
    received = events.pop() ?? '';
    // Lines that begin with a colon are comments.
    for (const event of events) if (event.startsWith('data: ')) onData(event.slice('data: '.length));
  }
}
