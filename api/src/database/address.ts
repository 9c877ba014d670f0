/** Whether a text is the address of a PostgreSQL database. */
export function isDatabaseAddress(value: string): boolean {
  return URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol);
}

/** Says which database an address leads to, and neither who asks nor the password. */
export function describeAddress(address: string): string {
  const { host, pathname, searchParams } = new URL(address);
  return `PostgreSQL at ${searchParams.get('host') ?? host}${pathname}`;
}
