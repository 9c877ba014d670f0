const base64Url = (text: string | Buffer) => Buffer.from(text).toString('base64url');
const tokenOf = (payload: string | Buffer) => `${base64Url('{"alg":"HS256"}')}.${base64Url(payload)}.signature`;

/** The payload of a token that expires in 2033. */
export const payload = {
  sub: 'u1',
  sid: 's1',
  username: 'Amal',
  role: 'donor',
  iss: 'kindcrate',
  aud: 'kindcrate',
  exp: 2e9,
};

/** Tokens that can be decoded, including some that our own API never issues. */
export const validTokens = {
  'the token of a donor': tokenOf(JSON.stringify(payload)),
  'names in several scripts': tokenOf(
    JSON.stringify({ ...payload, sub: 'żółw-1', username: 'Zoë أمل 🌍', role: 'créateur' }),
  ),
  'characters that base64url replaces': tokenOf(JSON.stringify({ ...payload, username: '>>>???ÿÿÿ' })),
  'bytes that are not UTF-8': tokenOf(Buffer.from('{"sub":"u\xe9","role":"donor"}', 'latin1')),
  'line breaks': tokenOf('{\n"sub": "u1",\r\n"role": "donor"\n}'),
  'an unknown role': tokenOf('{"sub":"u1","role":"superhero"}'),
  'a role that is a number': tokenOf('{"sub":"u1","role":7}'),
  'no fields': tokenOf('{}'),
  null: tokenOf('null'),
  'a number': tokenOf('7'),
  'only two parts': tokenOf('{"sub":"u1"}').replace('.signature', ''),
  padding: 'head.e30=.signature',
};

/** Tokens that cannot be decoded, with the reason that is logged. */
export const invalidTokens = {
  'a missing part': ['only-one-part', 'missing part #2'],
  'an empty part': ['head..signature', 'invalid json for part #2'],
  'bad base64': ['head.%%%.signature', 'invalid base64 for part #2'],
  'base64 of an impossible length': ['head.e30AB.signature', 'invalid base64 for part #2'],
  'base64 of an impossible length with spaces': ['head.e30  .signature', 'invalid base64 for part #2'],
  'base64 with a space': ['head.e 3.signature', 'invalid base64 for part #2'],
  'bad JSON': [tokenOf('{"sub":'), 'invalid json for part #2'],
} as const;
