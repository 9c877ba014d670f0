/** Bytes. The longest documented reply has about 5,000. */
const maxLength = 256 * 1024;

/**
 * Reads the JSON object of a reply.
 * @returns an empty object for a failed reply, whose body is not read.
 * @throws when the body is not a JSON object, or is too long.
 */
export async function readJson(response: Response): Promise<Record<string, unknown>> {
  if (!response.ok) {
    await response.body?.cancel();
    return {};
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > maxLength) throw new Error('the reply is too long');
    parts.push(part);
  }
  return parseObject(Buffer.concat(parts).toString());
}

function parseObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('the reply is not JSON');
  }
  if (typeof value !== 'object' || value === null) throw new Error('the reply is not an object');
  return value as Record<string, unknown>;
}
