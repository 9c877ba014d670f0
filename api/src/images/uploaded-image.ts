import type { BodyOf, Endpoint } from '@kindcrate/contract/endpoint';
import type { FileLike } from '@kindcrate/contract/fields';
import type { ImageProblem } from './image-failure.ts';

/**
 * An uploaded file, as received. It is a class that only `receiveForm` instantiates, so that a JSON body that imitates a file
 * (`{"size": 5, "bytes": "/etc/passwd"}`) is not mistaken for one.
 */
export class UploadedImage implements FileLike {
  readonly size: number;
  readonly bytes: Buffer;
  /** Why the image is refused; undefined when it may be decoded. */
  readonly problem: ImageProblem | undefined;

  constructor(bytes: Buffer, problem: ImageProblem | undefined) {
    this.size = bytes.length;
    this.bytes = bytes;
    this.problem = problem;
  }
}

/** The body of an endpoint as its handler receives it: each file is an `UploadedImage`. */
export type ReceivedBody<E extends Endpoint> = Received<BodyOf<E>>;

type Received<Body> = {
  [Name in keyof Body]: NonNullable<Body[Name]> extends FileLike
    ? UploadedImage | Extract<Body[Name], undefined>
    : Body[Name];
};
