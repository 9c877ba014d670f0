import { limits } from '@kindcrate/contract/limits';

/**
 * The formats accepted for upload, as the attribute `accept` of a file field. Includes file extensions, because
 * Windows and Linux do not know the MIME type of HEIC.
 */
export const imageTypes = [...limits.image.types, '.heic', '.heif'].join();
