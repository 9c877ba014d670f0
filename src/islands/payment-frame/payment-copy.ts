import type { CollectionEntry } from 'astro:content';

export type PaymentCopy = Omit<CollectionEntry<'payment'>['data'], 'sandbox'>;
