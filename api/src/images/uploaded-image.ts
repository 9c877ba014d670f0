import type { FileLike } from '@kindcrate/contract/fields';
import type { ImageProblem } from './image-problem.ts';

/**
 * A file as it arrived. It is a class, and only the reader of forms makes one: what merely looks like a file because a
 * client wrote it so (`{"size": 5, "bytes": "/etc/passwd"}`) is none.
 */
export class UploadedImage implements FileLike {
  readonly size: number;
  readonly bytes: Buffer;
  /** Why it is refused; nothing when it may be decoded. */
  readonly problem: ImageProblem | undefined;

  constructor(bytes: Buffer, problem: ImageProblem | undefined) {
    this.size = bytes.length;
    this.bytes = bytes;
    this.problem = problem;
  }
}
