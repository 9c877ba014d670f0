import { limits } from '@kindcrate/contract/limits';

/** The formats accepted for upload, as the attribute `accept` of a file field. */
export const imageTypes = limits.image.types.join();
