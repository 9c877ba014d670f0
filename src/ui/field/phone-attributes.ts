/**
 * For the field of a phone number, which is 11 digits without a country code. Not `type="tel"`: with it, HTML allows only
 * `autocomplete="tel"`, which fills in the country code too.
 */
export const phoneAttributes = { inputMode: 'tel', autoComplete: 'tel-national' } as const;
