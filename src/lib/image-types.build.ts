import { limits } from '@kindcrate/contract/limits';

/** The formats accepted for upload, as the attribute `accept` of a file field. HEIC has no type on Windows and Linux. */
export const imageTypes = [...limits.image.types, '.heic', '.heif'].join();
