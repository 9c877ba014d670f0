/**
 * For a field that takes a phone number of 11 digits, without a country code. Not `type="tel"`: with that type, HTML allows only
 * `autocomplete="tel"`, which fills in the country code too.
 */
export const phoneAttributes = { inputMode: 'tel', autoComplete: 'tel-national' } as const;
