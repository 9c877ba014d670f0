/** A sample picture: `picture` is the name that `composePicture` in `pictures/compose.ts` expects, `alt` its text alternative. */
export interface SamplePicture {
  picture: string;
  alt: string;
}
